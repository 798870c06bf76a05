import { describe, expect, test } from 'vitest';
import { AuthError } from '../AuthError.ts';
import { storedText, wireSession, wireUser } from '../testing/wireSession.ts';
import { createBrowser, errorResponse, createWire } from '../testing/wire.ts';

const wire = createWire();
const credentials = { email: 'alex.rivera@example.com', password: 'correct horse battery' };
const account = { ...credentials, fullName: 'Alex Rivera' };

async function opened(stored?: string) {
  const browser = createBrowser();
  if (stored) browser.storage.setItem('bank-bonuses-auth', stored);
  const auth = browser.open();
  await auth.ready;
  return { browser, auth };
}

test('signIn sends the key and the credentials, sets the state and stores the session', async () => {
  const { browser, auth } = await opened();
  wire.respond('POST /token?grant_type=password', () => Response.json(wireSession()));
  const changes: string[] = [];
  auth.subscribe(() => changes.push(auth.getState().status));
  await auth.signIn(credentials);
  expect(wire.seen[0]?.headers.get('apikey')).toBe('sb_publishable_test');
  expect(wire.seen[0]?.body).toMatchObject(credentials);
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { fullName: 'Alex Rivera' } });
  expect(changes).toEqual(['signed-in']);
  expect(Object.keys(browser.stored())).toEqual(['bank-bonuses-auth']);
  expect(JSON.stringify(browser.stored())).not.toContain(credentials.password);
});

test('getState returns the same object until the state changes', async () => {
  const { auth } = await opened(storedText());
  const before = auth.getState();
  window.dispatchEvent(new Event('focus'));
  expect(auth.getState()).toBe(before);
});

