import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
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

describe('sign-in with a password', () => {
  it('opens a session with a token that the published key verifies', async () => {
    const account = await confirmedAccount(server);
    const { data, error } = await server.client().signInWithPassword(account);
    expect(error).toBeNull();
    const token = data.session?.access_token ?? '';
    const keys = createRemoteJWKSet(new URL(`${server.url}/.well-known/jwks.json`));
    const { payload } = await jwtVerify(token, keys, {
      issuer: server.url,
      audience: 'authenticated',
      algorithms: ['ES256'],
    });
    const header = decodeProtectedHeader(token);
    expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) as string });
    expect(payload).toEqual({
      iss: server.url,
      sub: data.user?.id,
      aud: 'authenticated',
      exp: (payload.iat ?? 0) + 3600,
      iat: expect.any(Number) as number,
      email: account.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data.user?.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) as number }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      is_anonymous: false,
    });
    expect(data.session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: payload.exp,
      refresh_token: expect.stringMatching(/^[a-z0-9]{12}$/) as string,
    });
    expect(data.user?.last_sign_in_at).toBeDefined();
  });

  it('returns a token from which the client reads its claims and assurance level', async () => {
    const account = await confirmedAccount(server);
    const client = server.client();
    await client.signInWithPassword(account);
    const claims = await client.getClaims();
    expect(claims.data?.claims).toMatchObject({ email: account.email, aal: 'aal1' });
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  it('ignores the case of the address', async () => {
    const { email, password } = await confirmedAccount(server);
    const { error } = await server
      .client()
      .signInWithPassword({ email: email.toUpperCase(), password });
    expect(error).toBeNull();
  });

  it('has the same response for an unknown address and for a wrong password', async () => {
    const { email } = await confirmedAccount(server);
    const answers = await Promise.all(
      [email, newAddress()].map((address) =>
        server.request('/token?grant_type=password', {
          method: 'POST',
          body: { email: address, password: 'wrong password' },
        }),
      ),
    );
    const seen = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        headers: [...answer.headers.entries()].filter(([name]) => name !== 'date'),
        body: (await answer.json()) as unknown,
      })),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    });
  });

  it('stores the password as an argon2id hash and no token in plain text', async () => {
    const hashing = await startSignIn({}, { takesTime: true });
    const account = await confirmedAccount(hashing);
    const { data } = await hashing.client().signInWithPassword(account);
    const user = await hashing.context.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tokens = await hashing.context.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(JSON.stringify(tokens)).not.toContain(data.session?.refresh_token);
    await hashing.close();
  });

  it.each([
    ['password', {}, 400, 'validation_failed', 'missing email or phone'],
    [
      'password',
      { email: 'a@example.com', phone: '5550100' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    ],
    ['password', { phone: '5550100' }, 422, 'phone_provider_disabled', 'Phone logins are disabled'],
    ['unheard_of', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['web3', {}, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ])('rejects the grant %s with %o', async (grant, body, status, code, message) => {
    const response = await server.request(`/token?grant_type=${grant}`, { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message });
  });

  it('reveals a ban only with the correct password', async () => {
    const account = await confirmedAccount(server);
    await server.context.db
      .updateTable('users')
      .set({ banned_until: new Date('2999-01-01') })
      .where('email', '=', account.email)
      .execute();
    const { error } = await server.client().signInWithPassword(account);
    expect(error).toMatchObject({ code: 'user_banned', message: 'User is banned' });
    const guess = { ...account, password: 'wrong password' };
    const guessed = await server.client().signInWithPassword(guess);
    expect(guessed.error?.code).toBe('invalid_credentials');
  });
});
