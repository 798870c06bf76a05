import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serverOptions } from './serverOptions.ts';

/**
 * An `x-forwarded-for` header: an address that the client made up, then the addresses that two
 * proxies added.
 */
const forwarded = '192.0.2.66, 198.51.100.7, 203.0.113.9';

test('the server limits the size and the duration of headers and bodies', async () => {
  expect(serverOptions()).toMatchObject({ bodyLimit: 64 * 1024, http: { maxHeaderSize: 16_384 } });
  const app = fastify(serverOptions({ log: { level: 'silent' } }));
  expect(app.server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 90_000 });
  await app.close();
});

test.each([
  [undefined, '127.0.0.1'],
  [1, '203.0.113.9'],
  [2, '198.51.100.7'],
  [['127.0.0.1'], '203.0.113.9'],
  [['127.0.0.1', '203.0.113.0/24'], '198.51.100.7'],
])('with the trusted proxies %j, the client address is %s', async (trustProxy, address) => {
  const app = fastify(serverOptions({ log: { level: 'silent' }, trustProxy }));
  app.get('/', (request) => request.ip);
  const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  expect(answer.body).toBe(address);
});

test.each([
  ['opened by a person', '/%', 'text/html,*/*;q=0.8', 302],
  ['requested by a program', '/%', '*/*', 404],
  ['below /api, opened by a person', '/api/%', 'text/html', 404],
])('a malformed URL %s gets a response', async (_what, url, accept, status) => {
  const app = fastify(serverOptions({ log: { level: 'silent' } }));
  const answer = await app.inject({ url, headers: { accept } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers.location).toBe(status === 302 ? '/' : undefined);
  expect(answer.body).not.toContain('%');
});
