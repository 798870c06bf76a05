import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, type CallOptions, CanceledError, TimeoutError } from '../index.ts';
import { mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, expectLog, failure, server } from '../test/client.testing.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a call', () => {
  const silent = () => new Promise<Response>(() => undefined);

  it('times out after 30 seconds', async () => {
    vi.useFakeTimers();
    expectLog('API call failed: GET /api/user/accounts: TimeoutError');
    const error = failure(clientFor({ fetch: silent }).getAccounts());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(console.error).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toBeInstanceOf(TimeoutError);
    expect(await error).toMatchObject({ message: 'Failed to fetch user accounts' });
  });

  it('times out after timeoutMs of the client, also while it waits for the token', async () => {
    vi.useFakeTimers();
    expectLog('API call failed: GET /api/user/profile: TimeoutError');
    const getAccessToken = () => new Promise<string>(() => undefined);
    const error = failure(clientFor({ getAccessToken, timeoutMs: 500 }).getProfile());
    await vi.advanceTimersByTimeAsync(500);
    expect(await error).toBeInstanceOf(TimeoutError);
  });

  it('to register times out after 60 seconds, with a message that the registration may have arrived', async () => {
    vi.useFakeTimers();
    expectLog('API call failed: POST /api/user/register: TimeoutError');
    const client = clientFor({ fetch: silent, timeoutMs: 500 });
    const error = failure(client.register(fixtures.wireRegistration));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(console.error).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toBeInstanceOf(TimeoutError);
    expect((await error) as Error).toHaveProperty(
      'message',
      expect.stringContaining('may still have arrived'),
    );
  });

  it.each<[string, (client: ApiClient, options: CallOptions) => Promise<unknown>]>([
    ['GET /api/user/profile', (client, options) => client.getProfile(options)],
    [
      'PUT /api/user/profile',
      (client, options) => client.updateProfile({ irs_withholding: true }, options),
    ],
    [
      'POST /api/user/register',
      (client, options) => client.register(fixtures.wireRegistration, options),
    ],
  ])('uses the timeoutMs of the call for %s', async (endpoint, call) => {
    vi.useFakeTimers();
    expectLog(`API call failed: ${endpoint}: TimeoutError`);
    const error = failure(call(clientFor({ fetch: silent, timeoutMs: 500 }), { timeoutMs: 700 }));
    await vi.advanceTimersByTimeAsync(699);
    expect(console.error).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toBeInstanceOf(TimeoutError);
  });

  it('aborts the request at its time-out', async () => {
    vi.useFakeTimers();
    expectLog('API call failed: GET /api/user/accounts: TimeoutError');
    let signal: AbortSignal | undefined;
    const fetch = (request: Request) => {
      signal = request.signal;
      return silent();
    };
    const error = failure(clientFor({ fetch, timeoutMs: 10 }).getAccounts());
    await vi.advanceTimersByTimeAsync(10);
    await error;
    expect(signal?.aborted).toBe(true);
  });

  it('rejects with CanceledError, and logs nothing, when the caller aborts', async () => {
    server.use(mockApi.enrollments(mockFailures.silence()));
    const controller = new AbortController();
    const error = failure(clientFor().listEnrollments({ signal: controller.signal }));
    controller.abort();
    expect(await error).toBeInstanceOf(CanceledError);
  });

  it('sends nothing when the signal is already aborted', async () => {
    const fetch = vi.fn(silent);
    const signal = AbortSignal.abort();
    const error = await failure(clientFor({ fetch }).getAccounts({ signal }));
    expect(error).toBeInstanceOf(CanceledError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends nothing when the token arrives after the time-out', async () => {
    vi.useFakeTimers();
    expectLog('API call failed: GET /api/user/accounts: TimeoutError');
    const fetch = vi.fn(silent);
    const getAccessToken = () =>
      new Promise<string>((resolve) => {
        setTimeout(() => resolve('late'), 600);
      });
    const error = failure(clientFor({ fetch, getAccessToken, timeoutMs: 500 }).getAccounts());
    await vi.advanceTimersByTimeAsync(1000);
    expect(await error).toBeInstanceOf(TimeoutError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('clears the timer of its time-out when it ends', async () => {
    vi.useFakeTimers();
    const fetch = () => Promise.resolve(HttpResponse.json(fixtures.noAccounts));
    await clientFor({ fetch }).getAccounts();
    expect(vi.getTimerCount()).toBe(0);
  });
});
