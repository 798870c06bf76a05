import { fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMissingRegistration } from '../../session/missingRegistration.ts';
import { customerServicesOf } from './customerServices.ts';
import { leaveEarlyAnswers } from './earlyAnswers.testing.ts';
import { startWithFigures } from './startWithFigures.ts';

const apiUrl = 'http://portal.example/';
const stats = `${apiUrl}api/user/dashboard/stats`;
const activity = `${apiUrl}api/user/task-completions?page=1&per_page=5`;
const statsAnswer = () => Promise.resolve(Response.json(fixtures.dashboardStats));
const activityAnswer = () =>
  Promise.resolve(Response.json({ items: [], total: 0, page: 1, per_page: 5 }));

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent.mockReset().mockReturnValue(new Promise(() => undefined)));
});

afterEach(() => {
  vi.useRealTimers();
  window.earlyCalls?.drop();
  vi.unstubAllGlobals();
});

function start(path: string = paths.dashboard, auth = createFakeAuth({ state: signedInAs() })) {
  const options = { auth, apiUrl, missingRegistration: createMissingRegistration() };
  let isDone = false;
  const started = startWithFigures(options, path).then(() => (isDone = true));
  const cached = () =>
    customerServicesOf(options, fakeUser.id)
      .queryClient.getQueryCache()
      .getAll()
      .map(({ state }) => state.status);
  return { started, isDone: () => isDone, cached };
}

test('the answers are in the cache', async () => {
  leaveEarlyAnswers({ [stats]: statsAnswer(), [activity]: activityAnswer() });
  const { started, cached } = start();
  await started;
  expect(cached()).toEqual(['success', 'success']);
  expect(sent).not.toHaveBeenCalled();
});

test('one that is late is waited for a moment, and nothing is asked twice', async () => {
  const late = Promise.withResolvers<Response>();
  leaveEarlyAnswers({ [stats]: statsAnswer(), [activity]: late.promise });
  const { isDone, cached } = start();
  await vi.advanceTimersByTimeAsync(49);
  expect(isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone()).toBe(true);
  expect(cached()).toEqual(['success', 'pending']);
  late.resolve(await activityAnswer());
  await vi.advanceTimersByTimeAsync(0);
  expect(cached()).toEqual(['success', 'success']);
  expect(sent).not.toHaveBeenCalled();
});

const lockedAuth = () =>
  createFakeAuth({
    state: { status: 'signed-in', user: fakeUser, level: 'aal1', needsSecondFactor: true },
  });

test.each([
  ['on another screen', () => start(paths.accounts)],
  ['on a page that is no screen', () => start(paths.root)],
  ['for nobody', () => start(paths.dashboard, createFakeAuth({ state: { status: 'signed-out' } }))],
  ['before the second factor', () => start(paths.dashboard, lockedAuth())],
])('nothing is taken %s', async (_when, begin) => {
  const { kept } = leaveEarlyAnswers({ [stats]: statsAnswer(), [activity]: activityAnswer() });
  await begin().started;
  expect(kept.size).toBe(2);
  expect(sent).not.toHaveBeenCalled();
});

test('nothing is asked for where the page has asked for nothing', async () => {
  await start().started;
  expect(sent).not.toHaveBeenCalled();
});
