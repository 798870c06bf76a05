import type { AMREntry } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addApp,
  answer,
  dataOf,
  newestCode,
  signedUp,
  skipIfOff,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({
    phoneFactors: true,
    manualLinking: true,
    stubProviders: ['google'],
  });
});
afterEach(() => expect(server.errors).toEqual([]));
afterAll(() => server.close());

const newPhone = () => `1555${String(Math.random()).slice(2, 9)}`;

describe('second factor', () => {
  it('by app is required for changes, raises the session, and can be removed', async () => {
    const { account, client } = await signedUp(server);
    const other = server.client();
    await dataOf(other.signInWithPassword(account));
    const app = await addApp(server, client);
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level?.currentLevel).toBe('aal2');
    const methods = level?.currentAuthenticationMethods.map((one) => (one as AMREntry).method);
    // Methods of the same second have no order.
    expect(methods?.toSorted()).toEqual(['password', 'totp']);
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');

    await dataOf(other.signInWithPassword(account));
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    for (const refused of [
      await other.updateUser({ password: 'another one' }),
      await other.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }),
      await other.mfa.unenroll({ factorId: app.id }),
    ]) {
      expect(refused.error).toMatchObject({ code: 'insufficient_aal' });
    }
    const code = app.code();
    expect((await answer(other, app.id, '000000')).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
    await dataOf(answer(other, app.id, code));
    await dataOf(client.mfa.unenroll({ factorId: app.id }));
    const { session } = await dataOf(client.refreshSession());
    expect(
      (await client.mfa.getAuthenticatorAssuranceLevel(session?.access_token)).data,
    ).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const subjects = (await server.mails(account.email)).map(({ subject }) => subject);
    expect(subjects.slice(0, 2)).toEqual([
      'A second step was removed from your Bank Bonuses account',
      'A second step was added to your Bank Bonuses account',
    ]);
  });

  it('is required for links too', { tags: 'own' }, async () => {
    const { account, client } = await signedUp(server);
    await addApp(server, client);
    const other = server.client();
    await dataOf(other.signInWithPassword(account));
    const { error } = await other.linkIdentity({ provider: 'google' });
    expect(error).toMatchObject({ code: 'insufficient_aal' });
  });

  it('by phone opens the session with the code of a text message', async ({ skip }) => {
    const { client } = await signedUp(server);
    const phone = newPhone();
    const number = `+${phone}`;
    const enrolled = await client.mfa.enroll({
      factorType: 'phone',
      phone: number,
      friendlyName: 'Phone',
    });
    const reason = 'Phones as second factors are off at this service.';
    skipIfOff({ skip }, enrolled.error, { code: 'mfa_phone_enroll_not_enabled', reason });
    const factor = await dataOf(Promise.resolve(enrolled));
    expect(factor.phone).toBe(number);
    await dataOf(answer(client, factor.id, () => newestCode(server, phone)));
    expect((await dataOf(client.mfa.listFactors())).phone).toMatchObject([{ phone }]);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
    });
  });

  it('by phone accepts a code for five minutes', { tags: 'own' }, async () => {
    const { client } = await signedUp(server);
    const phone = newPhone();
    const { id: factorId } = await dataOf(
      client.mfa.enroll({ factorType: 'phone', phone: `+${phone}`, friendlyName: 'Phone' }),
    );
    const { id: challengeId } = await dataOf(client.mfa.challenge({ factorId, channel: 'sms' }));
    const code = await newestCode(server, phone);
    expect((await client.mfa.verify({ factorId, challengeId, code: 'x' })).error).toMatchObject({
      code: 'mfa_verification_failed',
    });
    server.advance(300);
    expect((await client.mfa.verify({ factorId, challengeId, code })).error).toMatchObject({
      code: 'mfa_challenge_expired',
    });
  });

  it('have a secret and a URI for an authenticator app', async () => {
    const { client } = await signedUp(server);
    const { totp } = await dataOf(
      client.mfa.enroll({ factorType: 'totp', friendlyName: 'App', issuer: 'Bank Bonuses' }),
    );
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Bank%20Bonuses:.*secret=[A-Z2-7]{32}/);
    expect(totp.uri).toContain(totp.secret);
  });
});
