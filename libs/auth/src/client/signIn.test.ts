import { expect, test } from 'vitest';
import { AuthError } from '../AuthError.ts';
import {
  createBrowser,
  createWire,
  errorResponse,
  openSignedIn,
  storageKey,
} from '../testing/wire.ts';
import { otherUser, wireSession, wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const passwordGrant = 'POST /token?grant_type=password';
const credentials = { email: 'alex.rivera@example.com', password: 'correct horse battery' };
const account = { ...credentials, fullName: 'Alex Rivera' };
const open = () => {
  const browser = createBrowser();
  return { browser, auth: browser.open() };
};

test('signIn sends the key and the credentials, sets the state and stores the session', async () => {
  const { browser, auth } = open();
  wire.respond(passwordGrant, () => Response.json(wireSession()));
  const changes: string[] = [];
  auth.subscribe(() => changes.push(auth.getState().status));
  await auth.signIn(credentials);
  expect(wire.seen[0]?.headers.get('apikey')).toBe('sb_publishable_test');
  expect(wire.seen[0]?.body).toMatchObject(credentials);
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { fullName: 'Alex Rivera' } });
  expect(changes).toEqual(['signed-in']);
  expect(Object.keys(browser.stored())).toEqual([storageKey]);
  expect(JSON.stringify(browser.stored())).not.toContain(credentials.password);
});

test.each([
  [400, 'invalid_credentials', 'Invalid login credentials'],
  [400, 'email_not_confirmed', 'Email not confirmed'],
])('signIn rejects with the text of the service (%d %s)', async (status, code, message) => {
  const { auth } = open();
  wire.respond(passwordGrant, errorResponse(status, code, message));
  const failure = await auth.signIn(credentials).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AuthError);
  expect(failure).toMatchObject({ message, code, status, retryable: false });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test("signIn accepts the service's older error format", async () => {
  const { auth } = open();
  const body = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
  wire.respond(passwordGrant, Response.json(body, { status: 400 }));
  await expect(auth.signIn(credentials)).rejects.toMatchObject({
    message: 'Invalid login credentials',
    code: 'invalid_credentials',
  });
});

test('signUp sends the name and the redirect URL and returns the new id', async () => {
  const { browser, auth } = open();
  wire.respond('POST /signup', Response.json(wireUser()));
  expect(await auth.signUp(account)).toEqual({ kind: 'created', userId: wireUser().id });
  expect(wire.seen[0]?.query).toEqual({ redirect_to: 'http://localhost:3000/auth/callback' });
  expect(wire.seen[0]?.body).toMatchObject({ data: { full_name: 'Alex Rivera' } });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(JSON.stringify(browser.stored())).not.toContain(credentials.password);
});

test('signUp signs in at once if the service needs no confirmation', async () => {
  const { auth } = open();
  wire.respond('POST /signup', () => Response.json(wireSession()));
  expect(await auth.signUp(account)).toMatchObject({ kind: 'created' });
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test.each([
  [[], { kind: 'already-registered' }],
  [null, { kind: 'created' }],
  [undefined, { kind: 'created' }],
])('signUp of an account with the identities %j returns %j', async (identities, result) => {
  const { auth } = open();
  wire.respond('POST /signup', Response.json(wireUser({ identities })));
  expect(await auth.signUp(account)).toMatchObject(result);
});

test('verifyRecoveryCode starts a session in any browser, without a verifier', async () => {
  const { auth } = open();
  wire.respond('POST /verify', () => Response.json(wireSession()));
  await auth.verifyRecoveryCode({ email: credentials.email, code: '123456' });
  const { email } = credentials;
  expect(wire.seen[0]?.body).toMatchObject({ email, token: '123456', type: 'recovery' });
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('updatePassword ends every session of the customer and removes this one from the browser', async () => {
  const { browser, auth } = await openSignedIn();
  wire.respond('PUT /user', Response.json(wireUser()));
  wire.respond('POST /logout', new Response(null, { status: 204 }));
  await auth.updatePassword('another horse');
  expect(wire.seen.map(({ call, query }) => [call, query['scope']])).toEqual([
    ['PUT /user', undefined],
    ['POST /logout', 'global'],
  ]);
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(browser.stored()).toEqual({});
});

test.each([
  [422, 'same_password', 'New password should be different.', /^New password should be different/],
  [401, 'insufficient_aal', 'AAL2 session is required', /^Please confirm your identity/],
])('updatePassword keeps the session after %i %s', async (status, code, message, text) => {
  const { auth } = await openSignedIn();
  wire.respond('PUT /user', errorResponse(status, code, message));
  await expect(auth.updatePassword('correct horse')).rejects.toThrow(text);
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test("updatePassword changes no other customer's password, and none without a session", async () => {
  const { browser, auth } = await openSignedIn();
  browser.store({ user: otherUser, sessionId: 'other' });
  const ended = { code: 'session_ended', message: 'Your session has ended. Please log in again.' };
  await expect(auth.updatePassword('another horse')).rejects.toMatchObject(ended);
  browser.storage.removeItem(storageKey);
  await expect(auth.updatePassword('another horse')).rejects.toMatchObject(ended);
  expect(wire.calls()).toEqual([]);
});

const [composed, decomposed] = ['Contraseña café 7', 'Contrasen\u0303a cafe\u0301 7'];
const rejected = () => errorResponse(400, 'invalid_credentials', 'Invalid login credentials');
const sentPasswords = () =>
  wire.seen.map(({ body }) => body['password']).filter((password) => password !== undefined);

test('a password with accents is sent in NFC', async () => {
  const { auth } = await openSignedIn();
  wire.respond(passwordGrant, () => Response.json(wireSession()));
  await auth.signIn({ ...credentials, password: decomposed });
  wire.respond('POST /signup', () => Response.json(wireUser()));
  await auth.signUp({ ...account, password: decomposed });
  wire.respond('PUT /user', () => Response.json(wireUser()));
  wire.respond('POST /logout', () => new Response(null, { status: 204 }));
  await auth.updatePassword(decomposed);
  expect(sentPasswords()).toEqual([composed, composed, composed]);
});

test('signIn sends a password with accents as typed after the service rejected the NFC form', async () => {
  const { auth } = open();
  wire.respond(passwordGrant, ({ body }) =>
    body['password'] === composed ? rejected() : Response.json(wireSession()),
  );
  await auth.signIn({ ...credentials, password: decomposed });
  expect(sentPasswords()).toEqual([composed, decomposed]);
  expect(auth.getState().status).toBe('signed-in');
});

test.each([
  ['the rejection of a password without accents', credentials.password, rejected],
  ['another error', decomposed, () => errorResponse(429, 'over_request_rate_limit', 'Slow down')],
])('signIn sends a password only once after %s', async (_, password, response) => {
  const { auth } = open();
  wire.respond(passwordGrant, response);
  await expect(auth.signIn({ ...credentials, password })).rejects.toBeInstanceOf(AuthError);
  expect(sentPasswords()).toHaveLength(1);
});
