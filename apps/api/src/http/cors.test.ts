import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';

const portal = 'https://portal.example.com';
const url = '/api/user/profile';
let service: TestService;
beforeAll(async () => {
  service = await testService({ portalOrigins: [portal] });
});

const preflight = (origin: string | undefined) =>
  service.app.inject({
    method: 'OPTIONS',
    url,
    headers: { ...(origin !== undefined && { origin }), 'access-control-request-method': 'PUT' },
  });

test('a page of the portal may send a request, and read its response and Retry-After', async () => {
  const allowed = await preflight(portal);
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': portal,
    'access-control-allow-headers': 'authorization, content-type, agreement-versions',
    'access-control-allow-methods': 'GET, POST, PUT',
  });
  const { statusCode, headers } = await service.ask({ url, headers: { origin: portal } });
  expect(statusCode).toBe(401);
  expect(headers).toMatchObject({
    'access-control-allow-origin': portal,
    'access-control-expose-headers': 'retry-after, x-request-id',
  });
});

test.each([
  'null',
  'http://portal.example.com',
  'https://portal.example.com.elsewhere.example',
  undefined,
])(
  'the origin %s is not allowed, and no cache stores that response for the portal’s origin',
  async (origin) => {
    const answer = await service.ask({ url, headers: origin === undefined ? {} : { origin } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers.vary).toBe('Origin');
    expect((await preflight(origin)).statusCode).toBe(404);
  },
);
