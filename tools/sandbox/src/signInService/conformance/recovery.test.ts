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

  it('by code works in another browser, and a code expires after an hour', async () => {
    const { account } = await signedUp(server);
    const client = server.client();
    await dataOf(server.client().resetPasswordForEmail(account.email));
    const token = await newestCode(server, account.email);
    server.advance(3_600);
    const given = { email: account.email, token, type: 'recovery' as const };
    expect((await client.verifyOtp(given)).error).toMatchObject({ code: 'otp_expired' });
    await dataOf(client.resetPasswordForEmail(account.email));
    const newer = { ...given, token: await newestCode(server, account.email) };
    expect((await dataOf(client.verifyOtp(newer))).user?.email).toBe(account.email);
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
    expect((await openNewestLink(server, account.email)).origin).toBe(server.origin);
  });
});
