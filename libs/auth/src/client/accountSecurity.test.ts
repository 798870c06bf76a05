import { expect, test } from 'vitest';
import {
  createLateResponse,
  createWire,
  errorResponse,
  openSignedIn,
  storageKey,
} from '../testing/wire.ts';
import {
  otherUser,
  wireSession,
  wireUser,
  type WireSessionOptions,
} from '../testing/wireSession.ts';

const wire = createWire();
const change = { current: 'correct horse', next: 'another horse' };
const signIn = 'POST /token?grant_type=password';
const gone = () => new Response(null, { status: 204 });
const theirs = { user: otherUser, sessionId: 'session-b' };

async function opened(session?: WireSessionOptions) {
  const page = await openSignedIn(session, '/settings');
  return { ...page, security: await page.auth.loadAccountSecurity() };
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
  expect(Object.keys(browser.stored())).toEqual([storageKey]);
  expect(JSON.stringify(browser.stored())).not.toMatch(/horse/);
  // By default, Supabase's client would store the temporary session in localStorage.
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('changePassword sends a current password with accents as typed after the NFC form was rejected', async () => {
  const { security } = await opened();
  const [composed, typed] = ['Contraseña', 'Contrasen\u0303a'];
  mockProof();
  wire.respond(signIn, ({ body }) =>
    body['password'] === composed
      ? errorResponse(400, 'invalid_credentials', 'Invalid login credentials')
      : Response.json(wireSession()),
  );
  wire.respond('PUT /user', Response.json(wireUser()));
  await security.changePassword({ current: typed, next: typed });
  const { body } = wire.seen.at(-1) ?? {};
  expect(body).toMatchObject({ password: composed, current_password: typed });
});

test.each([
  ['a project that does not verify the current password', signIn, 'invalid_credentials'],
  ['a project that verifies the current password', 'PUT /user', 'current_password_invalid'],
])('changePassword rejects a wrong current password in %s', async (_where, call, code) => {
  const { auth, security } = await opened();
  mockProof();
  wire.respond(call, errorResponse(400, code, 'Invalid login credentials'));
  await expect(security.changePassword(change)).rejects.toMatchObject({
    name: 'AuthError',
    code: 'current_password_invalid',
    message: 'Your current password is incorrect.',
  });
  expect(wire.calls().includes('PUT /user')).toBe(call === 'PUT /user');
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
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

test('changePassword does not change the password of another customer who signed in in another tab', async () => {
  const { browser, security } = await opened();
  mockProof();
  wire.respond('POST /logout', () => {
    browser.store(theirs);
    return gone();
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

const account = { userId: wireUser().id, password: 'correct horse' };

test('setPassword sets the first password of an account without ending the session', async () => {
  const user = wireUser({ app_metadata: { provider: 'google', providers: ['google'] } });
  const { auth, security } = await opened({ user });
  expect(auth.getState()).toMatchObject({ user: { lacksPassword: true } });
  wire.respond('PUT /user', Response.json(user));
  await security.setPassword(account);
  // Supabase projects that require the current password compare it with this value.
  const sent = { password: 'correct horse', current_password: 'correct horse' };
  expect(wire.seen.at(-1)?.body).toMatchObject(sent);
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { id: user.id } });
});

test('setPassword succeeds if an earlier attempt set the same password, and replaces another one', async () => {
  const { security } = await opened();
  wire.respond('PUT /user', errorResponse(422, 'same_password', 'New password should be …'));
  await security.setPassword(account);
  wire.respond('PUT /user', Response.json(wireUser()));
  await security.setPassword({ ...account, password: 'another horse', current: 'correct horse' });
  const sent = { password: 'another horse', current_password: 'correct horse' };
  expect(wire.seen.at(-1)?.body).toMatchObject(sent);
});

test('setPassword does not set the password of another customer who signed in in another tab', async () => {
  const { security } = await opened(theirs);
  await expect(security.setPassword(account)).rejects.toMatchObject({ code: 'session_ended' });
  expect(wire.calls()).toEqual([]);
});

test.each([
  [422, 'weak_password', 'Password is known to be weak', /known to be weak/],
  [400, 'current_password_invalid', 'Current password …', /already has a password/],
  [400, 'reauthentication_needed', 'Password update requires …', /^You logged in more than a day/],
])(
  'setPassword rejects with a text for the customer after %d %s',
  async (status, code, message, text) => {
    const { security } = await opened();
    wire.respond('PUT /user', errorResponse(status, code, message));
    await expect(security.setPassword(account)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(text) as string,
    });
  },
);

test('signOutOthers does not end this session', async () => {
  const { browser, auth, security } = await opened();
  const before = browser.stored();
  wire.respond('POST /logout', gone);
  await security.signOutOthers();
  expect(wire.seen.map(({ query }) => query)).toEqual([{ scope: 'others' }]);
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  expect(browser.stored()).toEqual(before);
});

test('signOutEverywhere removes the session from this browser', async () => {
  const { browser, auth, security } = await opened();
  wire.respond('POST /logout', gone);
  await security.signOutEverywhere();
  expect(wire.seen.map(({ query }) => query)).toEqual([{ scope: 'global' }]);
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(browser.stored()).toEqual({});
});

test.each(['signOutOthers', 'signOutEverywhere'] as const)(
  '%s rejects with session_ended and removes the session from this browser if it has already ended',
  async (call) => {
    const { browser, auth, security } = await opened();
    wire.respond('POST /logout', errorResponse(403, 'session_not_found', 'Session does not exist'));
    await expect(security[call]()).rejects.toMatchObject({ code: 'session_ended' });
    expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
    expect(browser.stored()).toEqual({});
  },
);

test('signOutEverywhere does not end a session that another tab started during the call', async () => {
  const { browser, security } = await opened();
  const late = createLateResponse();
  wire.respond('POST /logout', late.respond);
  const ended = security.signOutEverywhere();
  await expect.poll(() => wire.calls()).toEqual(['POST /logout']);
  browser.store(theirs);
  const before = browser.stored();
  late.resolve(gone());
  await ended;
  expect(browser.stored()).toEqual(before);
});

test('all calls reject with session_ended without a session', async () => {
  const { browser, security } = await opened();
  expect(await security.sessionFacts()).toMatchObject({ level: 'aal1' });
  browser.storage.removeItem(storageKey);
  for (const call of [
    () => security.sessionFacts(),
    () => security.signOutOthers(),
    () => security.signOutEverywhere(),
    () => security.changePassword(change),
    () => security.setPassword(account),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'session_ended' });
  }
});
