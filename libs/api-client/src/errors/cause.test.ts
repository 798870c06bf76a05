import { describe, expect, it } from 'vitest';
import { redactedCause } from './cause.ts';

/** Returns an error like those of Node's `fetch`, which has its reason in the cause. */
const nodeFailure = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`${code} …`), { code }) });

/**
 * Secrets that an error may contain: tokens, numbers, URLs with a query, email addresses, sentences
 * of a server.
 */
const secrets = [
  'eyJhbGciOiJFUzI1NiIsIn-.eyJzdWIiOiI5YTNjM2E_',
  '9001',
  '4242424242424242',
  'abc7Xyz12345',
  'https://api.example.com/verify?token=abc',
  'avery@example.com',
  'The account of Avery is closed .',
];

const carrying = (fields: object) => Object.assign(new Error('failed'), fields);
const places: ((secret: string) => unknown)[] = [
  (secret) => secret,
  (secret) => new Error(secret),
  (secret) => new Error('failed', { cause: secret }),
  (secret) => new Error('failed', { cause: new TypeError(secret) }),
  (secret) => new AggregateError([new Error(secret)], secret),
  (secret) => carrying({ name: secret }),
  (secret) => carrying({ name: `Error ${secret}` }),
  (secret) => carrying({ code: secret }),
  (secret) => carrying({ code: `ERR_${secret}` }),
  (secret) => carrying({ stack: secret, token: secret, request: { headers: { secret } } }),
  (secret) => carrying({ cause: carrying({ cause: carrying({ code: secret, name: secret }) }) }),
];

describe('a redacted cause', () => {
  it('contains the names and codes of all causes', () => {
    expect(redactedCause(nodeFailure('ECONNREFUSED'))).toEqual({
      name: 'TypeError',
      cause: { name: 'Error', code: 'ECONNREFUSED' },
    });
    const refused = Object.assign(new Error(), { name: 'AuthApiError', code: 'bad_jwt' });
    expect(redactedCause(refused)).toEqual({ name: 'AuthApiError', code: 'bad_jwt' });
    const dropped = Object.assign(new Error(), { code: 'ERR_HTTP2_STREAM_ERROR' });
    expect(redactedCause(dropped)).toEqual({ name: 'Error', code: 'ERR_HTTP2_STREAM_ERROR' });
  });

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a string', 'Bearer token'],
  ])('has the name Error and no code when %s is thrown', (_what, thrown) => {
    expect(redactedCause(thrown)).toEqual({ name: 'Error' });
  });

  it.each(secrets)('contains no secret from any part of the error: %s', (secret) => {
    for (const place of places) {
      expect(JSON.stringify(redactedCause(place(secret)))).not.toContain(secret);
    }
  });
});
