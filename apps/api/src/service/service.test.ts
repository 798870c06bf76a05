import type { LightMyRequestResponse } from 'fastify';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

function expectHeaders(answer: LightMyRequestResponse): void {
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
}

const json = { 'content-type': 'application/json' };
const register = { method: 'POST', url: '/api/user/register' } as const;

const notJson = 'The request body is not valid JSON';
const wrongType = 'Send the request as application/json';
const typed = (type: string, payload: string) => ({
  ...register,
  headers: { 'content-type': type },
  payload,
});

test.each([
  ['is not JSON', { ...register, headers: json, payload: '{"a":' }, 400, notJson],
  [
    'is not UTF-8',
    { ...register, headers: json, payload: Buffer.from('{"first_name":"Jos\xe9"}', 'latin1') },
    400,
    notJson,
  ],
  ['is empty', { ...register, headers: json, payload: '' }, 400, notJson],
  ['would change prototypes', typed('application/json', '{"__proto__":{"a":1}}'), 400, notJson],
  ['is text', typed('text/plain', 'a'), 415, wrongType],
] as const)('a registration that %s gets an error', async (_what, request, status, detail) => {
  const answer = await service.ask(request);
  expect([answer.statusCode, answer.json()]).toEqual([status, { detail }]);
  expectHeaders(answer);
});

test.each([
  { ...register, url: '/api/user/register' },
  { method: 'PUT', url: '/api/user/profile' },
] as const)('$method $url rejects a compressed body', async (request) => {
  const { token } = await service.registered();
  const headers = { ...json, authorization: `Bearer ${token}`, 'content-encoding': 'gzip' };
  const answer = await service.ask({ ...request, headers, payload: gzipSync('{}') });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toEqual({ detail: 'Send the request without compression' });
  const plain = { ...headers, 'content-encoding': 'Identity' };
  const taken = await service.ask({ ...request, headers: plain, payload: '{}' });
  expect(taken.statusCode).toBe(422);
});

test('limits size and depth of bodies other than a registration', async () => {
  const user = await service.registered();
  const put = (payload: object) =>
    service.ask({
      method: 'PUT',
      url: '/api/user/profile',
      headers: { authorization: `Bearer ${user.token}` },
      payload,
    });
  const emailOf = (length: number) => ({ personal_email: 'a'.repeat(length) });
  expect((await put(emailOf(66_000))).statusCode).toBe(413);
  expect((await put(emailOf(60_000))).statusCode).toBe(422);
  const nested = JSON.parse('['.repeat(33) + ']'.repeat(33)) as object;
  expect((await put(nested)).json()).toMatchObject({ detail: [{ msg: 'Is too complex' }] });
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/nothing'],
  ['POST', '/api/user/profile'],
] as const)('%s %s returns a 404 as JSON', async (method, url) => {
  const body = method === 'GET' ? {} : { headers: json, payload: '{' };
  const answer = await service.app.inject({ method, url, ...body });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ detail: 'Not found' });
  expectHeaders(answer);
});

test('logs each request by its route, without personal values', async () => {
  const { app, log } = await testService();
  await app.inject({
    url: '/api/user/task-completions?page=marker-in-the-query',
    headers: { authorization: 'Bearer marker-in-the-token', 'user-agent': 'marker-of-the-agent' },
  });
  await app.inject('/api/marker-in-the-path');
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { event: 'request.answered', method: 'GET', route: '/api/user/task-completions', status: 401 },
    { event: 'request.answered', method: 'GET', route: '/api/*', status: 404 },
  ]);
  expect(log.join('')).not.toContain('marker');
  expect(log.join('')).not.toContain('127.0.0.1');
});

test('logs nothing of the body and no token, neither after a success nor after a failure', async () => {
  const clock = vi.fn(() => new Date());
  const { registered, ask, log } = await testService({ clock });
  const user = await registered({ city: 'marker-of-a-city' }, { token: 'marker-of-the-token' });
  const put = () =>
    ask({
      method: 'PUT',
      url: '/api/user/profile',
      headers: { authorization: `Bearer ${user.token}` },
      payload: { personal_email: 'marker-of-the-body@example.com' },
    });
  expect((await put()).statusCode).toBe(200);
  clock.mockImplementation(() => {
    throw new Error('The marker of an error');
  });
  const failed = await put();
  expect(failed.statusCode).toBe(500);
  expect(failed.json()).toEqual({
    detail: 'Something went wrong on our side. Please try again.',
  });
  const written = log.join('');
  expect(written).toContain('request.failed');
  for (const value of ['marker', user.email, user.password]) expect(written).not.toContain(value);
});

test('every response has the request id of the log', async () => {
  const answer = await service.ask({ url: '/api/user/profile' });
  const lines = service.log.join('').split('\n').filter(Boolean);
  const logged = lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId);
  expect(logged).toContain(answer.headers['x-request-id']);
});
