import {
  AuthApiError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
} from '@supabase/supabase-js';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { AuthError } from '../AuthError.ts';
import { sessionEndedText } from '../authMessages.ts';
import { toAuthError } from './toAuthError.ts';

const fallback = 'An error occurred during login';

test('toAuthError returns an error with the text of the service', () => {
  const words = fc
    .string({ minLength: 1, maxLength: 80 })
    .filter((text) => /^[A-Za-z ]*[a-z][A-Za-z ]*$/.test(text) && !/json|http/i.test(text));
  fc.assert(
    fc.property(words, (text) => {
      expect(toAuthError(new AuthApiError(text, 400, 'x'), fallback).message).toBe(text);
    }),
  );
});

test.each([
  ['{"code":400}'],
  ['   '],
  ['Bad Gateway'],
  ['HTTP 503'],
  ['HTTP 418'],
  ['Service Unavailable'],
  ['Gateway Timeout'],
  ['Gateway Time-out'],
  ['internal server error'],
  ['Not Implemented'],
  ['undefined'],
  ['[object Object]'],
  ['"a text"'],
  ['Unexpected token < in JSON at position 0'],
  ['Unexpected token in the response'],
  ['Unexpected failure, please check server logs for more information'],
  ['x'.repeat(2_001)],
])('toAuthError replaces the text %j with the fallback', (text) => {
  expect(toAuthError(new AuthApiError(text, 502, undefined), fallback)).toMatchObject({
    message: fallback,
    retryable: true,
  });
});

test.each([
  [200, false],
  [400, false],
  [422, false],
  [428, false],
  [429, true],
  [430, false],
  [499, false],
  [500, true],
  [503, true],
])('a response with %i is retryable: %s', (status, retryable) => {
  const error = toAuthError(new AuthApiError('No', status, 'a_code'), fallback);
  expect(error).toMatchObject({ message: 'No', status, code: 'a_code', retryable });
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
    message: sessionEndedText,
    code: 'session_ended',
    status: 400,
    retryable: false,
  });
});

test("toAuthError returns 'Authentication failed' for a response without a session", () => {
  expect(toAuthError(new AuthInvalidTokenResponseError(), fallback).message).toBe(
    'Authentication failed',
  );
});

test('toAuthError uses the fallback for errors that do not come from the client', () => {
  for (const thrown of [undefined, 'text', new DOMException('full', 'QuotaExceededError')]) {
    expect(toAuthError(thrown, fallback).message).toBe(fallback);
  }
  expect(
    toAuthError(new AuthUnknownError('Unexpected end of JSON input', {}), fallback).message,
  ).toBe(fallback);
});

test('toAuthError copies no further property of the original error', () => {
  const error = toAuthError(new AuthRetryableFetchError('Failed to fetch', 0), fallback);
  expect(error.cause).toBeUndefined();
  const own = ['code', 'name', 'needsReload', 'retryAfterSeconds', 'retryable', 'status'];
  expect(Object.keys(error).sort()).toEqual(own);
});

test('toAuthError returns an AuthError unchanged', () => {
  const own = new AuthError('Authentication failed');
  expect(toAuthError(own, fallback)).toBe(own);
});

test.each([
  [true, 'We could not reach the login service. Check your internet connection and try again.'],
  [false, 'You are offline. Check your internet connection and try again.'],
])('toAuthError explains a missing response (browser online: %s)', (isOnline, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const error = toAuthError(new AuthRetryableFetchError('Failed to fetch', 0), fallback);
  expect(error).toMatchObject({ message, retryable: true });
});

test.each([
  ['For security purposes, you can only request this after 41 seconds.', 429, 41],
  ['Too many attempts. Please try again in 1 second.', 429, 1],
  ['Request rate limit reached. Please try again in 5 minutes.', 429, 300],
  ['email rate limit exceeded. Please try again in an hour.', 429, undefined],
  ['This code was valid for 60 seconds.', 403, undefined],
])('for the text %j with status %d, retryAfterSeconds is %s', (text, status, retryAfterSeconds) => {
  expect(toAuthError(new AuthApiError(text, status, 'x'), fallback)).toMatchObject({
    retryAfterSeconds,
  });
});
