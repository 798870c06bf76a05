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
  it('rejects with the server’s detail as the message', async () => {
    server.use(failWith(mockFailures.detail(409, 'Please wait for the review')));
    expectLog(`API call failed: ${endpoint}: HttpError 409`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: 'Please wait for the review', status: 409 });
  });

  it.each([
    ['an error without a detail', mockFailures.serverError(), 500],
    ['an error with an empty detail', mockFailures.detail(500, ''), 500],
    ['an HTML page from a proxy', mockFailures.html(502), 502],
    ['an error without a body', mockFailures.empty(503), 503],
  ])('uses the fallback message for %s', async (_case, mockFailure, status) => {
    server.use(failWith(mockFailure));
    expectLog(`API call failed: ${endpoint}: HttpError ${status}`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: fallback, status, detail: undefined, fieldErrors: [] });
  });

  it('uses the fallback message when there is no connection', async () => {
    server.use(failWith(mockFailures.network()));
    expectLog(`API call failed: ${endpoint}: NetworkError`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: fallback });
  });

  it('rejects with an error without the request, the response and the underlying error', async () => {
    server.use(failWith(mockFailures.detail(500, 'Broken')));
    expectLog(`API call failed: ${endpoint}: HttpError 500`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(ApiError);
    const common = ['cause', 'name', 'operation', 'requestId', 'status'];
    expect(Object.keys(error as object).sort()).toEqual(
      [...common, 'code', 'detail', 'fieldErrors', 'retryAfterSeconds'].sort(),
    );
    expect((error as Error).cause).toBeUndefined();
  });
});

const cutOff = () =>
  new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });

/**
 * Only reads: writes accept malformed responses with a 2xx status (see client.accepted.test.ts).
 */
const reads = endpoints.filter(({ endpoint }) => endpoint.startsWith('GET'));

describe.each(reads)('$endpoint', ({ endpoint, call, failWith, fallback }) => {
  it.each([
    ['an HTML page', mockFailures.html(), 200],
    ['an empty body', mockFailures.empty(), 200],
    ['no content', mockFailures.empty(204), 204],
    ['data of another shape', mockFailures.wrongShape(), 200],
    ['truncated JSON', mockFailures.truncated(), 200],
    ['null', () => HttpResponse.json(null), 200],
    ['a list of null', () => HttpResponse.json([null]), 200],
  ])('uses the fallback message for %s', async (_case, mockFailure, status) => {
    server.use(failWith(mockFailure));
    expectLog(`API call failed: ${endpoint}: HttpError ${status}`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: fallback, status, code: 'invalid_response' });
  });

  it('rejects with NetworkError when the body of the response is cut off', async () => {
    expectLog(`API call failed: ${endpoint}: NetworkError`);
    const fetch = () => Promise.resolve(new Response(cutOff()));
    expect(await failure(call(clientFor({ fetch })))).toMatchObject({
      name: 'NetworkError',
      message: fallback,
      status: 200,
    });
  });
});

it.each(['null', '7', '"text"', '[null]', '{"detail":null}', '{"detail":[null]}'])(
  'a call rejects with HttpError, not with TypeError, after an error with the body %s',
  async (body) => {
    expectLog('API call failed: GET /api/user/accounts: HttpError 422');
    const fetch = () => Promise.resolve(new Response(body, { status: 422 }));
    expect(await failure(clientFor({ fetch }).getAccounts())).toMatchObject({
      name: 'HttpError',
      code: 'invalid_request',
    });
  },
);
