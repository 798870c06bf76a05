import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { supabaseIdentity } from './supabaseIdentity.ts';

const secretKey = 'sb_secret_marker';
const publishableKey = 'sb_publishable_stub';
let stub: SignInStub;
let identity: IdentityProvider;

beforeEach(async () => {
  stub = await signInStub();
  identity = supabaseIdentity({ url: stub.url, secretKey, publishableKey });
});
afterEach(() => stub.app.close());

const paths = () => stub.requests.map(({ method, path }) => `${method} ${path}`);

test('looks a user up with the secret key', async () => {
  const id = randomUUID();
  stub.answers[`GET /admin/users/${id}`] = [200, { id, email: 'avery@example.com', phone: '' }];
  const user = { id, email: 'avery@example.com', needsSecondFactor: false };
  expect(await identity.findUser(id)).toEqual({ ...user, isConfirmed: false });
  expect(stub.requests[0]?.headers).toMatchObject({
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    'x-supabase-api-version': '2024-01-01',
  });
  const factors = [{ status: 'unverified' }, { status: 'verified' }];
  const confirmed = { id, email: user.email, email_confirmed_at: '2026-11-20T15:04:05Z', factors };
  stub.answers[`GET /admin/users/${id}`] = [200, confirmed];
  const protectedUser = { ...user, isConfirmed: true, needsSecondFactor: true };
  expect(await identity.findUser(id)).toEqual(protectedUser);
  expect(await identity.findUser(randomUUID())).toBeUndefined();
  stub.answers[`GET /admin/users/${id}`] = [403, { code: 'not_admin' }];
  await expect(identity.findUser(id)).rejects.toMatchObject({ reason: 'down' });
});

test('findUser throws if a response with status 200 contains no user', async () => {
  stub.answers['GET /admin/users/some-id'] = [200, '<h1>Under maintenance</h1>'];
  await expect(identity.findUser('some-id')).rejects.toMatchObject({ reason: 'down' });
});

const credentials = { email: 'avery@example.com', password: 'Fictional-Pass-1' };
test('ends the session of the password proof at once, and no other session', async () => {
  const session = { access_token: 'token-of-the-proof', user: { email: 'Avery@example.com' } };
  stub.answers['POST /token'] = [200, session];
  stub.answers['POST /logout'] = [204, ''];
  expect(await identity.provePassword(credentials)).toBe('proved');
  expect(paths()).toEqual(['POST /token?grant_type=password', 'POST /logout?scope=local']);
  expect(stub.requests[0]?.body).toEqual(credentials);
  // The request must use the secret key: with the publishable key, the sign-in service could
  // require a captcha.
  expect(stub.requests[0]?.headers['apikey']).toBe(secretKey);
  expect(stub.requests[1]?.headers['authorization']).toBe('Bearer token-of-the-proof');
  // A session that cannot be ended leaves the proof valid.
  stub.answers['POST /logout'] = [500, {}];
  expect(await identity.provePassword(credentials)).toBe('proved');
});

test.each([
  [400, { code: 'email_not_confirmed' }, 'proved'],
  [400, { code: 400, error_code: 'email_not_confirmed' }, 'proved'],
  [400, { code: 'invalid_credentials' }, 'rejected'],
  [400, { code: 'user_banned' }, 'rejected'],
])('a password grant with the response %i %j means %s', async (status, body, proof) => {
  stub.answers['POST /token'] = [status, body];
  expect(await identity.provePassword(credentials)).toBe(proof);
});

test.each([
  ['a page', '<h1>Under maintenance</h1>'],
  ['a session without a user', { access_token: 'a-token' }],
  ["another user's session", { access_token: 'a-token', user: { email: 'b@example.com' } }],
])('provePassword throws if the response has status 200 and contains %s', async (_what, body) => {
  stub.answers['POST /token'] = [200, body];
  stub.answers['POST /logout'] = [204, ''];
  await expect(identity.provePassword(credentials)).rejects.toMatchObject({ reason: 'down' });
});

test.each([
  [429, {}, 'busy', '429'],
  [502, { code: 'invalid_credentials' }, 'down', '502_invalid_credentials'],
  [502, { code: 'Marker of a gateway' }, 'down', '502'],
  [400, { code: 'captcha_failed' }, 'down', '400_captcha_failed'],
  [401, { message: 'Invalid API key' }, 'down', '401'],
])(
  'provePassword throws for the unclear response %i %j, with a code for the log',
  async (status, body, reason, code) => {
    stub.answers['POST /token'] = [status, body];
    await expect(identity.provePassword(credentials)).rejects.toMatchObject({
      reason,
      code: `sign_in_status_${code}`,
    });
  },
);

test('errors contain neither the request nor the response', async () => {
  stub.answers['POST /token'] = [500, { message: 'marker-of-the-answer' }];
  const error = await identity.provePassword(credentials).catch((reason: unknown) => reason);
  const text = JSON.stringify(error, Object.getOwnPropertyNames(error));
  for (const secret of [credentials.password, secretKey, 'marker-of-the-answer']) {
    expect(text).not.toContain(secret);
  }
});
