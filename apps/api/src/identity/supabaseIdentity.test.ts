import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { testService } from '../testing/testService.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { supabaseIdentity } from './supabaseIdentity.ts';

const secretKey = 'sb_secret_stub';
const publishableKey = 'sb_publishable_stub';
let stub: SignInStub;
let identity: IdentityProvider;

beforeEach(async () => {
  stub = await signInStub();
  identity = identityWith({ sessionCacheSeconds: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await stub.app.close();
});

function identityWith(options: {
  sessionCacheSeconds?: number;
  timeoutMs?: number;
  requiresSecondFactor?: boolean;
}) {
  return supabaseIdentity({ url: stub.url, secretKey, publishableKey, ...options });
}

const caller = () => ({ userId: stub.userId, email: 'avery@example.com' });

const paths = () => stub.requests.map(({ method, path }) => `${method} ${path}`);

test('accepts a valid token of an active session', async () => {
  expect(await identity.authenticate(await stub.token())).toEqual(caller());
  const asked = stub.requests.find(({ path }) => path === '/user');
  expect(asked?.headers).toMatchObject({
    apikey: publishableKey,
    authorization: expect.stringMatching(/^Bearer ey/) as string,
  });
});

test('rejects every invalid token with the same response, without a request to the identity provider', async () => {
  const service = await testService({ identity });
  const hmac = (alg: string) =>
    new SignJWT({ session_id: 's', aal: 'aal2' })
      .setProtectedHeader({ alg, kid: 'key-1' })
      .setSubject(stub.userId)
      .setIssuer(stub.url)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret that is long enough for HS256'));
  const unsigned = new UnsecuredJWT({ session_id: 's' })
    .setSubject(stub.userId)
    .setIssuer(stub.url)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .encode();
  const good = await stub.token();
  const tokens = [
    'not-a-token',
    publishableKey,
    unsigned,
    await hmac('HS256'),
    await stub.forgedToken(),
    await stub.token({}, { kid: 'key-9' }),
    await stub.token({ iss: 'https://elsewhere.example/auth/v1' }),
    await stub.token({ aud: 'anon' }),
    await stub.token({ exp: Math.floor(Date.now() / 1000) - 1 }),
    await stub.token({ exp: undefined }),
    await stub.token({ sub: undefined }),
    await stub.token({ session_id: undefined }),
    await stub.token({ session_id: 7 }),
    await stub.token({ sub: 'not-a-uuid' }),
    `${good.slice(0, -4)}AAAA`,
    // A header that is not JSON.
    ['aGVhZGVy', ...good.split('.').slice(1)].join('.'),
  ];
  for (const token of tokens) {
    const answer = await service.ask({
      url: '/api/user/profile',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe('{"detail":"Not authenticated"}');
  }
  expect(paths().filter((path) => path !== 'GET /.well-known/jwks.json')).toEqual([]);
});

test('rejects a token signed with ES384 by a key that the key set lists', async () => {
  stub.answers['GET /user'] = [200, { id: stub.userId }];
  expect(await identity.authenticate(await tokenSignedBy('ES384'))).toBe('rejected');
});

test('accepts a token signed by a key of the set with RS256', async () => {
  expect(await identity.authenticate(await tokenSignedBy('RS256'))).toMatchObject({
    userId: stub.userId,
  });
});

/** Returns a valid token that is signed with a new key of the key set. */
async function tokenSignedBy(alg: string): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-2', alg, use: 'sig' };
  stub.answers['GET /.well-known/jwks.json'] = [200, { keys: [jwk] }];
  return new SignJWT(decodeJwt(await stub.token()))
    .setProtectedHeader({ alg, kid: 'key-2', typ: 'JWT' })
    .sign(privateKey);
}

test.each([
  [403, { code: 'session_not_found' }],
  [403, { code: 'user_banned' }],
  [200, { id: randomUUID() }],
])('rejects a token whose session has ended: %i %j', async (status, body) => {
  stub.answers['GET /user'] = [status, body];
  expect(await identity.authenticate(await stub.token())).toBe('rejected');
});

test('requires a session to have used the account’s verified factor', async () => {
  stub.answers['GET /user'] = [200, { id: stub.userId, factors: [{ status: 'verified' }] }];
  expect(await identity.authenticate(await stub.token())).toBe('second-factor-required');
  // A token without a valid level counts as the lowest level.
  for (const aal of [undefined, 'aal0', 2]) {
    expect(await identity.authenticate(await stub.token({ aal }))).toBe('second-factor-required');
  }
  expect(await identity.authenticate(await stub.token({ aal: 'aal2' }))).toMatchObject({
    userId: stub.userId,
  });
  stub.answers['GET /user'] = [200, { id: stub.userId, factors: [{ status: 'unverified' }] }];
  expect(await identity.authenticate(await stub.token())).toMatchObject({ userId: stub.userId });
});

test('rejects an account without a second factor if one is required', async () => {
  const strict = identityWith({ sessionCacheSeconds: 0, requiresSecondFactor: true });
  stub.answers['GET /admin/users/some-id'] = [200, { id: 'some-id', factors: [] }];
  expect(await strict.findUser('some-id')).toMatchObject({ needsSecondFactor: true });
  expect(await strict.authenticate(await stub.token())).toBe('second-factor-required');
  expect(await strict.authenticate(await stub.token({ aal: 'aal2' }))).toMatchObject({
    userId: stub.userId,
  });
});

test.each([
  ['an unverified address of a provider', 'gitlab', false, 'rejected'],
  ['a verified address of a provider', 'gitlab', true, 'accepted'],
  ['an unverified address of its own', 'email', false, 'accepted'],
  ['an address of a provider that says nothing about it', 'gitlab', undefined, 'accepted'],
])(
  'a session of an account with %s (%s, %s) is %s',
  async (_what, provider, verified, expected) => {
    const identities = [{ provider, identity_data: { email_verified: verified } }];
    stub.answers['GET /user'] = [200, { ...caller(), id: stub.userId, identities }];
    expect(await identity.authenticate(await stub.token())).toEqual(
      expected === 'accepted' ? caller() : 'rejected',
    );
  },
);

test.each([
  ['GET /user', 200, '<h1>Under maintenance</h1>', 'down'],
  ['GET /user', 503, { code: 'session_not_found' }, 'down'],
  ['GET /user', 429, {}, 'busy'],
  ['GET /user', 401, { message: 'Invalid API key' }, 'down'],
  ['GET /.well-known/jwks.json', 503, {}, 'down'],
])(
  'a failure of the identity provider at %s with %i does not make a token invalid',
  async (call, status, body, reason) => {
    stub.answers[call] = [status, body];
    await expect(identity.authenticate(await stub.token())).rejects.toMatchObject({ reason });
  },
);

test('reports an identity provider that is unreachable or exceeds the time limit as unavailable', async () => {
  const slow = identityWith({ timeoutMs: 50 });
  stub.answers[`GET /admin/users/${stub.userId}`] = 'silence';
  await expect(slow.findUser(stub.userId)).rejects.toMatchObject({ reason: 'down' });
  const nowhere = supabaseIdentity({
    url: 'http://127.0.0.1:1/auth/v1',
    secretKey,
    publishableKey,
  });
  await expect(nowhere.findUser(stub.userId)).rejects.toMatchObject({ reason: 'down' });
  await expect(nowhere.authenticate(await stub.token())).rejects.toMatchObject({ reason: 'down' });
});

test('caches an active session for 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  identity = identityWith({});
  const token = await stub.token();
  const asked = () => paths().filter((path) => path === 'GET /user').length;
  await identity.authenticate(token);
  vi.setSystemTime(Date.now() + 29_000);
  await identity.authenticate(token);
  expect(asked()).toBe(1);
  vi.setSystemTime(Date.now() + 1_001);
  stub.answers['GET /user'] = [403, { code: 'session_not_found' }];
  expect(await identity.authenticate(token)).toBe('rejected');
  expect(await identity.authenticate(token)).toBe('rejected');
  expect(asked()).toBe(3);
});

test('simultaneous requests share one session check, also if it fails', async () => {
  identity = identityWith({ sessionCacheSeconds: 30 });
  const token = await stub.token();
  const together = () =>
    Promise.allSettled(Array.from({ length: 20 }, () => identity.authenticate(token)));
  const asked = () => paths().filter((path) => path === 'GET /user').length;
  stub.answers['GET /user'] = [500, {}];
  expect((await together()).every(({ status }) => status === 'rejected')).toBe(true);
  expect(asked()).toBe(1);
  stub.answers['GET /user'] = [200, { id: stub.userId }];
  expect((await together()).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(asked()).toBe(2);
});

test('caches a key set for ten minutes', async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const fetched = async (minutes: number) => {
    vi.setSystemTime(start + minutes * 60_000);
    await identity.authenticate(await stub.token());
    return paths().filter((path) => path.includes('jwks')).length;
  };
  expect([await fetched(0), await fetched(9.9), await fetched(10.1)]).toEqual([1, 1, 2]);
});
