import { decodeJwt } from 'jose';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, type Caller } from '../testing/authenticatorApp.ts';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';
import { defaultFactorSettings } from './factorSettings.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ factors: { ...defaultFactorSettings, phone: true } });
});
afterAll(() => server.close());

const newNumber = () => `1555${randomInt(1_000_000, 9_999_999)}`;

async function enrolled(caller: Caller, number = newNumber()) {
  const { data, error } = await caller.client.mfa.enroll({
    factorType: 'phone',
    friendlyName: `phone ${number}`,
    phone: `+${number}`,
  });
  expect(error).toBeNull();
  return { number, factorId: data?.id ?? '', data };
}

async function newestCode(number: string): Promise<string> {
  return (await server.mails(number))[0]?.code ?? '';
}

describe('phone factor', () => {
  it('sends its code to the mailbox under its number', async () => {
    const caller = await signedIn(server);
    const { number, factorId, data } = await enrolled(caller);
    expect(data).toMatchObject({ type: 'phone', phone: number });
    const challenge = await caller.client.mfa.challenge({ factorId, channel: 'sms' });
    expect(challenge.data).toMatchObject({ type: 'phone' });
    const [message] = await server.mails(number);
    expect(message?.subject).toBe('Text message: your Bank Bonuses code');
    expect(message?.text).toContain(
      `${message?.code ?? '-'}. It works once and expires in 5 minutes.`,
    );
    const challengeId = challenge.data?.id ?? '';
    const wrong = message?.code === '000000' ? '111111' : '000000';
    expect(
      (await caller.client.mfa.verify({ factorId, challengeId, code: wrong })).error,
    ).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid MFA Phone code entered',
    });
    const code = message?.code ?? '';
    const verified = await caller.client.mfa.verify({ factorId, challengeId, code });
    expect(decodeJwt(verified.data?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    expect(decodeJwt(verified.data?.access_token ?? '')['amr']).toContainEqual(
      expect.objectContaining({ method: 'mfa/phone' }),
    );
    expect(verified.data?.user.factors).toMatchObject([{ factor_type: 'phone', phone: number }]);
    const again = await caller.client.mfa.verify({ factorId, challengeId, code });
    expect(again.error?.code).toBe('mfa_ip_address_mismatch');
  });

  it('sends at most one code a minute to a number, even for another account', async () => {
    const caller = await signedIn(server);
    const { number, factorId } = await enrolled(caller);
    const ask = () => caller.client.mfa.challenge({ factorId, channel: 'whatsapp' });
    expect((await ask()).error).toBeNull();
    server.advance(20);
    expect((await ask()).error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
      message: 'For security purposes, you can only request this after 40 seconds.',
    });
    const stranger = await signedIn(server);
    const same = await enrolled(stranger, number);
    const { error } = await stranger.client.mfa.challenge({
      factorId: same.factorId,
      channel: 'sms',
    });
    expect(error?.code).toBe('over_sms_send_rate_limit');
    server.advance(40);
    expect((await ask()).error).toBeNull();
    expect(await server.mails(number)).toHaveLength(2);
  });

  it('accepts for each challenge only the code that was sent for it', async () => {
    const caller = await signedIn(server);
    const { number, factorId } = await enrolled(caller);
    const first = await caller.client.mfa.challenge({ factorId, channel: 'sms' });
    server.advance(60);
    const early = await newestCode(number);
    await caller.client.mfa.challenge({ factorId, channel: 'sms' });
    const code = await newestCode(number);
    const answer = { factorId, challengeId: first.data?.id ?? '' };
    if (early !== code) {
      expect((await caller.client.mfa.verify({ ...answer, code })).error?.code).toBe(
        'mfa_verification_failed',
      );
    }
    expect((await caller.client.mfa.verify({ ...answer, code: early })).error).toBeNull();
  });

  it.each(['', '0155', 'abc', '+1555012012012012', '+1 555 x'])(
    'cannot be enrolled with the phone number %j',
    async (phone) => {
      const { client } = await signedIn(server);
      expect((await client.mfa.enroll({ factorType: 'phone', phone })).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Invalid phone number format (E.164 required)',
      });
    },
  );

  it('rejects an unknown channel', async () => {
    const caller = await signedIn(server);
    const { factorId } = await enrolled(caller);
    const path = `/factors/${factorId}/challenge`;
    expect(await caller.send('POST', path, { channel: 'pigeon' })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  it('replaces an unverified factor with the same number, but not a verified one', async () => {
    const caller = await signedIn(server);
    const first = await enrolled(caller);
    const phone = `+${first.number}`;
    const second = await caller.client.mfa.enroll({ factorType: 'phone', phone });
    const factorId = second.data?.id ?? '';
    expect((await caller.client.mfa.listFactors()).data?.all).toMatchObject([{ id: factorId }]);
    const { data } = await caller.client.mfa.challenge({ factorId, channel: 'sms' });
    const code = await newestCode(first.number);
    await caller.client.mfa.verify({ factorId, challengeId: data?.id ?? '', code });
    const third = await caller.client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'x' });
    expect(third.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' });
  });

  it('is turned off by default, both for enrollment and for codes', async () => {
    const caller = await signedIn(server);
    const { factorId } = await enrolled(caller);
    const { settings } = server.context;
    server.context.settings = { ...settings, factors: defaultFactorSettings };
    const enrol = await caller.client.mfa.enroll({ factorType: 'phone', phone: newNumber() });
    const challenge = await caller.client.mfa.challenge({ factorId, channel: 'sms' });
    server.context.settings = settings;
    expect(enrol.error).toMatchObject({
      status: 422,
      code: 'mfa_phone_enroll_not_enabled',
      message: 'MFA enroll is disabled for Phone',
    });
    expect(challenge.error).toMatchObject({ status: 422, code: 'mfa_phone_verify_not_enabled' });
  });
});
