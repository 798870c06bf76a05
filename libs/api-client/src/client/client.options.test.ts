import { describe, expect, it, vi } from 'vitest';
import { type ApiClientOptions, createApiClient, InvalidOptionsError } from '../index.ts';
import { clientFor, failure } from '../testSetup.ts';

const good: ApiClientOptions = { baseUrl: 'https://api.example.com', getAccessToken: () => null };
/** Skips type checking, as a JavaScript caller does. */
const make = (options: object | undefined) => () => createApiClient(options as ApiClientOptions);

describe('the options of a client', () => {
  it.each([
    'https://api.example.com',
    'HTTPS://api.example.com/portal/',
    'http://localhost:4200',
    'http://[::1]:4200',
    '/',
    '/portal',
    './portal',
    'portal',
  ])('accept the base URL %j', (baseUrl) => {
    expect(make({ ...good, baseUrl })).not.toThrow();
  });

  it.each([
    undefined,
    null,
    7,
    '',
    ' ',
    '\n/',
    'api.example.com',
    'localhost:4200',
    'https://',
    'https:// api',
    'ftp://api.example.com',
    'https://user:secret@api.example.com',
    'https://secret@api.example.com',
    'https://api.example.com/?key=secret',
    'https://api.example.com/#secret',
  ])('reject the base URL %j without repeating it', (baseUrl) => {
    expect(make({ ...good, baseUrl })).toThrow(InvalidOptionsError);
    expect(make({ ...good, baseUrl })).toThrow(/baseUrl must be a URL/);
    expect(make({ ...good, baseUrl })).not.toThrow(/secret/);
  });

  it.each([
    [undefined, /baseUrl/],
    [{ ...good, getAccessToken: 'a-token' }, /getAccessToken must be a function/],
    [{ baseUrl: '/' }, /getAccessToken must be a function/],
    [{ ...good, fetch: {} }, /fetch must be a function/],
    [{ ...good, fetch: null }, /fetch must be a function/],
    [{ ...good, retry: { retries: 2 } }, /retry must be a function/],
    [{ ...good, logger: {} }, /logger\.error must be a function/],
    [{ ...good, logger: null }, /logger\.error must be a function/],
    [{ ...good, timeoutMs: 0 }, /timeoutMs must be/],
    [{ ...good, timeoutMs: -1 }, /timeoutMs must be/],
    [{ ...good, timeoutMs: Number.NaN }, /timeoutMs must be/],
    [{ ...good, timeoutMs: Number.POSITIVE_INFINITY }, /timeoutMs must be/],
    [{ ...good, timeoutMs: '500' }, /timeoutMs must be/],
  ])('are rejected when one of them is invalid: %#', (options, text) => {
    expect(make(options)).toThrow(text);
    expect(make(options)).toThrow(expect.objectContaining({ code: 'invalid_options' }) as Error);
  });

  it('are checked for each call, and a call with an invalid option sends nothing', async () => {
    const fetch = vi.fn<() => Promise<Response>>();
    const client = clientFor({ fetch });
    const error = await failure(client.getAccounts({ timeoutMs: Number.NaN }));
    expect(error).toBeInstanceOf(InvalidOptionsError);
    expect(fetch).not.toHaveBeenCalled();
  });
});
