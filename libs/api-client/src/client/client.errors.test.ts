import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type ApiClient, ApiError, HttpError, NetworkError } from '../index.ts';
import { type MockFailure, mockFailures, fixtures } from '../testing/index.ts';
import { clientFor, expectLog, failure } from '../test/client.testing.ts';

type Endpoint = [endpoint: string, fallback: string, call: (client: ApiClient) => Promise<unknown>];

const reads: Endpoint[] = [
  [
    'GET /api/user/dashboard/stats',
    'Failed to fetch dashboard statistics',
    (client) => client.getDashboardStats(),
  ],
  [
    'GET /api/user/task-completions',
    'Failed to fetch task completions',
    (client) => client.listTaskCompletions(),
  ],
  ['GET /api/user/accounts', 'Failed to fetch user accounts', (client) => client.getAccounts()],
  [
    'GET /api/user/enrollments',
    'Failed to fetch user enrollments',
    (client) => client.listEnrollments(),
  ],
  ['GET /api/user/profile', 'Failed to fetch user profile', (client) => client.getProfile()],
];
const writes: Endpoint[] = [
  [
    'PUT /api/user/profile',
    'Failed to update user profile',
    (client) => client.updateProfile({ personal_email: 'avery.new@example.com' }),
  ],
  [
    'POST /api/user/register',
    'Failed to register account. Please try again later.',
    (client) => client.register(fixtures.cardRegistration),
  ],
];

/** Returns the error of a call of a client whose server responds with `mockFailure`. */
const failing = (mockFailure: MockFailure, call: Endpoint[2]) =>
  failure(call(clientFor({ fetch: async () => mockFailure() })));

describe.each([...reads, ...writes])('%s', (endpoint, fallback, call) => {
  it('rejects with the server’s detail, and with the text of the operation without one', async () => {
    expectLog(`API call failed: ${endpoint}: HttpError 409`);
    const refused = await failing(mockFailures.detail(409, 'Please wait for the review'), call);
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ message: 'Please wait for the review', status: 409 });

    expectLog(`API call failed: ${endpoint}: HttpError 500`);
    const failed = await failing(mockFailures.serverError(), call);
    expect(failed).toMatchObject({ message: fallback, status: 500 });
  });

  it('uses the fallback message when there is no connection', async () => {
    expectLog(`API call failed: ${endpoint}: NetworkError`);
    const error = await failing(() => Promise.reject(new TypeError('Failed to fetch')), call);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: fallback });
  });
});

// Writes accept malformed responses with a 2xx status (see client.accepted.test.ts).
it.each(reads)(
  '%s rejects with the fallback message after data of another shape',
  async (endpoint, message, call) => {
    expectLog(`API call failed: ${endpoint}: HttpError 200`);
    const expected = { message, status: 200, code: 'invalid_response' };
    expect(await failing(mockFailures.wrongShape(), call)).toMatchObject(expected);
  },
);

describe('GET /api/user/accounts', () => {
  const log = 'API call failed: GET /api/user/accounts: ';
  const message = 'Failed to fetch user accounts';
  const failingWith = (mockFailure: MockFailure) =>
    failing(mockFailure, (client) => client.getAccounts());

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
