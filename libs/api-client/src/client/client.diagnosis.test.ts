import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiClientOptions, createApiClient } from '../index.ts';

/** Real servers and Node's own fetch, without mock handlers: what it rejects with is no promise of any standard. */
const closers: (() => unknown)[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  vi.mocked(console.error).mockClear();
});

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), 'close');
  };
  closers.push(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const errorOf = (options: Partial<ApiClientOptions>) =>
  createApiClient({
    baseUrl: 'http://127.0.0.1:9',
    getAccessToken: () => 'access-token',
    ...options,
  })
    .getAccounts()
    .then(
      () => expect.unreachable('the call should have been rejected'),
      (error: unknown) => error,
    );

const page: RequestListener = (_request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<!doctype html><title>Somebody else</title>');
};

it('tells a name that nobody has', async () => {
  const error = await errorOf({ baseUrl: 'http://nobody.invalid' });
  expect(error).toMatchObject({
    name: 'NetworkError',
    code: 'dns_failure',
    operation: 'getAccounts',
    status: undefined,
    cause: { name: 'TypeError', cause: { name: 'Error' } },
  });
});

it('tells a port at which nobody listens', async () => {
  const { url, close } = await listen(page);
  await close();
  expect(await errorOf({ baseUrl: url })).toMatchObject({
    name: 'NetworkError',
    code: 'connection_refused',
    cause: { name: 'TypeError', cause: { code: 'ECONNREFUSED' } },
  });
});

it('tells a connection that breaks before and within the answer', async () => {
  const before = await listen((request) => request.socket.destroy());
  expect(await errorOf({ baseUrl: before.url })).toMatchObject({ code: 'connection_lost' });
  const within = await listen((_request, response) => {
    response.setHeader('X-Request-Id', 'b1f0');
    response.write('{"accounts":', () => response.destroy());
  });
  expect(await errorOf({ baseUrl: within.url })).toMatchObject({
    name: 'NetworkError',
    code: 'connection_lost',
    status: 200,
    requestId: 'b1f0',
  });
});

it('tells a server without TLS behind an https address', async () => {
  const { url } = await listen(page);
  const error = await errorOf({ baseUrl: url.replace('http:', 'https:') });
  expect(error).toMatchObject({ name: 'NetworkError', code: 'tls_failure' });
});

it.each([200, 404, 405])('takes a page with status %i for another server', async (status) => {
  const { url } = await listen((request, response) => {
    response.statusCode = status;
    page(request, response);
  });
  expect(await errorOf({ baseUrl: url })).toMatchObject({
    name: 'HttpError',
    code: 'wrong_base_url',
    status,
    message: 'Failed to fetch user accounts',
  });
});

it('takes a page of a proxy for what its status says', async () => {
  const { url } = await listen((request, response) => {
    response.statusCode = 502;
    page(request, response);
  });
  expect(await errorOf({ baseUrl: url })).toMatchObject({ code: 'unavailable', status: 502 });
});

it('tells data that are not the contract’s', async () => {
  const { url } = await listen((_request, response) => response.end('{"accounts":7}'));
  expect(await errorOf({ baseUrl: url })).toMatchObject({
    name: 'HttpError',
    code: 'unexpected_answer',
    status: 200,
    cause: { name: 'WrongShape' },
  });
});

it.each([
  ['throws', () => expect.unreachable('refresh token eyJ0 is spent')],
  ['rejects', () => Promise.reject(new RangeError('refresh token eyJ0 is spent'))],
])('tells a token getter that %s, and nothing of what it says', async (_how, getAccessToken) => {
  const fetch = vi.fn();
  const error = await errorOf({ getAccessToken, fetch });
  expect(error).toMatchObject({ name: 'NetworkError', code: 'token_unavailable' });
  expect((error as Error).cause).toBeDefined();
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('eyJ0');
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['a token that is no header’s value', { getAccessToken: () => 'first\nsecond-secret' }],
  ['an address that only a page could resolve', { baseUrl: '/' }],
])('tells a request that cannot be made: %s', async (_what, options) => {
  const error = await errorOf(options);
  expect(error).toMatchObject({ name: 'NetworkError', code: 'invalid_request' });
  expect(JSON.stringify(error)).not.toContain('secret');
});

it('hands out the id under which the service logged the request, and no other text', async () => {
  const ids = ['5f0c6a52-6f39-4f7a', 'two words', 'x'.repeat(65)];
  const { url } = await listen((_request, response) => {
    response.statusCode = 500;
    response.setHeader('X-Request-Id', ids.shift() ?? '').end('{}');
  });
  for (const requestId of ['5f0c6a52-6f39-4f7a', undefined, undefined, undefined]) {
    expect(await errorOf({ baseUrl: url })).toMatchObject({ code: 'server_error', requestId });
  }
});
