import { METHODS } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  // Simulates a host application that has its own page for unknown URLs.
  service.app.setNotFoundHandler((_request, reply) =>
    reply.type('text/html').send('<h1>Page</h1>'),
  );
});

const known = ['GET', 'HEAD', 'PUT', 'POST', 'OPTIONS'];
const others = METHODS.filter((method) => method !== 'CONNECT' && !known.includes(method));

test.each(others)('%s below /api gets an error in the contract’s format', async (method) => {
  const ask = (url: string) =>
    service.app.inject({
      method: method,
      url,
      // QUERY requires a content type.
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
  const wrong = await ask('/api/user/profile');
  expect([wrong.statusCode, wrong.json()]).toEqual([405, { detail: 'Method not allowed' }]);
  expect(wrong.headers['allow']).toBe('GET, HEAD, PUT');
  const unknown = await ask('/api/unheard-of');
  expect([unknown.statusCode, unknown.json()]).toEqual([404, { detail: 'Not found' }]);
  expect(unknown.headers['cache-control']).toBe('no-store');
});
