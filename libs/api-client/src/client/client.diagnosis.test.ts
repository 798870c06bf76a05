import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiClientOptions, createApiClient } from '../index.ts';

/**
 * Uses real servers and Node's `fetch` instead of mocks: no standard defines the errors that it rejects with.
 */
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
  response.end('<!doctype html><title>Another server</title>');
};

it('a call rejects with dns_failure for an unknown host name', async () => {
  const error = await errorOf({ baseUrl: 'http://nobody.invalid' });
  expect(error).toMatchObject({
    name: 'NetworkError',
    code: 'dns_failure',
    operation: 'getAccounts',
    status: undefined,
    cause: { name: 'TypeError', cause: { name: 'Error' } },
  });
});

it('a call rejects with connection_refused for a closed port', async () => {
  const { url, close } = await listen(page);
  await close();
  expect(await errorOf({ baseUrl: url })).toMatchObject({
    name: 'NetworkError',
    code: 'connection_refused',
    cause: { name: 'TypeError', cause: { code: 'ECONNREFUSED' } },
  });
});

it('a call rejects with connection_lost for a connection that breaks before and during the response', async () => {
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

it('a call rejects with tls_failure for an https URL of a server without TLS', async () => {
  const { url } = await listen(page);
  const error = await errorOf({ baseUrl: url.replace('http:', 'https:') });
  expect(error).toMatchObject({ name: 'NetworkError', code: 'tls_failure' });
});

it.each([200, 404, 405])(
  'a call rejects with wrong_base_url for an HTML page with status %i',
  async (status) => {
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
  },
);

it('a call rejects with the code of the status for an HTML page with status 502', async () => {
  const { url } = await listen((request, response) => {
    response.statusCode = 502;
    page(request, response);
  });
  expect(await errorOf({ baseUrl: url })).toMatchObject({ code: 'unavailable', status: 502 });
});

it('a call rejects with unexpected_response for data that violates the contract', async () => {
  const { url } = await listen((_request, response) => response.end('{"accounts":7}'));
  expect(await errorOf({ baseUrl: url })).toMatchObject({
    name: 'HttpError',
    code: 'unexpected_response',
    status: 200,
    cause: { name: 'WrongShape' },
  });
});

it.each([
  ['throws', () => expect.unreachable('refresh token eyJ0 is spent')],
  ['rejects', () => Promise.reject(new RangeError('refresh token eyJ0 is spent'))],
])(
  "a call rejects with token_unavailable, without the error's message, when the token getter %s",
  async (_how, getAccessToken) => {
    const fetch = vi.fn();
    const error = await errorOf({ getAccessToken, fetch });
    expect(error).toMatchObject({ name: 'NetworkError', code: 'token_unavailable' });
    expect((error as Error).cause).toBeDefined();
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('eyJ0');
    expect(fetch).not.toHaveBeenCalled();
  },
);

it.each([
  ['a token that no header can carry', { getAccessToken: () => 'first\nsecond-secret' }],
  ['a relative base URL outside a page', { baseUrl: '/' }],
])('a call rejects with invalid_request for %s', async (_what, options) => {
  const error = await errorOf(options);
  expect(error).toMatchObject({ name: 'NetworkError', code: 'invalid_request' });
  expect(JSON.stringify(error)).not.toContain('secret');
});

it('uses X-Request-Id as the request id, unless it contains spaces or is too long', async () => {
  const ids = ['5f0c6a52-6f39-4f7a', 'two words', 'x'.repeat(65)];
  const { url } = await listen((_request, response) => {
    response.statusCode = 500;
    response.setHeader('X-Request-Id', ids.shift() ?? '').end('{}');
  });
  for (const requestId of ['5f0c6a52-6f39-4f7a', undefined, undefined, undefined]) {
    expect(await errorOf({ baseUrl: url })).toMatchObject({ code: 'server_error', requestId });
  }
});
