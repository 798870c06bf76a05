import { expect, test } from 'vitest';
import { createBrowser, createWire, errorResponse } from '../testing/wire.ts';
import { otherUser, storedText, wireSession, wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const change = { current: 'correct horse', next: 'another horse' };
const signIn = 'POST /token?grant_type=password';
const gone = new Response(null, { status: 204 });

async function opened(stored = storedText()) {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', stored);
  const auth = browser.open('/settings');
  await auth.ready;
  return { browser, auth, security: await auth.loadAccountSecurity() };
}

/**
 * Mocks the two calls of the password check: a sign-in, which responds with a new session, and the
 * sign-out of that session. Returns the `Authorization` header of the session.
 */
function mockProof() {
  const proof = wireSession({ sessionId: 'session-proof' });
  wire.respond(signIn, Response.json(proof));
  wire.respond('POST /logout', gone);
  return `Bearer ${proof.access_token}`;
}

const bearerOf = (index: number) => wire.seen[index]?.headers.get('authorization');

test('changePassword verifies the current password in a temporary session and changes it in the existing session', async () => {
  const { browser, auth, security } = await opened();
  const token = await auth.getAccessToken();
  const proof = mockProof();
  wire.respond('PUT /user', Response.json(wireUser()));
  await security.changePassword(change);
  expect(wire.calls()).toEqual([signIn, 'POST /logout', 'PUT /user']);
  expect(wire.seen[0]?.body).toMatchObject({
    email: 'alex.rivera@example.com',
    password: change.current,
  });
  expect(wire.seen[1]?.query).toEqual({ scope: 'local' });
  expect(bearerOf(1)).toBe(proof);
  expect(wire.seen[2]?.body).toMatchObject({
    password: change.next,
    current_password: change.current,
  });
  expect(bearerOf(2)).toBe(`Bearer ${token ?? ''}`);
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  expect(await auth.getAccessToken()).toBe(token);
  expect(Object.keys(browser.stored())).toEqual(['bank-bonuses-auth']);
  expect(JSON.stringify(browser.stored())).not.toMatch(/horse/);
  // By default, Supabase's client would store the temporary session in localStorage.
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('changePassword verifies the current password for each change', async () => {
  const { security } = await opened();
  mockProof();
  wire.respond('PUT /user', Response.json(wireUser()));
  await security.changePassword(change);
  await security.changePassword({ current: 'another horse', next: 'third horse' });
  expect(wire.seen[3]?.body).toMatchObject({ password: 'another horse' });
});

test.each([
  ['a project that does not verify the current password', signIn, 400, 'invalid_credentials'],
  ['a project that verifies the current password', 'PUT /user', 400, 'current_password_invalid'],
])('changePassword rejects a wrong current password in %s', async (_where, call, status, code) => {
  const { auth, security } = await opened();
  mockProof();
  wire.respond(call, errorResponse(status, code, 'Invalid login credentials'));
  await expect(security.changePassword(change)).rejects.toMatchObject({
    name: 'AuthError',
    code: 'current_password_invalid',
    message: 'Your current password is incorrect.',
  });
  expect(wire.calls().includes('PUT /user')).toBe(call === 'PUT /user');
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('changePassword rejects without a request if the session needs its second step', async () => {
  const user = wireUser({ factors: [{ id: 'f', status: 'verified' }] });
  const { security } = await opened(storedText({ user }));
  await expect(security.changePassword(change)).rejects.toMatchObject({
    code: 'insufficient_aal',
    message: expect.stringContaining('second step first') as string,
  });
  expect(wire.calls()).toEqual([]);
});

test('changePassword rejects if the service requires a second step that was set up in another browser', async () => {
  const { security } = await opened();
  mockProof();
  wire.respond('PUT /user', errorResponse(401, 'insufficient_aal', 'AAL2 session is required …'));
  await expect(security.changePassword(change)).rejects.toMatchObject({
    code: 'insufficient_aal',
    message: expect.stringContaining('second step first') as string,
  });
});

test('the temporary session is ended after a rejected change if its first logout failed', async () => {
  const { security } = await opened();
  const proof = mockProof();
  let tries = 0;
  wire.respond('POST /logout', () => {
    tries += 1;
    return tries === 1 ? Response.error() : gone.clone();
  });
  const text = 'New password should be different from the old password.';
  wire.respond('PUT /user', errorResponse(422, 'same_password', text));
  await expect(security.changePassword(change)).rejects.toThrow(text);
  expect(wire.calls()).toEqual([signIn, 'POST /logout', 'PUT /user', 'POST /logout']);
  expect(bearerOf(3)).toBe(proof);
});

test('changePassword does not change the password of another customer who signed in in another tab', async () => {
  const { browser, security } = await opened();
  mockProof();
  wire.respond('POST /logout', () => {
    browser.storage.setItem(
      'bank-bonuses-auth',
      storedText({ user: otherUser, sessionId: 'session-b' }),
    );
    return gone.clone();
  });
  await expect(security.changePassword(change)).rejects.toMatchObject({ code: 'session_ended' });
  expect(wire.calls()).not.toContain('PUT /user');
});

test('changePassword requests a code by mail if the service requires one, and sends it with the next attempt', async () => {
  const { security } = await opened();
  mockProof();
  wire.respond('GET /reauthenticate', Response.json({}));
  wire.respond('PUT /user', ({ body }) =>
    body['nonce'] === '123456'
      ? Response.json(wireUser())
      : body['nonce'] === undefined
        ? errorResponse(400, 'reauthentication_needed', 'Password update requires …')
        : errorResponse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  );
  await expect(security.changePassword(change)).rejects.toMatchObject({
    code: 'reauthentication_needed',
    message: expect.stringContaining('We have sent a code to your email address') as string,
  });
  expect(wire.calls().at(-1)).toBe('GET /reauthenticate');
  await expect(security.changePassword({ ...change, mailCode: '000000' })).rejects.toMatchObject({
    code: 'reauthentication_not_valid',
    message: 'This code is incorrect or has expired. Please check it.',
  });
  await security.changePassword({ ...change, mailCode: '123456' });
});

test.each([
  ['Failed to fetch', () => Response.error(), /could not reach the login service/],
  ['no error text', () => Response.json({}, { status: 400 }), /could not be checked/],
  [
    'a rate limit',
    () => errorResponse(429, 'over_request_rate_limit', 'Too many tries'),
    /^Too many attempts\. Please try again in 5 minutes\.$/,
  ],
])(
  'changePassword rejects with a text for the customer if the password check fails with %s',
  async (_what, response, text) => {
    const { security } = await opened();
    wire.respond(signIn, response);
    await expect(security.changePassword(change)).rejects.toThrow(text);
    expect(wire.calls()).toEqual([signIn]);
  },
);

test('changePassword rejects with session_ended without a session', async () => {
  const { browser, security } = await opened();
  browser.storage.clear();
  await expect(security.changePassword(change)).rejects.toMatchObject({ code: 'session_ended' });
});
