import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';

const portal = 'https://portal.example.com';
const url = '/api/user/profile';
const asksForMethod = { 'access-control-request-method': 'PUT' };
let service: TestService;
beforeAll(async () => {
  service = await testService({ portalOrigins: [portal] });
});

test('a page of the portal can read Retry-After', async () => {
  const { headers } = await service.ask({ url, headers: { origin: portal } });
  expect(headers).toMatchObject({
    'access-control-allow-origin': portal,
    'access-control-expose-headers': 'retry-after, x-request-id',
  });
});

test.each([
  'null',
  '*',
  'http://portal.example.com',
  `${portal}:8443`,
  `${portal}/`,
  'https://PORTAL.example.com',
  'https://portal.example.com.elsewhere.example',
  undefined,
])(
  'the origin %s is not allowed, and no cache stores that response for the portal’s origin',
  async (origin) => {
    const headers = origin === undefined ? {} : { origin };
    const answer = await service.ask({ url, headers });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['access-control-expose-headers']).toBeUndefined();
    expect(answer.headers.vary).toBe('Origin');
    const preflight = {
      method: 'OPTIONS',
      url,
      headers: { ...headers, ...asksForMethod },
    } as const;
    expect((await service.app.inject(preflight)).statusCode).toBe(405);
  },
);

test.each([
  ['GET', asksForMethod, 401],
  ['PUT', asksForMethod, 401],
  ['OPTIONS', {}, 405],
  ['OPTIONS', asksForMethod, 204],
] as const)(
  'a %s request with the headers %j gets the status %i',
  async (method, headers, status) => {
    const answer = await service.app.inject({
      method,
      url,
      headers: { ...headers, origin: portal },
    });
    expect(answer.statusCode).toBe(status);
  },
);

test('without an allowed origin, no response has CORS headers', async () => {
  const alone = await testService();
  const { headers } = await alone.ask({ url, headers: { origin: portal } });
  expect(headers.vary).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
