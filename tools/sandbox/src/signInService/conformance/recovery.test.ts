import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  newAddress,
  newestCode,
  openNewestLink,
  signedUp,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterEach(() => expect(server.errors).toEqual([]));
afterAll(() => server.close());

const password = 'correct horse';

describe('password recovery', () => {
  it('by link ends all other sessions, and accepts only the new password', async () => {
    const { account, client: other } = await signedUp(server);
    const client = server.client();
    const redirectTo = `${server.origin}/reset-password?type=recovery`;
    await dataOf(client.resetPasswordForEmail(account.email, { redirectTo }));
    const landed = await openNewestLink(server, account.email);
    expect([landed.pathname, landed.searchParams.get('type')]).toEqual([
      '/reset-password',
      'recovery',
    ]);
    const code = landed.searchParams.get('code') ?? '';
    await dataOf(client.exchangeCodeForSession(code));
    expect((await client.updateUser({ password })).error).toMatchObject({ code: 'same_password' });
    await dataOf(client.updateUser({ password: 'another one' }));
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await other.refreshSession()).error).not.toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await other.signInWithPassword(account)).error).toMatchObject({
      code: 'invalid_credentials',
    });
    const [notice] = await server.mails(account.email);
    expect(notice?.subject).toBe('Your Bank Bonuses password was changed');
  });

  it('by code works in another browser', async () => {
    const { account } = await signedUp(server);
    await dataOf(server.client().resetPasswordForEmail(account.email));
    const token = await newestCode(server, account.email);
    const given = { email: account.email, token, type: 'recovery' as const };
    expect((await dataOf(server.client().verifyOtp(given))).user?.email).toBe(account.email);
  });

  it('by code ends after an hour', { tags: 'own' }, async () => {
    const { account } = await signedUp(server);
    const client = server.client();
    await dataOf(server.client().resetPasswordForEmail(account.email));
    const token = await newestCode(server, account.email);
    server.advance(3_600);
    const given = { email: account.email, token, type: 'recovery' as const };
    expect((await client.verifyOtp(given)).error).toMatchObject({ code: 'otp_expired' });
  });

  it('gives the same response for an unknown address, and sends nothing', async () => {
    const email = newAddress();
    expect(await server.client().resetPasswordForEmail(email)).toEqual({ data: {}, error: null });
    expect(await server.mails(email)).toEqual([]);
  });

  it('redirects only to the portal', async () => {
    const { account, client } = await signedUp(server);
    const redirectTo = 'https://elsewhere.example/reset-password';
    await dataOf(client.resetPasswordForEmail(account.email, { redirectTo }));
    const { hostname } = await openNewestLink(server, account.email);
    expect(hostname).toBe(new URL(server.origin).hostname);
  });
});

describe('a change of the password', { tags: 'own' }, () => {
  const day = 86_400;
  let strict: SignInServer;
  beforeAll(async () => {
    strict = await startSignIn({ reauthenticateAfterSeconds: day });
  });
  afterEach(() => expect(strict.errors).toEqual([]));
  afterAll(() => strict.close());

  const change = { password: 'another one' };
  const needed = { status: 400, code: 'reauthentication_needed' };
  const wrong = { status: 422, code: 'reauthentication_not_valid' };

  it('needs a mailed code a day after the login, and uses it up', async () => {
    const { account, client } = await signedUp(strict);
    strict.advance(day - 60);
    await dataOf(client.refreshSession());
    await dataOf(client.updateUser({ password: 'in time' }));
    strict.advance(120);
    expect((await client.updateUser(change)).error).toMatchObject(needed);
    await dataOf(client.reauthenticate());
    expect((await client.reauthenticate()).error).toMatchObject({ status: 429 });
    const nonce = await newestCode(strict, account.email);
    for (const given of [nonce === '000000' ? '111111' : '000000', account.email]) {
      expect((await client.updateUser({ ...change, nonce: given })).error).toMatchObject(wrong);
    }
    await dataOf(client.updateUser({ ...change, nonce }));
    const next = { password: 'a third one', nonce };
    expect((await client.updateUser(next)).error).toMatchObject(wrong);
  });

  it('needs no code by default, even after a year', async () => {
    const { client } = await signedUp(server);
    server.advance(365 * day);
    await dataOf(client.refreshSession());
    await dataOf(client.updateUser(change));
  });
});
