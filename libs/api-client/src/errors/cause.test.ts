import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkCode, redactedCause } from './cause.ts';

/** Returns an error like those of Node's `fetch`, which has its reason in the cause. */
const nodeFailure = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`${code} …`), { code }) });

const codeOf = (error: unknown) => networkCode(error, redactedCause(error));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the reason of a failed fetch', () => {
  it.each([
    ['ENOTFOUND', 'dns_failure'],
    ['EAI_AGAIN', 'dns_failure'],
    ['ECONNREFUSED', 'connection_refused'],
    ['ECONNRESET', 'connection_lost'],
    ['EPIPE', 'connection_lost'],
    ['UND_ERR_SOCKET', 'connection_lost'],
    ['ETIMEDOUT', 'unreachable'],
    ['UND_ERR_CONNECT_TIMEOUT', 'unreachable'],
    ['EHOSTUNREACH', 'unreachable'],
    ['ENETUNREACH', 'unreachable'],
    ['CERT_HAS_EXPIRED', 'tls_failure'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls_failure'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls_failure'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls_failure'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls_failure'],
    ['EPROTO', 'tls_failure'],
    ['ERR_INVALID_ARG', 'network_failure'],
  ])('for %s is %s', (systemCode, code) => {
    expect(codeOf(nodeFailure(systemCode))).toBe(code);
  });

  it('is found in the error itself or in one of its causes', () => {
    expect(codeOf(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).toBe('connection_refused');
    expect(codeOf(new Error('own', { cause: nodeFailure('ENOTFOUND') }))).toBe('dns_failure');
  });

  it('for an unexpected redirect is redirected', () => {
    const error = new TypeError('fetch failed', { cause: new Error('unexpected redirect') });
    expect(codeOf(error)).toBe('redirected');
  });

  it('in a browser is offline if it is offline, otherwise network_failure', () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(codeOf(new TypeError('Failed to fetch'))).toBe('network_failure');
    vi.stubGlobal('navigator', { onLine: false });
    expect(codeOf(new TypeError('Failed to fetch'))).toBe('offline');
    vi.stubGlobal('navigator', undefined);
    expect(codeOf(new TypeError('Failed to fetch'))).toBe('network_failure');
  });
});

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
    [
      'an object whose getter throws',
      {
        get name() {
          throw new Error('no');
        },
      },
    ],
  ])('has the name Error and no code when %s is thrown', (_what, thrown) => {
    expect(redactedCause(thrown)).toEqual({ name: 'Error' });
  });

  it('has at most four levels for an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(redactedCause(error)).match(/name/g)).toHaveLength(4);
  });

  it('contains no secret from any part of the error', () => {
    fc.assert(
      fc.property(secrets, fc.constantFrom(...places), (secret, place) => {
        expect(JSON.stringify(redactedCause(place(secret)))).not.toContain(secret);
      }),
    );
  });
});

/**
 * Secrets that an error may contain: tokens, numbers, URLs with a query, email addresses, sentences
 * of a server.
 */
const secrets = fc.oneof(
  fc.stringMatching(/^eyJ[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{20}$/),
  fc.stringMatching(/^[0-9]{4,16}$/),
  fc.stringMatching(/^[a-z]{3}[0-9A-Z][A-Za-z0-9]{8}$/),
  fc.webUrl({ withQueryParameters: true }),
  fc.emailAddress(),
  fc.lorem({ maxCount: 5 }).map((words) => `${words} .`),
);

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
