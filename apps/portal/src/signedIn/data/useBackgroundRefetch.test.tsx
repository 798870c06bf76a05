import { fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, fakeUser, signedInAs, type FakeAuth } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Guard } from '../../session/Guard.tsx';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { signedInScreens } from '../signedInScreens.ts';
import { SignedInArea } from '../SignedInArea.tsx';
import { customerServicesOf } from './customerServices.ts';

const minute = 60_000;
const stats = '/api/user/dashboard/stats';
const activity = '/api/user/task-completions?page=1&per_page=5';
const accounts = '/api/user/accounts';
const enrollments = '/api/user/enrollments';
const profile = '/api/user/profile';
const everything = [accounts, stats, enrollments, profile, activity].toSorted();

const answers: Record<string, unknown> = {
  [stats]: fixtures.dashboardStats,
  [activity]: {
    items: fixtures.taskCompletions.slice(0, 5),
    total: fixtures.taskCompletions.length,
  },
  [accounts]: fixtures.accounts,
  [enrollments]: fixtures.enrollments,
  [profile]: fixtures.profile,
};

let requests: string[] = [];
/** Returns the requests since the previous call of this function, sorted. */
const asked = () => requests.splice(0).toSorted();

/** Screens that send no requests, so that the test counts only background requests. */
const screens = [paths.dashboard, paths.accounts, paths.bonuses, paths.settings].map((path) => ({
  path,
  element: <h1>{path}</h1>,
}));
const area = <SignedInArea signedInScreens={signedInScreens} />;
const routes = [
  { Component: Guard, children: [{ element: area, children: screens }] },
  { path: paths.login, element: <h1>Login page</h1> },
];

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

let auth: FakeAuth;
const open = (path: string) => {
  const config = { ...testConfig, apiUrl: location.origin };
  return renderPortal({ routes, auth, path, config }).router;
};

/** Simulates a sign-in with the login form, which navigates to the signed-in page. */
async function signIn(path: string = paths.dashboard) {
  const router = open(paths.login);
  await act(() => router.navigate(path));
  return router;
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  requests = [];
  auth = createFakeAuth({ state: signedInAs() });
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    requests.push(pathname + search);
    return Promise.resolve(Response.json(answers[pathname + search]));
  });
});

afterEach(() => void vi.useRealTimers());

describe('after a sign-in', () => {
  test('the data of all main pages is prefetched once, 100 ms later', async () => {
    await signIn();
    await pass(99);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(everything);
    await pass(9 * minute);
    expect(asked()).toEqual([]);
  });

  test('nothing is prefetched if the customer signs out within the 100 ms', async () => {
    await signIn();
    await pass(50);
    act(() => auth.setState({ status: 'signed-out' }));
    await pass(60 * minute);
    expect(asked()).toEqual([]);
    expect(screen.getByRole('heading')).toHaveTextContent('Logging out…');
  });
});

test('no data is prefetched after a reload', async () => {
  open(paths.settings);
  await pass(9 * minute);
  expect(asked()).toEqual([]);
});

describe('the page just left', () => {
  test('is prefetched when the customer opens another page, but not again while fresh', async () => {
    const router = open(paths.dashboard);
    await act(() => router.navigate(paths.accounts));
    await pass(0);
    expect(asked()).toEqual([stats, activity].toSorted());
    await act(() => router.navigate(paths.dashboard));
    await pass(0);
    asked();
    await act(() => router.navigate(paths.accounts));
    await pass(0);
    expect(asked()).toEqual([]);
  });

  test('is the previous page, not the first one', async () => {
    const router = open(paths.dashboard);
    await act(() => router.navigate(paths.accounts));
    await pass(0);
    asked();
    await act(() => router.navigate(paths.settings));
    await pass(0);
    expect(asked()).toEqual([accounts]);
  });

  test('is prefetched again once it is 30 minutes old', async () => {
    // While the browser is offline, nothing is refetched.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const router = open(paths.accounts);
    await act(() => router.navigate(paths.settings));
    await pass(30 * minute - 1);
    asked();
    await act(() => router.navigate(paths.accounts));
    await act(() => router.navigate(paths.settings));
    await pass(0);
    expect(asked()).not.toContain(accounts);
    await act(() => router.navigate(paths.accounts));
    await pass(1);
    asked();
    await act(() => router.navigate(paths.settings));
    await pass(0);
    expect(asked()).toContain(accounts);
  });
});

describe('every 10 minutes', () => {
  test('all pages but the current one are refetched, fresh or not', async () => {
    const router = await signIn(paths.accounts);
    await pass(10 * minute - 1);
    expect(asked()).toEqual(everything);
    await pass(1);
    expect(asked()).toEqual(everything.filter((path) => path !== accounts));
    await act(() => router.navigate(paths.dashboard));
    await pass(10 * minute);
    expect(asked()).toEqual([accounts, enrollments, profile].toSorted());
    await pass(10 * minute);
    expect(asked()).toEqual([accounts, enrollments, profile].toSorted());
  });

  test('nothing is refetched while offline, and refetching continues once online', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(paths.settings);
    await pass(10 * minute);
    expect(asked()).toEqual([]);
    line.mockReturnValue(true);
    await pass(10 * minute);
    expect(asked()).toHaveLength(4);
  });

  test('a refetch that fails is retried once, shows nothing, and keeps the data', async () => {
    await signIn();
    await pass(minute);
    asked();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(fetch).mockImplementation((input) => {
      requests.push(new URL((input as Request).url).pathname);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await pass(10 * minute);
    expect(asked()).toEqual([accounts, accounts, enrollments, enrollments, profile, profile]);
    expect(screen.getByRole('main')).toHaveTextContent(paths.dashboard);
    expect(screen.queryByRole('alert')).toBeNull();
    const { queryClient } = customerServicesOf(auth, location.origin, fakeUser.id);
    const cached = queryClient.getQueryCache().getAll();
    expect(cached).toHaveLength(everything.length);
    expect(cached.filter(({ state }) => state.data === undefined)).toEqual([]);
  });

  test.each([
    ['a sign-out', { status: 'signed-out' } as const],
    ['a missing second factor', signedInAs({}, { needsSecondFactor: true })],
  ])('nothing is refetched after %s', async (_reason, state) => {
    await signIn();
    await pass(10 * minute);
    expect(asked()).not.toEqual([]);
    act(() => auth.setState(state));
    await pass(60 * minute);
    expect(asked()).toEqual([]);
  });
});
