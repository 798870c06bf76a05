import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signAccessToken } from './accessTokens.ts';
import { createPrivateJwk, loadSigningKey } from './signingKey.ts';
import { confirmedAccount, startSignIn, type SignInServer } from './testing/signInServer.ts';
import { findUserByEmail } from './users.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

async function bearer(): Promise<string> {
  const { data } = await server.client().signInWithPassword(await confirmedAccount(server));
  return `Bearer ${data.session?.access_token ?? ''}`;
}

describe('who calls', () => {
  it('must bring a bearer token', async () => {
    const response = await server.request('/user');
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    ]);
  });

  it('is refused with the publishable key or a tampered token', async () => {
    const token = await bearer();
    for (const authorization of ['Bearer sb_publishable_test', `${token.slice(0, -4)}AAAA`]) {
      const response = await server.request('/user', { headers: { authorization } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'bad_jwt' });
    }
  });

  it('is refused with a token that another key signed', async () => {
    const { email } = await confirmedAccount(server);
    const user = await findUserByEmail(server.context.db, email);
    if (user === undefined) throw new Error('There is no user.');
    const foreign = {
      ...server.context,
      signingKey: await loadSigningKey(await createPrivateJwk()),
    };
    const session = { sessionId: user.id, aal: 'aal1', methods: [] };
    const { accessToken } = await signAccessToken(foreign, user, session);
    const response = await server.request('/user', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'bad_jwt' });
  });

  it('is refused when the token has expired, or its session or user is gone', async () => {
    const { email, password } = await confirmedAccount(server);
    const { data } = await server.client().signInWithPassword({ email, password });
    const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
    const { db } = server.context;
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', data.user?.id ?? '')
      .execute();
    const noSession = await server.request('/user', { headers });
    expect(await noSession.json()).toEqual({
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    });
    await db.deleteFrom('users').where('email', '=', email).execute();
    const noUser = await server.request('/user', { headers });
    expect(await noUser.json()).toMatchObject({ code: 'user_not_found' });
    server.advance(3_601);
    const expired = await server.request('/user', { headers });
    expect(await expired.json()).toEqual({
      code: 'bad_jwt',
      message: 'invalid JWT: unable to parse or verify signature, token is expired',
    });
  });
});

describe('the look-up for the service', () => {
  const secret = { apikey: 'sb_secret_test', authorization: 'Bearer sb_secret_test' };

  it('shows a user to the holder of the secret key', async () => {
    const { email } = await confirmedAccount(server);
    const user = await findUserByEmail(server.context.db, email);
    const response = await server.request(`/admin/users/${user?.id ?? ''}`, { headers: secret });
    expect(await response.json()).toMatchObject({ id: user?.id, email, identities: [{ email }] });
  });

  it('shows nobody to others', async () => {
    const path = '/admin/users/00000000-0000-4000-8000-000000000000';
    const user = await server.request(path, { headers: { authorization: await bearer() } });
    expect(await user.json()).toEqual({ code: 'not_admin', message: 'User not allowed' });
    const unknown = await server.request(path, { headers: secret });
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { code: 'user_not_found', message: 'User not found' },
    ]);
    const malformed = await server.request('/admin/users/x', { headers: secret });
    expect(malformed.status).toBe(404);
  });
});
