import { expect, it, vi } from 'vitest';
import { type ApiClientOptions, createApiClient } from '../index.ts';
import { mockApi, mockFailures } from '../testing/index.ts';
import { failure, server } from '../test/client.testing.ts';

const good: ApiClientOptions = { baseUrl: 'https://api.example.com', getAccessToken: () => null };
/** Skips type checking, as a JavaScript caller does. */
const make = (options: object) => () => createApiClient(options as ApiClientOptions);

it.each([
  'https://api.example.com',
  'HTTPS://api.example.com/portal/',
  'http://[::1]:4200',
  '/',
  '/portal',
  './portal',
])('createApiClient accepts the base URL %j', (baseUrl) => {
  expect(make({ ...good, baseUrl })).not.toThrow();
});

it.each([
  undefined,
  '',
  ' ',
  'api.example.com',
  'localhost:4200',
  'https://',
  '//api.example.com',
  '/\\api.example.com',
  'ftp://api.example.com',
  'https://user:secret@api.example.com',
  'https://api.example.com/?key=secret',
  'https://api.example.com/#secret',
])('createApiClient rejects the base URL %j without repeating it', (baseUrl) => {
  expect(make({ ...good, baseUrl })).toThrow(/baseUrl must be a URL/);
  expect(make({ ...good, baseUrl })).not.toThrow(/secret/);
});

it('createApiClient rejects a token getter that is no function', () => {
  expect(make({ ...good, getAccessToken: 'a-token' })).toThrow(/getAccessToken must be a function/);
});

it('a client without a logger writes nothing to the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(mockApi.accounts(mockFailures.serverError()));
  await failure(createApiClient(good).getAccounts());
  expect(console.error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
