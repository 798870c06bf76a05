import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultFactorSettings, type FactorSettings } from './factorSettings.ts';
import { addApp, signedIn, type Caller } from '../testing/authenticatorApp.ts';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

const nothing = '6c3bb6f5-6d1c-4f5e-9d3e-000000000000';

const enrol = ({ client }: Caller, friendlyName?: string) =>
  client.mfa.enroll({
    factorType: 'totp',
    ...(friendlyName === undefined ? {} : { friendlyName }),
  });

/** Runs `work` with changed factor settings and restores the settings afterwards. */
async function withFactors(changes: Partial<FactorSettings>, work: () => Promise<void>) {
  const before = server.context.settings;
  server.context.settings = { ...before, factors: { ...defaultFactorSettings, ...changes } };
  await work().finally(() => {
    server.context.settings = before;
  });
}

describe('enrolling a factor', () => {
  it('rejects an unknown factor type', async () => {
    const { send } = await signedIn(server);
    for (const body of [{}, { factor_type: 'email' }]) {
      expect(await send('POST', '/factors', body)).toEqual({
        status: 400,
        code: 'validation_failed',
        message: 'factor_type needs to be totp, phone, or webauthn',
      });
    }
  });

  it('rejects a name that another factor of the user already has, even if the name is empty', async () => {
    const caller = await signedIn(server);
    for (const [given, shown] of [
      ['My phone', '"My phone"'],
      [undefined, '""'],
    ] as const) {
      expect((await enrol(caller, given)).error).toBeNull();
      expect((await enrol(caller, given)).error).toMatchObject({
        status: 422,
        code: 'mfa_factor_name_conflict',
        message: `A factor with the friendly name ${shown} for this user already exists`,
      });
    }
    expect((await enrol(await signedIn(server), 'My phone')).error).toBeNull();
  });

  it('accepts the name of a factor that was abandoned five minutes ago', async () => {
    const caller = await signedIn(server);
    await enrol(caller, 'A');
    const { data } = await enrol(caller, 'B');
    server.advance(200);
    await caller.client.mfa.challenge({ factorId: data?.id ?? '' });
    server.advance(101);
    expect((await enrol(caller, 'B')).error?.code).toBe('mfa_factor_name_conflict');
    expect((await enrol(caller, 'A')).error).toBeNull();
  });

  it('is rejected if the user has the maximum number of verified factors', async () => {
    await withFactors({ maxFactors: 2 }, async () => {
      const caller = await signedIn(server);
      for (const name of ['A', 'B']) await addApp(server, caller.client, name);
      expect((await enrol(caller, 'C')).error).toMatchObject({
        status: 422,
        code: 'too_many_enrolled_mfa_factors',
        message: 'Maximum number of verified factors reached, unenroll to continue',
      });
    });
    expect(server.context.settings.factors.maxFactors).toBe(10);
  });

  it('is rejected if the user has the maximum number of unverified factors', async () => {
    await withFactors({ maxFactors: 2 }, async () => {
      const caller = await signedIn(server);
      for (const name of ['A', 'B']) await enrol(caller, name);
      expect((await enrol(caller, 'C')).error).toMatchObject({
        code: 'too_many_enrolled_mfa_factors',
        message: 'Maximum number of enrolled factors reached, unenroll to continue',
      });
    });
  });

  it('requires AAL2 if the user has a factor, even for an enrollment that began before', async () => {
    const owner = await signedIn(server);
    await withFactors({ phone: true }, async () => {
      const thief = await signedIn(server, owner.account);
      const phone = { factorType: 'phone', phone: '+15550100120' } as const;
      const begun = await thief.client.mfa.enroll(phone);
      await addApp(server, owner.client);
      const again = await signedIn(server, owner.account);
      const refused = {
        status: 403,
        code: 'insufficient_aal',
        message: 'AAL2 required to enroll a new factor',
      };
      expect((await enrol(again, 'other')).error).toMatchObject(refused);
      const challenge = await again.client.mfa.challenge({ factorId: begun.data?.id ?? '' });
      expect(challenge.error).toMatchObject(refused);
    });
  });

  it('is rejected if TOTP is turned off, as are the codes of existing apps', async () => {
    const caller = await signedIn(server);
    const { id } = await addApp(server, caller.client);
    await withFactors({ totpEnroll: false, totpVerify: false }, async () => {
      expect((await enrol(caller, 'B')).error).toMatchObject({
        status: 422,
        code: 'mfa_totp_enroll_not_enabled',
        message: 'MFA enroll is disabled for TOTP',
      });
      const off = { status: 422, code: 'mfa_totp_verify_not_enabled' };
      expect((await caller.client.mfa.challenge({ factorId: id })).error).toMatchObject(off);
      const answer = { factorId: id, challengeId: nothing, code: '123456' };
      expect((await caller.client.mfa.verify(answer)).error).toMatchObject(off);
    });
  });
});

describe('factor', () => {
  it('cannot be used or removed by another user', async () => {
    const owner = await signedIn(server);
    const { id } = await addApp(server, owner.client);
    const stranger = await signedIn(server);
    const notFound = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' };
    const badId = { status: 404, code: 'validation_failed', message: 'factor_id must be an UUID' };
    const body = { challenge_id: nothing, code: '123456' };
    for (const [factorId, answer] of [
      ['abc', badId],
      [nothing, notFound],
      [id, notFound],
    ] as const) {
      expect(await stranger.send('POST', `/factors/${factorId}/challenge`)).toEqual(answer);
      expect(await stranger.send('POST', `/factors/${factorId}/verify`, body)).toEqual(answer);
      expect(await stranger.send('DELETE', `/factors/${factorId}`)).toEqual(answer);
    }
    expect((await owner.client.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  it('cannot be listed by a route: GET /factors is not allowed', async () => {
    expect(await (await signedIn(server)).send('GET', '/factors')).toMatchObject({
      status: 405,
      code: 'method_not_allowed',
    });
  });

  it('can be removed only at AAL2 if it is verified, and at AAL1 if it is unverified', async () => {
    const owner = await signedIn(server);
    const { id } = await addApp(server, owner.client);
    const again = await signedIn(server, owner.account);
    expect((await again.client.mfa.unenroll({ factorId: id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    });
    const begun = await enrol(owner, 'begun');
    const { error } = await again.client.mfa.unenroll({ factorId: begun.data?.id ?? '' });
    expect(error).toBeNull();
  });
});
