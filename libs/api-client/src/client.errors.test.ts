import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  type ApiClient,
  ApiError,
  CanceledError,
  HttpError,
  isRegistrationMissing,
  isSecondFactorRequired,
  NetworkError,
  TimeoutError,
} from './index.ts';
import { type Fault, faults, fixtures, mockApi } from './testing/index.ts';
import { clientFor, expectLog, failure, server } from './testSetup.ts';

interface Endpoint {
  endpoint: string;
  call: (client: ApiClient) => Promise<unknown>;
  failWith: (fault: Fault) => Parameters<typeof server.use>[0];
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
  it('throws the server’s detail', async () => {
    server.use(failWith(faults.detail(409, 'Please wait for the review')));
    expectLog(`API call failed: ${endpoint}: HttpError 409`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: 'Please wait for the review', status: 409 });
  });

  it.each([
    ['a refusal without a detail', faults.serverError(), 500],
    ['a refusal with an empty detail', faults.detail(500, ''), 500],
    ['a page from a proxy', faults.html(502), 502],
    ['a page instead of data', faults.html(), 200],
    ['an empty refusal', faults.empty(503), 503],
    ['an empty answer', faults.empty(), 200],
    ['no content', faults.empty(204), 204],
    ['data of another shape', faults.wrongShape(), 200],
    ['data that ends too early', faults.truncated(), 200],
    ['nothing but null', () => HttpResponse.json(null), 200],
    ['a list of nothing', () => HttpResponse.json([null]), 200],
  ])('falls back to its own text on %s', async (_case, fault, status) => {
    server.use(failWith(fault));
    expectLog(`API call failed: ${endpoint}: HttpError ${status}`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: fallback, status, detail: undefined, fieldErrors: [] });
  });

  it('falls back to its own text when there is no connection', async () => {
    server.use(failWith(faults.network()));
    expectLog(`API call failed: ${endpoint}: NetworkError`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: fallback });
  });

  it('counts an answer that is cut off as no connection', async () => {
    const cut = new ReadableStream({
      start: (stream) => stream.error(new TypeError('terminated')),
    });
    expectLog(`API call failed: ${endpoint}: NetworkError`);
    const fetch = () => Promise.resolve(new Response(cut));
    expect(await failure(call(clientFor({ fetch })))).toBeInstanceOf(NetworkError);
  });

  it('keeps nothing of the request, the answer or the fault in its errors', async () => {
    server.use(failWith(faults.detail(500, 'Broken')));
    expectLog(`API call failed: ${endpoint}: HttpError 500`);
    const error = await failure(call(clientFor()));
    expect(error).toBeInstanceOf(ApiError);
    expect(Object.keys(error as object).sort()).toEqual(
      ['detail', 'fieldErrors', 'name', 'retryAfterSeconds', 'status'].sort(),
    );
    expect((error as Error).cause).toBeUndefined();
  });
});

