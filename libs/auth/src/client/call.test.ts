import {
  AuthApiError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { AuthError } from '../AuthError.ts';
import type { Auth } from '../createAuth.ts';
import { createWire, openSignedIn } from '../testing/wire.ts';
import { wireUser } from '../testing/wireSession.ts';
import { fallbacks, unreachableText } from '../texts.ts';
import { toAuthError } from './call.ts';

const fallback = 'An error occurred during login';

test.each([
  '{"code":400}',
  '   ',
  '[object Object]',
  'Unexpected failure, please check server logs for more information',
  'x'.repeat(2_001),
])('toAuthError replaces the text %j with the fallback', (text) => {
  expect(toAuthError(new AuthApiError(text, 502, undefined), fallback)).toMatchObject({
    message: fallback,
    retryable: true,
  });
});

test.each([
  [400, false],
  [428, false],
  [429, true],
  [430, false],
  [499, false],
  [502, true],
  [503, true],
])('a response with %i is retryable: %s', (status, retryable) => {
  const error = toAuthError(new AuthApiError('No', status, 'a_code'), fallback);
  expect(error).toMatchObject({ message: 'No', status, code: 'a_code', retryable });
});

test('toAuthError replaces every text of an internal error', () => {
  const failure = new AuthRetryableFetchError('Database error saving new user', 500);
  expect(toAuthError(failure, fallback)).toMatchObject({ message: fallback, retryable: true });
});

test('toAuthError does not convert a server failure to a connection error', () => {
  const error = toAuthError(new AuthRetryableFetchError('Please come back', 503), fallback);
  expect(error).toMatchObject({ message: 'Please come back', status: 503, retryable: true });
});

test.each([
  ['the client finds no session', new AuthSessionMissingError()],
  ['a refresh token is gone', new AuthApiError('Not found', 400, 'refresh_token_not_found')],
  ['a session is over', new AuthApiError('Expired', 400, 'session_expired')],
])('toAuthError returns the code session_ended when %s', (_when, failure) => {
  expect(toAuthError(failure, fallback)).toMatchObject({
    message: 'Your session has ended. Please log in again.',
    code: 'session_ended',
    status: 400,
    retryable: false,
  });
});

test('toAuthError keeps its own errors, and no property of another error', () => {
  const own = new AuthError('Authentication failed');
  expect(toAuthError(own, fallback)).toBe(own);
  expect(toAuthError(new AuthInvalidTokenResponseError(), fallback).message).toBe(own.message);
  expect(toAuthError(new DOMException('full', 'QuotaExceededError'), fallback).message).toBe(
    fallback,
  );
  const error = toAuthError(new AuthRetryableFetchError('Failed to fetch', 0), fallback);
  expect(error.cause).toBeUndefined();
  expect(Object.keys(error).sort()).toEqual([
    'code',
    'name',
    'needsReload',
    'retryAfterSeconds',
    'retryable',
    'status',
  ]);
});

test.each([
  [true, 'We could not reach the login service. Check your internet connection and try again.'],
  [false, 'You are offline. Check your internet connection and try again.'],
])('toAuthError explains a missing response (browser online: %s)', (isOnline, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const error = toAuthError(new AuthRetryableFetchError('Failed to fetch', 0), fallback);
  expect(error).toMatchObject({ message, retryable: true, status: undefined });
});

const wire = createWire();
const email = 'alex.rivera@example.com';
const password = 'correct horse';
const factorId = 'factor-a';

/** Calls of each kind, with their request and their text for a response without one. */
const calls: [string, string, (auth: Auth) => Promise<unknown>][] = [
  [fallbacks.signIn, 'POST /token?grant_type=password', (auth) => auth.signIn({ email, password })],
  [
    fallbacks.signUp,
    'POST /signup',
    (auth) => auth.signUp({ email, password, fullName: 'Alex Rivera' }),
  ],
  [
    fallbacks.passwordReset,
    'POST /verify',
    (auth) => auth.verifyRecoveryCode({ email, code: '123456' }),
  ],
  [fallbacks.passwordReset, 'POST /recover', (auth) => auth.requestPasswordReset(email)],
  [fallbacks.passwordUpdate, 'PUT /user', (auth) => auth.updatePassword(password)],
  [fallbacks.listFactors, 'GET /user', async (auth) => (await auth.loadFactors()).list()],
  [
    fallbacks.signOutEverywhere,
    'POST /logout',
    async (auth) => (await auth.loadAccountSecurity()).signOutEverywhere(),
  ],
  [
    fallbacks.checkPassword,
    'POST /token?grant_type=password',
    async (auth) =>
      (await auth.loadAccountSecurity()).changePassword({ current: password, next: 'another' }),
  ],
];

test.each(calls)(
  'a call that fails (%j, %s) keeps the session, and asks for another try without a network',
  async (text, request, make) => {
    const { auth } = await openSignedIn();
    const headers = { 'content-type': 'application/json' };
    for (const body of ['null', '{}']) {
      wire.respond(request, () => new Response(body, { status: 422, headers }));
      await expect(make(auth), body).rejects.toMatchObject({ name: 'AuthError', message: text });
    }
    wire.respond(request, () => Response.error());
    await expect(make(auth)).rejects.toMatchObject({ message: unreachableText(), retryable: true });
    expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  },
);

test.each(calls.slice(0, 3))(
  'after %j: the 2xx body of %s contains no session or user',
  async (_, request, make) => {
    const { auth } = await openSignedIn();
    for (const body of [null, {}]) {
      wire.respond(request, () => Response.json(body));
      const text = request === 'POST /signup' ? fallbacks.noUser : fallbacks.noSession;
      await expect(make(auth)).rejects.toMatchObject({ message: text });
    }
  },
);

test('enroll and challenge reject a response without the id or the secret', async () => {
  const { auth } = await openSignedIn();
  const factors = await auth.loadFactors();
  wire.respond('GET /user', () => Response.json(wireUser()));
  for (const body of [null, {}, { id: 'f', totp: {} }]) {
    wire.respond('POST /factors', () => Response.json(body));
    await expect(factors.enroll('Work phone')).rejects.toThrow(fallbacks.enrollApp);
  }
  wire.respond(`POST /factors/${factorId}/challenge`, () => Response.json({}));
  await expect(factors.challenge({ id: factorId, kind: 'totp' })).rejects.toThrow(
    fallbacks.challenge,
  );
});
