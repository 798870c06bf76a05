import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ApiClient,
  type ApiClientOptions,
  NetworkError,
  retryReads,
  type RetryOptions,
} from '../index.ts';
import { fixtures } from '../testing/index.ts';
import { clientFor, expectLog, failure } from '../testSetup.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const status =
  (code: number, headers = {}) =>
  () =>
    Promise.resolve(HttpResponse.json({ detail: 'No' }, { status: code, headers }));
const good = () => Promise.resolve(HttpResponse.json(fixtures.accounts));

/** Creates a client whose `fetch` returns the responses in turn and then repeats the last one. */
function setUp(
  answers: (() => Promise<Response>)[],
  retry?: RetryOptions,
  options: Partial<ApiClientOptions> = {},
) {
  const sentAt: number[] = [];
  const start = performance.now();
  const fetch = () => {
    sentAt.push(performance.now() - start);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.() ?? lost();
  };
  const client = clientFor({ fetch, ...(retry && { retry: retryReads(retry) }), ...options });
  return { client, sentAt };
}

const noConnection = 'API call failed: GET /api/user/accounts: NetworkError';

describe('a read', () => {
  it('is sent once by default', async () => {
    expectLog(noConnection);
    const { client, sentAt } = setUp([lost]);
    await failure(client.getAccounts());
    expect(sentAt).toEqual([0]);
  });

  it('is retried with growing waits until it succeeds', async () => {
    const { client, sentAt } = setUp([lost, status(503), good], {});
    const accounts = client.getAccounts();
    await vi.runAllTimersAsync();
    expect(await accounts).toEqual(fixtures.accounts);
    expect(sentAt).toEqual([0, 300, 900]);
  });

  it('rejects with the last error, which is logged once, when every retry fails', async () => {
    expectLog('API call failed: GET /api/user/accounts: HttpError 502');
    const { client, sentAt } = setUp([lost, status(429), status(502)], { retries: 2 });
    const error = failure(client.getAccounts());
    await vi.runAllTimersAsync();
    expect(await error).toMatchObject({ code: 'unavailable', status: 502 });
    expect(sentAt).toHaveLength(3);
  });

  it('waits as long as Retry-After asks', async () => {
    const { client, sentAt } = setUp([status(429, { 'Retry-After': '7' }), good], {});
    const accounts = client.getAccounts();
    await vi.runAllTimersAsync();
    await accounts;
    expect(sentAt).toEqual([0, 7000]);
  });

  it('fails immediately when Retry-After exceeds the remaining time', async () => {
    expectLog('API call failed: GET /api/user/accounts: HttpError 429');
    const { client, sentAt } = setUp([status(429, { 'Retry-After': '30' })], {});
    expect(await failure(client.getAccounts())).toMatchObject({ retryAfterSeconds: 30 });
    expect(sentAt).toEqual([0]);
  });

  it('ends at its time-out, even if retries are left', async () => {
    expectLog(noConnection);
    const { client } = setUp([lost], { retries: 99, baseDelayMs: 100, maxDelayMs: 100 });
    const error = failure(client.getAccounts({ timeoutMs: 1000 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await error).toBeInstanceOf(NetworkError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks for the current token before each attempt', async () => {
    const getAccessToken = vi.fn(() => 'token');
    const { client } = setUp([lost, good], {}, { getAccessToken });
    const accounts = client.getAccounts();
    await vi.runAllTimersAsync();
    await accounts;
    expect(getAccessToken).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 403, 404, 422, 200])('is not retried after a %i', async (code) => {
    expectLog(`API call failed: GET /api/user/accounts: HttpError ${code}`);
    const { client, sentAt } = setUp([status(code)], {});
    await failure(client.getAccounts());
    expect(sentAt).toEqual([0]);
  });

  it('is not retried when the token getter rejects', async () => {
    expectLog(noConnection);
    const getAccessToken = vi.fn(() => Promise.reject(new Error('signed out')));
    const { client } = setUp([good], {}, { getAccessToken });
    await failure(client.getAccounts());
    expect(getAccessToken).toHaveBeenCalledOnce();
  });

  it('is retried when shouldRetry returns true', async () => {
    const shouldRetry = ({ code }: { code: string }) => code === 'not_found';
    const { client, sentAt } = setUp([status(404), good], { shouldRetry });
    const accounts = client.getAccounts();
    await vi.runAllTimersAsync();
    await accounts;
    expect(sentAt).toHaveLength(2);
  });

  it('sends nothing more when its signal aborts during a wait', async () => {
    const { client, sentAt } = setUp([lost], {});
    const controller = new AbortController();
    const error = failure(client.getAccounts({ signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await error).toMatchObject({ name: 'CanceledError', code: 'canceled' });
    await vi.runAllTimersAsync();
    expect(sentAt).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can turn off the client’s retries, or use its own retry function instead', async () => {
    expectLog(noConnection, noConnection);
    const without = setUp([lost], {});
    await failure(without.client.getAccounts({ retry: null }));
    expect(without.sentAt).toHaveLength(1);
    const own = setUp([lost]);
    const error = failure(own.client.getAccounts({ retry: retryReads({ retries: 1 }) }));
    await vi.runAllTimersAsync();
    await error;
    expect(own.sentAt).toHaveLength(2);
  });

  it('rejects with an ApiError when a custom retry throws', async () => {
    expectLog(noConnection);
    const retry = () => Promise.reject(new RangeError('broken'));
    const { client } = setUp([good], undefined, { retry });
    expect(await failure(client.getAccounts())).toMatchObject({
      name: 'NetworkError',
      code: 'unexpected',
      cause: { name: 'RangeError' },
    });
  });
});

const writes: [string, (client: ApiClient) => Promise<unknown>][] = [
  ['PUT /api/user/profile', (client) => client.updateProfile({ irs_withholding: true })],
  ['POST /api/user/register', (client) => client.register(fixtures.wireRegistration)],
];

it.each(writes)('%s is never retried', async (endpoint, call) => {
  expectLog(`API call failed: ${endpoint}: NetworkError`);
  const { client, sentAt } = setUp([lost], { shouldRetry: () => true });
  await failure(call(client));
  expect(sentAt).toEqual([0]);
});