describe('what an error tells', () => {
  it('gives a validation error’s lines and fields', async () => {
    server.use(
      mockApi.register(
        faults.validation(
          { loc: ['body', 'zip_code'], msg: 'Must be a number', type: 'type' },
          { loc: ['body', 'selfie_photo', 'data'], msg: 'Must be an image', type: 'pattern' },
        ),
      ),
    );
    expectLog('API call failed: POST /api/user/register: HttpError 422');
    expect(await failure(clientFor().register(fixtures.wireRegistration))).toMatchObject({
      message:
        'Validation errors:\nzip_code: Must be a number\nselfie_photo.data: Must be an image',
      fieldErrors: [
        { loc: ['zip_code'], field: 'zip_code', message: 'Must be a number' },
        { loc: ['selfie_photo', 'data'], field: 'selfie_photo.data', message: 'Must be an image' },
      ],
    });
  });

  it('takes what was sent out of a detail that repeats it', async () => {
    const { ssn, card_number, password } = fixtures.cardRegistration;
    const repeated = `${ssn} and ${card_number} and ${password} were refused`;
    server.use(mockApi.register(faults.detail(400, repeated)));
    expectLog('API call failed: POST /api/user/register: HttpError 400');
    expect(await failure(clientFor().register(fixtures.cardRegistration))).toMatchObject({
      message: '[removed] and [removed] and [removed] were refused',
    });
  });

  it.each([
    ['7', 7],
    ['0', 0],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('reads Retry-After %s as %s', async (header, seconds) => {
    const headers = header === undefined ? undefined : { 'Retry-After': header };
    server.use(mockApi.accounts(faults.detail(429, 'Too many attempts', headers)));
    expectLog('API call failed: GET /api/user/accounts: HttpError 429');
    expect(await failure(clientFor().getAccounts())).toMatchObject({ retryAfterSeconds: seconds });
  });

  it('reads a date in Retry-After as seconds from now', async () => {
    const header = new Date(Date.now() + 90_000).toUTCString();
    server.use(mockApi.accounts(faults.detail(429, 'Too many', { 'Retry-After': header })));
    expectLog('API call failed: GET /api/user/accounts: HttpError 429');
    const error = (await failure(clientFor().getAccounts())) as HttpError;
    expect(error.retryAfterSeconds).toBeGreaterThan(80);
    expect(error.retryAfterSeconds).toBeLessThanOrEqual(90);
  });

  it('tells a missing registration and a missing second factor from other refusals', async () => {
    const refusals = [
      faults.registrationMissing(),
      faults.secondFactorRequired(),
      faults.empty(404),
    ];
    expectLog(
      ...[404, 403, 404].map((s) => `API call failed: GET /api/user/profile: HttpError ${s}`),
    );
    const told: boolean[][] = [];
    for (const refusal of refusals) {
      server.use(mockApi.profile(refusal));
      const error = await failure(clientFor().getProfile());
      told.push([isRegistrationMissing(error), isSecondFactorRequired(error)]);
    }
    expect(told).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('counts a session that cannot give its token as no connection', async () => {
    expectLog('API call failed: GET /api/user/accounts: NetworkError');
    const getAccessToken = () => Promise.reject(new Error('refresh failed'));
    expect(await failure(clientFor({ getAccessToken }).getAccounts())).toBeInstanceOf(NetworkError);
  });

  it('logs neither a detail nor a payload', async () => {
    server.use(
      http.put('*/api/user/profile', () =>
        HttpResponse.json({ detail: 'avery.new@example.com is taken' }, { status: 409 }),
      ),
    );
    expectLog('API call failed: PUT /api/user/profile: HttpError 409');
    await failure(clientFor().updateProfile({ personal_email: 'avery.new@example.com' }));
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('avery');
  });
});

describe('time and cancellation', () => {
  const silent = () => new Promise<Response>(() => undefined);

  it('gives up after 30 seconds', async () => {
    vi.useFakeTimers();
    expectLog('API call failed: GET /api/user/accounts: TimeoutError');
    const error = failure(clientFor({ fetch: silent }).getAccounts());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(console.error).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await error).toBeInstanceOf(TimeoutError);
    expect(await error).toMatchObject({ message: 'Failed to fetch user accounts' });
  });

  it('gives up after the time it is given, also while the token does not come', async () => {
    vi.useFakeTimers();
    expectLog('API call failed: GET /api/user/profile: TimeoutError');
    const getAccessToken = () => new Promise<string>(() => undefined);
    const error = failure(clientFor({ getAccessToken, timeoutMs: 500 }).getProfile());
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    expect(await error).toBeInstanceOf(TimeoutError);
  });

  it('waits 60 seconds for a registration, then says that it may have arrived', async () => {
    vi.useFakeTimers();
    expectLog('API call failed: POST /api/user/register: TimeoutError');
    const client = clientFor({ fetch: silent, timeoutMs: 500 });
    const error = failure(client.register(fixtures.wireRegistration));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(console.error).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await error).toBeInstanceOf(TimeoutError);
    expect((await error) as Error).toHaveProperty(
      'message',
      expect.stringContaining('may have arrived'),
    );
  });

  it('ends the request itself when its time is over', async () => {
    vi.useFakeTimers();
    expectLog('API call failed: GET /api/user/accounts: TimeoutError');
    let signal: AbortSignal | undefined;
    const fetch = (request: Request) => {
      signal = request.signal;
      return silent();
    };
    const error = failure(clientFor({ fetch, timeoutMs: 10 }).getAccounts());
    await vi.advanceTimersByTimeAsync(10);
    vi.useRealTimers();
    await error;
    expect(signal?.aborted).toBe(true);
  });

  it('rejects with CanceledError, and logs nothing, when the caller gives up', async () => {
    server.use(mockApi.enrollments(faults.silence()));
    const controller = new AbortController();
    const error = failure(clientFor().listEnrollments({ signal: controller.signal }));
    controller.abort();
    expect(await error).toBeInstanceOf(CanceledError);
  });

  it('sends nothing when the caller has given up already', async () => {
    const fetch = vi.fn(silent);
    const signal = AbortSignal.abort();
    const error = await failure(clientFor({ fetch }).getAccounts({ signal }));
    expect(error).toBeInstanceOf(CanceledError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    const fetch = () => Promise.resolve(HttpResponse.json(fixtures.noAccounts));
    await clientFor({ fetch }).getAccounts();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
