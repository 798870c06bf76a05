import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  newAddress,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

const halfDone =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const plusSigns = halfDone.replaceAll(' ', '+');

async function askForChange(flowType: 'pkce' | 'implicit' = 'pkce') {
  const account = await confirmedAccount(server);
  const email = newAddress('new');
  const client = server.client({ flowType });
  await client.signInWithPassword(account);
  const emailRedirectTo = `${server.origin}/settings?a=1`;
  const { error } = await client.updateUser({ email }, { emailRedirectTo });
  expect(error).toBeNull();
  const [oldMail] = await server.mails(account.email);
  const [newMail] = await server.mails(email);
  if (oldMail === undefined || newMail === undefined) throw new Error('Missing mail');
  return { account, email, client, oldMail, newMail };
}

async function open(link: string | undefined) {
  const answer = await fetch(link ?? '', { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location') ?? '' };
}

describe('change of address', () => {
  it('by two links redirects with a code that the same browser can exchange', async () => {
    const { account, email, client, oldMail, newMail } = await askForChange();
    const first = await open(newMail.links[0]);
    expect(first).toEqual({
      status: 303,
      location: `${server.origin}/settings?a=1&message=${plusSigns}#message=${plusSigns}&sb=`,
    });
    expect((await client.getUser()).data.user).toMatchObject({
      email: account.email,
      new_email: email,
    });
    const second = new URL((await open(oldMail.links[0])).location);
    expect([second.searchParams.get('a'), second.hash]).toEqual(['1', '']);
    const { data, error } = await client.exchangeCodeForSession(
      second.searchParams.get('code') ?? '',
    );
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { email, email_verified: true } });
    expect(data.user).not.toHaveProperty('new_email');
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email });
    const { data: claims } = await client.getClaims();
    expect(claims?.claims.amr).toMatchObject([{ method: 'email_change' }]);
    expect(claims?.claims.email).toBe(email);
  });

  it('by two links without PKCE returns the session in the fragment', async () => {
    const { email, oldMail, newMail } = await askForChange('implicit');
    const first = await open(oldMail.links[0]);
    expect(first.location).toBe(`${server.origin}/settings?a=1#message=${plusSigns}&sb=`);
    const second = new URL((await open(newMail.links[0])).location);
    const fragment = new URLSearchParams(second.hash.slice(1));
    expect(fragment.get('type')).toBe('email_change');
    const headers = { authorization: `Bearer ${fragment.get('access_token') ?? ''}` };
    expect(await (await server.request('/user', { headers })).json()).toMatchObject({ email });
  });

  it.each(['old', 'new'])(
    'by two codes is possible if the code in the %s mailbox is entered first',
    async (begin) => {
      const { account, email, client, oldMail, newMail } = await askForChange();
      const halves = [
        { email: account.email, token: oldMail.code ?? '' },
        { email, token: newMail.code ?? '' },
      ];
      if (begin === 'new') halves.reverse();
      const [first, second] = halves;
      const half = await server.request('/verify', {
        method: 'POST',
        body: { type: 'email_change', ...first },
      });
      expect([half.status, await half.json()]).toEqual([200, { msg: halfDone, code: '200' }]);
      const { data, error } = await client.verifyOtp({
        type: 'email_change',
        email: second?.email ?? '',
        token: second?.token ?? '',
      });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(email);
    },
  );

  it('accepts one confirmation by link and the other by code, each only once', async () => {
    const { email, oldMail, newMail } = await askForChange();
    await open(oldMail.links[0]);
    expect((await open(oldMail.links[0])).location).toContain('error_code=otp_expired');
    const token = newMail.code ?? '';
    const { error } = await server.client().verifyOtp({ type: 'email_change', email, token });
    expect(error).toBeNull();
    const again = await server.client().verifyOtp({ type: 'email_change', email, token });
    expect(again.error?.code).toBe('otp_expired');
  });

  it('still requires the old mailbox after two confirmations from the new mailbox', async () => {
    const { account, email, newMail } = await askForChange();
    await open(newMail.links[0]);
    const token = newMail.code ?? '';
    const { error } = await server.client().verifyOtp({ type: 'email_change', email, token });
    expect(error?.code).toBe('otp_expired');
    expect((await server.client().signInWithPassword(account)).error).toBeNull();
  });

  it.each(['oldMail', 'newMail'] as const)(
    'is not completed with a link that is an hour old: %s',
    async (which) => {
      const change = await askForChange();
      await open(change[which === 'oldMail' ? 'newMail' : 'oldMail'].links[0]);
      server.advance(3_600);
      expect((await open(change[which].links[0])).location).toContain('error_code=otp_expired');
      expect((await server.client().signInWithPassword(change.account)).error).toBeNull();
    },
  );

  it('mails the old address when it is complete, not earlier', async () => {
    const { account, oldMail, newMail } = await askForChange();
    await open(newMail.links[0]);
    expect((await server.mails(account.email))[0]).toEqual(oldMail);
    await open(oldMail.links[0]);
    const [notice] = await server.mails(account.email);
    expect(notice).toMatchObject({
      subject: 'Your Bank Bonuses email address was changed',
      code: null,
    });
  });

  it('to the current address, in upper or lower case, has no effect', async () => {
    const account = await confirmedAccount(server);
    const client = server.client();
    await client.signInWithPassword(account);
    const before = await server.mails(account.email);
    const { data, error } = await client.updateUser({ email: account.email.toUpperCase() });
    expect([error, data.user?.new_email]).toEqual([null, undefined]);
    expect(await server.mails(account.email)).toEqual(before);
  });

  it.each(['nonsense', `${'x'.repeat(250)}@example.com`])(
    'to the invalid address %s is rejected',
    async (email) => {
      const client = server.client();
      await client.signInWithPassword(await confirmedAccount(server));
      const { error } = await client.updateUser({ email });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    },
  );
});

describe('phone number', () => {
  async function change(phone: string) {
    const client = server.client();
    await client.signInWithPassword(await confirmedAccount(server));
    const { error } = await client.updateUser({ phone, data: { nickname: 'Al' } });
    const { data } = await client.getUser();
    return { error, user: data.user };
  }

  it('cannot be set, and the other changes of the request have no effect', async () => {
    const { error, user } = await change('+15550100');
    expect(error).toMatchObject({
      status: 400,
      code: 'phone_provider_disabled',
      message: 'Unsupported phone provider',
    });
    expect(user?.phone).toBe('');
    expect(user?.user_metadata).not.toHaveProperty('nickname');
  });

  it('must be in E.164 format', async () => {
    const { error } = await change('call me');
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    });
  });
});
