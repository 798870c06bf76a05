import { createFakeAuth, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { homeFeature } from '@bank-bonuses/feature-home';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMissingRegistration } from '../../session/missingRegistration.ts';
import { customerServicesOf } from './customerServices.ts';
import { leaveEarlyAnswers } from './earlyAnswers.testing.ts';

const stats = 'http://portal.example/api/user/dashboard/stats';
const activity = 'http://portal.example/api/user/task-completions?page=1&per_page=5';

const tasks = fixtures.taskCompletions.slice(0, 5);
const activityPage = { items: tasks, total: tasks.length, page: 1, per_page: 5 };

const sent = vi.fn<typeof fetch>();
let auth: ReturnType<typeof createFakeAuth>;

beforeEach(() => {
  auth = createFakeAuth({ state: signedInAs(), renewAccessToken: () => Promise.resolve('new') });
  sent.mockReset().mockImplementation((input) => {
    const { url } = new Request(input);
    return Promise.resolve(Response.json(url === stats ? fixtures.dashboardStats : activityPage));
  });
  vi.stubGlobal('fetch', sent);
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  delete window.earlyCalls;
  vi.unstubAllGlobals();
});

const services = () =>
  customerServicesOf(
    {
      auth,
      apiUrl: 'http://portal.example/',
      missingRegistration: createMissingRegistration(),
    },
    fakeUser.id,
  );

const sentTo = () => sent.mock.calls.map(([input]) => new Request(input).url);
const early = { ...fixtures.dashboardStats, total_earned: 4_711 };

test('Home asks for nothing that the page has asked for', async () => {
  leaveEarlyAnswers({
    [stats]: Promise.resolve(Response.json(early)),
    [activity]: Promise.resolve(Response.json(activityPage)),
  });
  const { apiClient, queryClient } = services();
  homeFeature.preload(apiClient, (query) => queryClient.prefetchQuery(query));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status),
  ).toEqual(['success', 'success']);
  expect(sent).not.toHaveBeenCalled();
});

test('an answer is taken once', async () => {
  leaveEarlyAnswers({ [stats]: Promise.resolve(Response.json(early)) });
  const { apiClient } = services();
  expect(await apiClient.getDashboardStats()).toMatchObject({ total_earned: 4_711 });
  expect(await apiClient.getDashboardStats()).toEqual(fixtures.dashboardStats);
  expect(sentTo()).toEqual([stats]);
  // Nor does the token stay.
  expect(window.earlyCalls).toBeUndefined();
});

test('other calls are sent, and leave the answers where they are', async () => {
  const { kept } = leaveEarlyAnswers({ [stats]: Promise.resolve(Response.json(early)) });
  await services().apiClient.listTaskCompletions({ page: 2, perPage: 5 });
  expect(sent).toHaveBeenCalledOnce();
  expect(kept.size).toBe(1);
});

test("what was asked with another token is nobody's", async () => {
  const { stops } = leaveEarlyAnswers(
    { [stats]: Promise.resolve(Response.json(early)) },
    'another',
  );
  expect(await services().apiClient.getDashboardStats()).toEqual(fixtures.dashboardStats);
  expect(stops.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('a call whose answer was lost is sent', async () => {
  leaveEarlyAnswers({ [stats]: Promise.reject(new TypeError('Failed to fetch')) });
  expect(await services().apiClient.getDashboardStats()).toEqual(fixtures.dashboardStats);
});

test('a refused token is renewed, as ever', async () => {
  leaveEarlyAnswers({ [stats]: Promise.resolve(new Response(null, { status: 401 })) });
  expect(await services().apiClient.getDashboardStats()).toEqual(fixtures.dashboardStats);
  expect(sent.mock.calls.map(([input]) => new Request(input).headers.get('Authorization'))).toEqual(
    ['Bearer new'],
  );
});

test('a late answer is waited for no longer than any other', async () => {
  vi.useFakeTimers();
  leaveEarlyAnswers({ [stats]: new Promise(() => undefined) });
  const call = services().apiClient.getDashboardStats({ timeoutMs: 1_000 });
  const outcome = expect(call).rejects.toMatchObject({ code: 'timeout' });
  await vi.advanceTimersByTimeAsync(1_000);
  await outcome;
  vi.useRealTimers();
});

test('a sign-out drops what nobody has taken', () => {
  const { stops } = leaveEarlyAnswers({ [stats]: Promise.resolve(Response.json(early)) });
  services();
  auth.setState({ status: 'signed-out' });
  expect(stops.map(({ signal }) => signal.aborted)).toEqual([true]);
});
