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

/** Each sign-in gets a session of its own. */
function answerProof() {
  const proof = wireSession({ sessionId: 'session-proof' });
  wire.answer(signIn, Response.json(proof));
  wire.answer('POST /logout', gone);
  return `Bearer ${proof.access_token}`;
}

const bearerOf = (index: number) => wire.seen[index]?.headers.get('authorization');

test('proves the current password by a session that is ended at once, and changes it in this one', async () => {
  const { browser, auth, security } = await opened();
  const token = await auth.getAccessToken();
  const proof = answerProof();
  wire.answer('PUT /user', Response.json(wireUser()));
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
  // A client that keeps its own session would keep it here.
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a second change proves its own current password', async () => {
  const { security } = await opened();
  answerProof();
  wire.answer('PUT /user', Response.json(wireUser()));
  await security.changePassword(change);
  await security.changePassword({ current: 'another horse', next: 'third horse' });
  expect(wire.seen[3]?.body).toMatchObject({ password: 'another horse' });
});

test.each([
  ['a project that does not compare it', signIn, 400, 'invalid_credentials'],
  ['a project that compares it', 'PUT /user', 400, 'current_password_invalid'],
])('a wrong current password is named, in %s', async (_where, call, status, code) => {
  const { auth, security } = await opened();
  answerProof();
  wire.answer(call, errorResponse(status, code, 'Invalid login credentials'));
  await expect(security.changePassword(change)).rejects.toMatchObject({
    name: 'AuthError',
    code: 'current_password_invalid',
    message: 'Your current password is not right.',
  });
  expect(wire.calls().includes('PUT /user')).toBe(call === 'PUT /user');
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('a session that needs the second step proves nothing and says so', async () => {
  const user = wireUser({ factors: [{ id: 'f', status: 'verified' }] });
  const { security } = await opened(storedText({ user }));
  await expect(security.changePassword(change)).rejects.toMatchObject({
    code: 'insufficient_aal',
    message: expect.stringContaining('second step first') as string,
  });
  expect(wire.calls()).toEqual([]);
});

test('so does one whose app was added elsewhere', async () => {
  const { security } = await opened();
  answerProof();
  wire.answer('PUT /user', errorResponse(401, 'insufficient_aal', 'AAL2 session is required …'));
  await expect(security.changePassword(change)).rejects.toMatchObject({
    code: 'insufficient_aal',
    message: expect.stringContaining('second step first') as string,
  });
});

test('a proof whose end was lost is ended after a refused change', async () => {
  const { security } = await opened();
  const proof = answerProof();
  let tries = 0;
  wire.answer('POST /logout', () => {
    tries += 1;
    return tries === 1 ? Response.error() : gone.clone();
  });
  const text = 'New password should be different from the old password.';
  wire.answer('PUT /user', errorResponse(422, 'same_password', text));
  await expect(security.changePassword(change)).rejects.toThrow(text);
  expect(wire.calls()).toEqual([signIn, 'POST /logout', 'PUT /user', 'POST /logout']);
  expect(bearerOf(3)).toBe(proof);
});

test('nobody who signs in meanwhile in another tab gets the new password', async () => {
  const { browser, security } = await opened();
  answerProof();
  wire.answer('POST /logout', () => {
    browser.storage.setItem(
      'bank-bonuses-auth',
      storedText({ user: otherUser, sessionId: 'session-b' }),
    );
    return gone.clone();
  });
  await expect(security.changePassword(change)).rejects.toMatchObject({ code: 'session_ended' });
  expect(wire.calls()).not.toContain('PUT /user');
});

test('a project that wants a fresh proof mails a code, and takes it with the next try', async () => {
  const { security } = await opened();
  answerProof();
  wire.answer('GET /reauthenticate', Response.json({}));
  wire.answer('PUT /user', ({ body }) =>
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
    message: 'This code is not right or has expired. Please check it.',
  });
  await security.changePassword({ ...change, mailCode: '123456' });
});

test.each([
  ['Failed to fetch', () => Response.error(), /could not reach the sign-in service/],
  ['no words', () => Response.json({}, { status: 400 }), /could not be checked/],
  [
    'a throttle',
    () => errorResponse(429, 'over_request_rate_limit', 'Too many tries'),
    /^Too many attempts\. Please try again in 5 minutes\.$/,
  ],
])('a proof that fails with %s says what to do', async (_what, answer, text) => {
  const { security } = await opened();
  wire.answer(signIn, answer);
  await expect(security.changePassword(change)).rejects.toThrow(text);
  expect(wire.calls()).toEqual([signIn]);
});

test('without a session there is nothing to change', async () => {
  const { browser, security } = await opened();
  browser.storage.clear();
  await expect(security.changePassword(change)).rejects.toMatchObject({ code: 'session_ended' });
});