test.each([
  [400, 'invalid_credentials', 'Invalid login credentials'],
  [400, 'email_not_confirmed', 'Email not confirmed'],
  [
    429,
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 37 seconds.',
  ],
])('signIn rejects with the text of the service (%d %s)', async (status, code, message) => {
  const { auth } = await opened();
  wire.respond('POST /token?grant_type=password', errorResponse(status, code, message));
  const failure = await auth.signIn(credentials).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AuthError);
  expect(failure).toMatchObject({ message, code, status, retryable: status === 429 });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test("signIn accepts the service's older error format", async () => {
  const { auth } = await opened();
  wire.respond(
    'POST /token?grant_type=password',
    Response.json(
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      { status: 400 },
    ),
  );
  await expect(auth.signIn(credentials)).rejects.toMatchObject({
    message: 'Invalid login credentials',
    code: 'invalid_credentials',
  });
});

test.each([
  ['an empty object', Response.json({}, { status: 400 })],
  ['null', Response.json(null, { status: 403 })],
  [
    'a text for operators',
    errorResponse(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    ),
  ],
])('signIn rejects with the fallback message when the service sends %s', async (_, response) => {
  const { auth } = await opened();
  wire.respond('POST /token?grant_type=password', response);
  await expect(auth.signIn(credentials)).rejects.toThrow(/^An error occurred during login$/);
});

test('signIn rejects when the response has no session', async () => {
  const { auth } = await opened();
  wire.respond('POST /token?grant_type=password', Response.json({ user: wireUser() }));
  await expect(auth.signIn(credentials)).rejects.toThrow(/^Authentication failed$/);
});

test('every call rejects with an error text for the customer when there is no network', async () => {
  const { auth } = await opened(storedText());
  for (const call of [
    'POST /token?grant_type=password',
    'POST /signup',
    'POST /recover',
    'POST /verify',
    'POST /resend',
    'PUT /user',
  ]) {
    wire.respond(call, () => Response.error());
  }
  for (const call of [
    () => auth.signIn(credentials),
    () => auth.signUp(account),
    () => auth.requestPasswordReset(credentials.email),
    () => auth.verifyRecoveryCode({ email: credentials.email, code: '123456' }),
    () => auth.resendConfirmation(credentials.email),
    () => auth.updatePassword(credentials.password),
  ]) {
    await expect(call()).rejects.toMatchObject({
      message:
        'We could not reach the login service. Check your internet connection and try again.',
      retryable: true,
      status: undefined,
    });
  }
});

test('signUp sends the name and the redirect URL and returns the new id', async () => {
  const { browser, auth } = await opened();
  wire.respond('POST /signup', Response.json(wireUser()));
  expect(await auth.signUp(account)).toEqual({ kind: 'created', userId: wireUser().id });
  expect(wire.seen[0]?.query).toEqual({ redirect_to: 'http://localhost:3000/auth/callback' });
  expect(wire.seen[0]?.body).toMatchObject({ data: { full_name: 'Alex Rivera' } });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(JSON.stringify(browser.stored())).not.toContain(credentials.password);
});

test('signUp signs in at once if the service needs no confirmation', async () => {
  const { auth } = await opened();
  wire.respond('POST /signup', () => Response.json(wireSession()));
  expect(await auth.signUp(account)).toMatchObject({ kind: 'created' });
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test.each([
  ['no user', Response.json({}), 'Registration failed: No user data returned'],
  ['no message', Response.json({}, { status: 400 }), 'Failed to create auth user'],
  [
    'a message',
    errorResponse(422, 'weak_password', 'Password should be at least 6 characters.'),
    'Password should be at least 6 characters.',
  ],
])('signUp rejects a response with %s', async (_, response, message) => {
  const { auth } = await opened();
  wire.respond('POST /signup', response);
  await expect(auth.signUp(account)).rejects.toMatchObject({ name: 'AuthError', message });
});

test('verifyRecoveryCode starts a session in any browser, without a verifier', async () => {
  const { auth } = await opened();
  wire.respond('POST /verify', () => Response.json(wireSession()));
  await auth.verifyRecoveryCode({ email: credentials.email, code: '123456' });
  expect(wire.seen[0]?.body).toMatchObject({
    email: credentials.email,
    token: '123456',
    type: 'recovery',
  });
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('updatePassword ends every session of the customer and removes this one from the browser', async () => {
  const { browser, auth } = await opened(storedText());
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

test('updatePassword does not end the session if the service rejects the password', async () => {
  const { auth } = await opened(storedText());
  const text = 'New password should be different from the old password.';
  wire.respond('PUT /user', errorResponse(422, 'same_password', text));
  await expect(auth.updatePassword('correct horse')).rejects.toThrow(text);
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('updatePassword rejects with session_ended without a session', async () => {
  const { auth } = await opened();
  await expect(auth.updatePassword('another horse')).rejects.toMatchObject({
    message: 'Your session has ended. Please log in again.',
    code: 'session_ended',
  });
});

test.each([
  ['a verified app at the level aal1', true, 'aal1', [{ id: 'f', status: 'verified' }]],
  ['a verified app at the level aal2', false, 'aal2', [{ id: 'f', status: 'verified' }]],
  ['an unverified app', false, 'aal1', [{ id: 'f', status: 'unverified' }]],
  ['no app', false, 'aal1', undefined],
] as const)(
  'needsSecondFactor for a customer with %s is %s',
  async (_, needsSecondFactor, aal, factors) => {
    const { auth } = await opened(storedText({ aal, user: wireUser({ factors }) }));
    expect(auth.getState()).toMatchObject({ needsSecondFactor });
  },
);

test('getAccessToken returns the stored token and refreshes it before it expires', async () => {
  const { browser, auth } = await opened();
  expect(await auth.getAccessToken()).toBeNull();

  const lasting = wireSession();
  browser.storage.setItem('bank-bonuses-auth', JSON.stringify(lasting));
  expect(await auth.getAccessToken()).toBe(lasting.access_token);

  const renewed = wireSession();
  browser.storage.setItem('bank-bonuses-auth', storedText({ lasts: -5 }));
  wire.respond('POST /token?grant_type=refresh_token', Response.json(renewed));
  expect(await auth.getAccessToken()).toBe(renewed.access_token);
});

describe('passwords with accents', () => {
  const [composed, decomposed] = ['Contraseña café 7', 'Contrasen\u0303a cafe\u0301 7'];
  const email = credentials.email;
  const rejected = () => errorResponse(400, 'invalid_credentials', 'Invalid login credentials');
  const sent = () => wire.seen.map(({ body }) => (body as { password?: string }).password);

  test('are sent in NFC by signIn', async () => {
    const { auth } = await opened();
    wire.respond('POST /token?grant_type=password', () => Response.json(wireSession()));
    await auth.signIn({ email, password: decomposed });
    expect(sent()).toEqual([composed]);
  });

  test('are sent as typed by signIn after the service rejected the NFC form', async () => {
    const { auth } = await opened();
    let calls = 0;
    wire.respond('POST /token?grant_type=password', () =>
      (calls += 1) === 1 ? rejected() : Response.json(wireSession()),
    );
    await auth.signIn({ email, password: decomposed });
    expect(sent()).toEqual([composed, decomposed]);
    expect(auth.getState().status).toBe('signed-in');
  });

  test.each([
    ['the rejection of a password without accents', credentials.password, rejected],
    ['another error', decomposed, () => errorResponse(429, 'over_request_rate_limit', 'Slow down')],
  ])('are sent only once by signIn after %s', async (_, password, response) => {
    const { auth } = await opened();
    wire.respond('POST /token?grant_type=password', response);
    await expect(auth.signIn({ email, password })).rejects.toBeInstanceOf(AuthError);
    expect(sent()).toHaveLength(1);
  });

  test('are sent in NFC by signUp and updatePassword', async () => {
    const { auth } = await opened(storedText());
    wire.respond('POST /signup', () => Response.json(wireUser()));
    await auth.signUp({ ...account, password: decomposed });
    wire.respond('PUT /user', () => Response.json(wireUser()));
    wire.respond('POST /logout', () => new Response(null, { status: 204 }));
    await auth.updatePassword(decomposed);
    expect(sent().filter((password) => password !== undefined)).toEqual([composed, composed]);
  });
});
