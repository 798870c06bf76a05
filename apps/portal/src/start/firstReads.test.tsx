import { fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerServicesOf } from '../signedIn/data/customerServices.ts';
import { prefetchScreen } from '../signedIn/data/prefetchScreen.ts';
import { signedInScreens } from '../signedIn/signedInScreens.ts';
import { sendFirstReads } from './firstReads.ts';

const answers: Record<string, object> = {
  '/api/user/dashboard/stats': fixtures.dashboardStats,
  '/api/user/task-completions': { items: [], total: 0, page: 1, per_page: 5 },
  '/api/user/accounts': fixtures.accounts,
  '/api/user/enrollments': fixtures.enrollments,
  '/api/user/profile': fixtures.profile,
};
const respond = vi.fn((path: string) => Promise.resolve(Response.json(answers[path])));

/** Returns the paths of the requests since the previous call of this function. */
const sent = () => respond.mock.calls.splice(0).map(([path]) => path);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (input: Request | string) =>
    respond(new URL(input instanceof Request ? input.url : input).pathname),
  );
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  respond.mockReset();
});

const config = { ...testConfig, apiUrl: `${location.origin}/` };

/** Milliseconds that a query waits before its only retry. */
const retryPause = 1_000;

/** Returns a session and a function that loads a screen's data as the screen does. */
function open(getAccessToken = () => Promise.resolve<string | null>('token')) {
  const auth = createFakeAuth({ state: signedInAs(), getAccessToken });
  const services = customerServicesOf(auth, config.apiUrl, fakeUser.id);
  const load = async (path: string) => {
    const screen = signedInScreens.find((one) => one.path === path)!;
    const loaded = prefetchScreen(services, screen);
    await vi.advanceTimersByTimeAsync(retryPause);
    await loaded;
  };
  const errors = () =>
    services.queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.error);
  return { auth, load, errors };
}

test.each(signedInScreens)(
  'the reads of $name are sent ahead, and are not repeated',
  async ({ path }) => {
    await open().load(path);
    const needed = sent();
    const { auth, load, errors } = open();
    await sendFirstReads(auth, config, path);
    expect(sent().sort()).toEqual(needed.sort());
    await load(path);
    expect(sent()).toEqual([]);
    expect(errors()).toHaveLength(needed.length);
    expect(errors().filter(Boolean)).toEqual([]);
  },
);

test('a read that was sent ahead and failed is retried once', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { auth, load, errors } = open();
  respond.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await sendFirstReads(auth, config, paths.accounts);
  await load(paths.accounts);
  expect(sent()).toHaveLength(2);
  expect(errors()).toEqual([expect.objectContaining({ name: 'NetworkError' })]);
});

test('a response is not used with another token, such as that of another customer', async () => {
  const getAccessToken = vi.fn().mockResolvedValueOnce('first').mockResolvedValue('second');
  const { auth, load } = open(getAccessToken);
  await sendFirstReads(auth, config, paths.accounts);
  await load(paths.accounts);
  expect(sent()).toHaveLength(2);
});

test('a response that no screen has used within a minute is discarded', async () => {
  const { auth, load } = open();
  await sendFirstReads(auth, config, paths.accounts);
  vi.advanceTimersByTime(60_000);
  await load(paths.accounts);
  expect(sent()).toHaveLength(2);
});

test.each([
  ['at a URL without a screen', signedInAs(), config, paths.login],
  ['before the second step', signedInAs({}, { needsSecondFactor: true }), config, paths.dashboard],
  ['without a session', { status: 'signed-out' as const }, config, paths.dashboard],
  [
    'if the session has time limits',
    signedInAs(),
    { ...config, idleTimeoutSeconds: 900 },
    paths.dashboard,
  ],
])('nothing is sent ahead %s', async (_where, state, settings, path) => {
  await sendFirstReads(createFakeAuth({ state }), settings, path);
  expect(sent()).toEqual([]);
});
