import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { supabaseCalls } from './supabaseCalls.ts';

const secretKey = 'sb_secret_marker';
const publishableKey = 'sb_publishable_stub';
let stub: SignInStub;
let calls: ReturnType<typeof supabaseCalls>;

beforeEach(async () => {
  stub = await signInStub();
  calls = supabaseCalls({ url: stub.url, secretKey, publishableKey, timeoutMs: 10_000 });
});
afterEach(() => stub.app.close());

const paths = () => stub.requests.map(({ method, path }) => `${method} ${path}`);

test('looks a user up with the secret key', async () => {
  const id = randomUUID();
  stub.answers[`GET /admin/users/${id}`] = [200, { id, email: 'avery@example.com', phone: '' }];
  const user = { id, email: 'avery@example.com', hasVerifiedFactor: false };
  expect(await calls.findUser(id)).toEqual({ ...user, isConfirmed: false });
  expect(stub.requests[0]?.headers).toMatchObject({
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    'x-supabase-api-version': '2024-01-01',
  });
  const confirmed = { id, email: user.email, email_confirmed_at: '2026-11-20T15:04:05Z' };
  stub.answers[`GET /admin/users/${id}`] = [200, confirmed];
  expect(await calls.findUser(id)).toEqual({ ...user, isConfirmed: true });
  expect(await calls.findUser(randomUUID())).toBeUndefined();
  stub.answers[`GET /admin/users/${id}`] = [403, { code: 'not_admin' }];
  await expect(calls.findUser(id)).rejects.toMatchObject({ reason: 'down' });
});

test.each([
  ['a page', '<h1>Under maintenance</h1>'],
  ['a user without an id', { email: 'avery@example.com' }],
])('findUser throws if the response has status 200 and contains %s', async (_what, body) => {
  stub.answers['GET /admin/users/some-id'] = [200, body];
  await expect(calls.findUser('some-id')).rejects.toMatchObject({ reason: 'down' });
});

test.each([
  ['a verified factor', [{ status: 'unverified' }, { status: 'verified' }], true],
  ['only an unverified factor', [{ status: 'unverified' }], false],
  ['no factor', [], false],
  ['an unreadable list of factors', null, false],
])('returns whether a user with %s has a verified factor', async (_what, factors, expected) => {
  stub.answers['GET /admin/users/some-id'] = [200, { id: 'some-id', factors }];
  expect(await calls.findUser('some-id')).toMatchObject({ hasVerifiedFactor: expected });
});

test('encodes an id as one path segment, whatever it contains', async () => {
  expect(await calls.findUser('../logout?scope=global#')).toBeUndefined();
  expect(paths()).toEqual(['GET /admin/users/..%2Flogout%3Fscope%3Dglobal%23']);
});

const credentials = { email: 'avery@example.com', password: 'Fictional-Pass-1' };
const proof: [number, unknown] = [
  200,
  { access_token: 'token-of-the-proof', user: { email: 'Avery@example.com' } },
];

test('ends the session of the password proof at once, and no other session', async () => {
  stub.answers['POST /token'] = proof;
  stub.answers['POST /logout'] = [204, ''];
  expect(await calls.provePassword(credentials)).toBe('proved');
  expect(paths()).toEqual(['POST /token?grant_type=password', 'POST /logout?scope=local']);
  expect(stub.requests[0]?.body).toEqual(credentials);
  // The request must use the secret key: with the publishable key, the sign-in service could
  // require a captcha.
  expect(stub.requests[0]?.headers['apikey']).toBe(secretKey);
  expect(stub.requests[1]?.headers['authorization']).toBe('Bearer token-of-the-proof');
});

test('accepts the password proof even if its session cannot be ended', async () => {
  stub.answers['POST /token'] = proof;
  stub.answers['POST /logout'] = [500, {}];
  expect(await calls.provePassword(credentials)).toBe('proved');
});

test.each([
  [400, { code: 'email_not_confirmed' }, 'proved'],
  [400, { code: 400, error_code: 'email_not_confirmed' }, 'proved'],
  [400, { code: 'invalid_credentials' }, 'rejected'],
  [400, { code: 'validation_failed' }, 'rejected'],
  [400, { code: 'user_banned' }, 'rejected'],
])('a password grant with the response %i %j means %s', async (status, body, proof) => {
  stub.answers['POST /token'] = [status, body];
  expect(await calls.provePassword(credentials)).toBe(proof);
});

test.each([
  ['a page', '<h1>Under maintenance</h1>'],
  ['an unrelated JSON object', { msg: 'ok' }],
  ['a session without a user', { access_token: 'a-token' }],
  ['a user without a session', { user: { email: 'avery@example.com' } }],
  ["another user's session", { access_token: 'a-token', user: { email: 'b@example.com' } }],
])('provePassword throws if the response has status 200 and contains %s', async (_what, body) => {
  stub.answers['POST /token'] = [200, body];
  stub.answers['POST /logout'] = [204, ''];
  await expect(calls.provePassword(credentials)).rejects.toMatchObject({ reason: 'down' });
});

test.each([
  ['a page', '<h1>Under maintenance</h1>'],
  ['an unrelated JSON object', { msg: 'ok' }],
  ['an id that is not a string', { id: 7 }],
])('readSession throws if the response has status 200 and contains %s', async (_what, body) => {
  stub.answers['GET /user'] = [200, body];
  await expect(calls.readSession('a-token')).rejects.toMatchObject({ reason: 'down' });
});

test.each([
  [429, {}, { 'retry-after': '11.2' }, 'busy', 12],
  [429, {}, { 'retry-after': '99999' }, 'busy', 3600],
  [429, {}, { 'retry-after': 'soon' }, 'busy', undefined],
  [429, {}, {}, 'busy', undefined],
  [502, { code: 'invalid_credentials' }, {}, 'down', undefined],
  [503, { code: 'email_not_confirmed' }, {}, 'down', undefined],
  [422, { code: 'email_provider_disabled' }, {}, 'down', undefined],
  [400, { code: 'captcha_failed' }, {}, 'down', undefined],
  [401, { message: 'Invalid API key' }, {}, 'down', undefined],
])(
  'provePassword throws for the unclear response %i %j',
  async (status, body, headers, reason, retryAfterSeconds) => {
    stub.answers['POST /token'] = [status, body, headers];
    await expect(calls.provePassword(credentials)).rejects.toMatchObject({
      reason,
      retryAfterSeconds,
    });
  },
);

test.each([
  [400, { code: 'captcha_failed' }, 'sign_in_status_400_captcha_failed'],
  [401, { message: 'Invalid API key' }, 'sign_in_status_401'],
  [502, { code: 'Marker of a gateway' }, 'sign_in_status_502'],
  [429, {}, 'sign_in_status_429'],
])(
  'the error for the unclear response %i %j has a code for the log',
  async (status, body, code) => {
    stub.answers['POST /token'] = [status, body];
    await expect(calls.provePassword(credentials)).rejects.toMatchObject({ code });
  },
);

test('errors contain neither the request nor the response', async () => {
  stub.answers['POST /token'] = [500, { message: 'marker-of-the-answer' }];
  const error = await calls.provePassword(credentials).catch((reason: unknown) => reason);
  const text = JSON.stringify(error, Object.getOwnPropertyNames(error));
  for (const secret of [credentials.password, secretKey, 'marker-of-the-answer']) {
    expect(text).not.toContain(secret);
  }
});
