import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type ApiClient, ApiError, HttpError, NetworkError } from '../index.ts';
import { type MockFailure, mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, expectLog, failure, server } from '../test/client.testing.ts';

interface Endpoint {
  endpoint: string;
  call: (client: ApiClient) => Promise<unknown>;
  failWith: (mockFailure: MockFailure) => Parameters<typeof server.use>[0];
  fallback: string;
}

const endpoints: Endpoint[] = [
  {
    endpoint: 'GET /api/user/dashboard/stats',
    call: (client) => client.getDashboardStats(),
    failWith: mockApi.dashboardStats,
    fallback: 'Failed to fetch dashboard statistics',
  },
  {
    endpoint: 'GET /api/user/task-completions',
    call: (client) => client.listTaskCompletions(),
    failWith: mockApi.taskCompletions,
    fallback: 'Failed to fetch task completions',
  },
  {
    endpoint: 'GET /api/user/accounts',
    call: (client) => client.getAccounts(),
    failWith: mockApi.accounts,
    fallback: 'Failed to fetch user accounts',
  },
  {
    endpoint: 'GET /api/user/enrollments',
    call: (client) => client.listEnrollments(),
    failWith: mockApi.enrollments,
    fallback: 'Failed to fetch user enrollments',
  },
  {
    endpoint: 'GET /api/user/profile',
    call: (client) => client.getProfile(),
    failWith: mockApi.profile,
    fallback: 'Failed to fetch user profile',
  },
  {
    endpoint: 'PUT /api/user/profile',
    call: (client) => client.updateProfile({ personal_email: 'avery.new@example.com' }),
    failWith: mockApi.updateProfile,
    fallback: 'Failed to update user profile',
  },
  {
    endpoint: 'POST /api/user/register',
    call: (client) => client.register(fixtures.cardRegistration),
    failWith: mockApi.register,
    fallback: 'Failed to register account. Please try again later.',
  },
];

describe.each(endpoints)('$endpoint', ({ endpoint, call, failWith, fallback }) => {
  it('rejects with the server’s detail, and with the text of the operation without one', async () => {
    server.use(failWith(mockFailures.detail(409, 'Please wait for the review')));
    expectLog(`API call failed: ${endpoint}: HttpError 409`);
    const refused = await failure(call(clientFor()));
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ message: 'Please wait for the review', status: 409 });

    server.use(failWith(mockFailures.serverError()));
    expectLog(`API call failed: ${endpoint}: HttpError 500`);
    expect(await failure(call(clientFor()))).toMatchObject({ message: fallback, status: 500 });
  });

  it('uses the fallback message when there is no connection', async () => {
    server.use(failWith(mockFailures.network()));
    expectLog(`API call failed: ${endpoint}: NetworkError`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: fallback });
  });
});

/**
 * Only reads: writes accept malformed responses with a 2xx status (see client.accepted.test.ts).
 */
const reads = endpoints.filter(({ endpoint }) => endpoint.startsWith('GET'));

it.each(reads)(
  '$endpoint rejects with the fallback message after data of another shape',
  async ({ endpoint, call, failWith, fallback }) => {
    server.use(failWith(mockFailures.wrongShape()));
    expectLog(`API call failed: ${endpoint}: HttpError 200`);
    const expected = { message: fallback, status: 200, code: 'invalid_response' };
    expect(await failure(call(clientFor()))).toMatchObject(expected);
  },
);

describe('GET /api/user/accounts', () => {
  const log = 'API call failed: GET /api/user/accounts: ';
  const message = 'Failed to fetch user accounts';
  const failingWith = (mockFailure: MockFailure) =>
    failure(clientFor({ fetch: async () => mockFailure() }).getAccounts());

  it.each([
    ['an error with an empty detail', mockFailures.detail(500, ''), 500, 'unavailable'],
    ['an HTML page from a proxy', mockFailures.html(502), 502, 'unavailable'],
    ['an error without a body', mockFailures.empty(503), 503, 'unavailable'],
    ['a page with status 200', mockFailures.html(), 200, 'invalid_response'],
    ['an empty body', mockFailures.empty(), 200, 'invalid_response'],
    ['no content', mockFailures.empty(204), 204, 'invalid_response'],
    ['truncated JSON', mockFailures.truncated(), 200, 'invalid_response'],
    ['null', () => HttpResponse.json(null), 200, 'invalid_response'],
    ['a list of null', () => HttpResponse.json([null]), 200, 'invalid_response'],
  ])('uses the fallback message for %s', async (_case, mockFailure, status, code) => {
    expectLog(`${log}HttpError ${status}`);
    const error = await failingWith(mockFailure);
    expect(error).toBeInstanceOf(HttpError);
    const expected = { message, status, code, detail: undefined, fieldErrors: [] };
    expect(error).toMatchObject(expected);
  });

  it.each(['null', '7', '"text"', '[null]', '{"detail":null}', '{"detail":[null]}'])(
    'rejects with HttpError, not with TypeError, after an error with the body %s',
    async (body) => {
      expectLog(`${log}HttpError 422`);
      expect(await failingWith(() => new Response(body, { status: 422 }))).toMatchObject({
        name: 'HttpError',
        code: 'invalid_request',
      });
    },
  );

  it('rejects with NetworkError when the body of the response is cut off', async () => {
    expectLog(`${log}NetworkError`);
    const start = (stream: ReadableStreamDefaultController) =>
      stream.error(new TypeError('terminated'));
    const error = await failingWith(() => new Response(new ReadableStream({ start })));
    expect(error).toMatchObject({ name: 'NetworkError', message, status: 200 });
  });

  it('rejects with an error without the request, the response and the underlying error', async () => {
    expectLog(`${log}HttpError 500`);
    const error = await failingWith(mockFailures.detail(500, 'Broken'));
    expect(error).toBeInstanceOf(ApiError);
    const common = ['cause', 'name', 'operation', 'requestId', 'status'];
    expect(Object.keys(error as object).sort()).toEqual(
      [...common, 'code', 'detail', 'fieldErrors', 'retryAfterSeconds'].sort(),
    );
    expect((error as Error).cause).toBeUndefined();
  });
});
