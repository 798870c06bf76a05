import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signAccessToken } from './accessTokens.ts';
import { createPrivateJwk, loadSigningKey } from './signingKey.ts';
import { confirmedAccount, startSignIn, type SignInServer } from '../testing/signInServer.ts';
import { findUserByEmail } from '../users/users.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

interface Caller {
  email: string;
  client: ReturnType<SignInServer['client']>;
  token: string;
  claims: JWTPayload;
}

async function signedIn(): Promise<Caller> {
  const account = await confirmedAccount(server);
  const client = server.client();
  const { data } = await client.signInWithPassword(account);
  const token = data.session?.access_token ?? '';
  return { email: account.email, client, token, claims: decodeJwt(token) };
}

async function bearer(): Promise<string> {
  const { data } = await server.client().signInWithPassword(await confirmedAccount(server));
  return `Bearer ${data.session?.access_token ?? ''}`;
}

describe('authenticate', () => {
  it('rejects a request without a bearer token', async () => {
    const response = await server.request('/user');
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    ]);
  });

  it('rejects the publishable key and a tampered token', async () => {
    const token = await bearer();
    for (const authorization of ['Bearer sb_publishable_test', `${token.slice(0, -4)}AAAA`]) {
      const response = await server.request('/user', { headers: { authorization } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'bad_jwt' });
    }
  });

  it('rejects a token that another key signed', async () => {
    const { email } = await confirmedAccount(server);
    const user = await findUserByEmail(server.context.db, email);
    if (user === undefined) throw new Error('Missing user');
    const foreign = {
      ...server.context,
      signingKey: await loadSigningKey(await createPrivateJwk()),
    };
    const session = {
      sessionId: user.id,
      appMetadata: { provider: 'email', providers: ['email'] },
      aal: 'aal1',
      methods: [],
    };
    const { accessToken } = await signAccessToken(foreign, user, session);
    const response = await server.request('/user', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'bad_jwt' });
  });

  it('rejects a token that has expired, or whose session or user was deleted', async () => {
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

describe('access token', () => {
  /**
   * Sends a request with a token whose claims have been changed and signed again. A change to
   * `undefined` removes the claim. Returns the status and the error code.
   */
  async function ask(changes: (other: Caller) => Record<string, unknown>) {
    const [own, other] = [await signedIn(), await signedIn()];
    const claims = { ...own.claims, ...changes(other) };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: server.context.signingKey.kid, typ: 'JWT' })
      .sign(server.context.signingKey.privateKey);
    const headers = { authorization: `Bearer ${token}` };
    const response = await server.request('/user', { headers });
    const { code } = (await response.json()) as { code?: string };
    return [response.status, code];
  }

  it('is accepted with unchanged claims and a new signature', async () => {
    expect(await ask(() => ({}))).toEqual([200, undefined]);
  });

  const unknownId = '00000000-0000-4000-8000-000000000000';

  it.each<[string, (other: Caller) => Record<string, unknown>, number, string]>([
    ['another issuer', () => ({ iss: 'http://elsewhere.example/auth/v1' }), 403, 'bad_jwt'],
    ['no issuer', () => ({ iss: undefined }), 403, 'bad_jwt'],
    ['another audience', () => ({ aud: 'another-audience' }), 403, 'bad_jwt'],
    ['no audience', () => ({ aud: undefined }), 403, 'bad_jwt'],
    ['an exp in the past', () => ({ exp: 1 }), 403, 'bad_jwt'],
    ['no exp', () => ({ exp: undefined }), 403, 'bad_jwt'],
    ['an nbf in the future', () => ({ nbf: 9_999_999_999 }), 403, 'bad_jwt'],
    ['no subject', () => ({ sub: undefined }), 403, 'bad_jwt'],
    ['an invalid user id', () => ({ sub: 'admin' }), 400, 'bad_jwt'],
    ['an unknown user id', () => ({ sub: unknownId }), 403, 'user_not_found'],
    ['no session', () => ({ session_id: undefined }), 403, 'session_not_found'],
    ['an invalid session id', () => ({ session_id: 'x' }), 403, 'session_not_found'],
    ['an unknown session id', () => ({ session_id: unknownId }), 403, 'session_not_found'],
    [
      "another user's session",
      ({ claims }) => ({ session_id: claims['session_id'] }),
      403,
      'session_not_found',
    ],
    ["another user's id", ({ claims }) => ({ sub: claims.sub }), 403, 'session_not_found'],
  ])('is rejected with a valid signature but %s', async (_, changes, status, code) => {
    expect(await ask(changes)).toEqual([status, code]);
  });

  it('is rejected if its user is banned', async () => {
    const { client, email } = await signedIn();
    await server.context.db
      .updateTable('users')
      .set({ banned_until: new Date('2999-01-01') })
      .where('email', '=', email)
      .execute();
    expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' });
  });

  it('is rejected without a signature', async () => {
    const { token } = await signedIn();
    const [, payload] = token.split('.');
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const unsigned of [`${header}.${payload}.`, `${token.split('.', 2).join('.')}.`]) {
      const headers = { authorization: `Bearer ${unsigned}` };
      expect((await server.request('/user', { headers })).status).toBe(403);
    }
  });
});

describe('admin user look-up', () => {
  const secret = { apikey: 'sb_secret_test', authorization: 'Bearer sb_secret_test' };

  it('returns a user to a caller with the secret key', async () => {
    const { email } = await confirmedAccount(server);
    const user = await findUserByEmail(server.context.db, email);
    const response = await server.request(`/admin/users/${user?.id ?? ''}`, { headers: secret });
    expect(await response.json()).toMatchObject({ id: user?.id, email, identities: [{ email }] });
  });

  it("rejects a customer's token, and an unknown or invalid user id", async () => {
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
