import { paths } from '@bank-bonuses/product/routes';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { takeEndedSession } from './session/endedSession.ts';
import {
  expectLoading,
  expectLoggedOut,
  expectSettled,
  failingPortal,
  pass,
  press,
  untilGivenUp,
} from './testing/failingPortal.testing.tsx';
import { mockFailures, type CallName } from './testing/failingService.testing.ts';

interface Read {
  call: CallName;
  path: string;
  title: string;
  /** Text of the page if it has no data and the response contains no reason. */
  failed: string;
  /** Text that is visible once the data has loaded. */
  data: string;
}

/** The five reads, each with the page that shows its data. */
const reads: readonly Read[] = [
  {
    call: 'GET /api/user/dashboard/stats',
    path: paths.dashboard,
    title: 'Home',
    failed: 'Failed to fetch dashboard statistics',
    data: '$4,675.50',
  },
  {
    call: 'GET /api/user/task-completions',
    path: paths.dashboard,
    title: 'Home',
    failed: 'Failed to fetch task completions',
    data: 'Showing 1 to 5 of 23 results',
  },
  {
    call: 'GET /api/user/accounts',
    path: paths.accounts,
    title: 'Your Bank Accounts',
    failed: 'Failed to load accounts',
    data: '$10,750.85',
  },
  {
    call: 'GET /api/user/enrollments',
    path: paths.bonuses,
    title: 'Bonuses',
    failed: 'Failed to fetch user enrollments',
    data: 'Wells Fargo',
  },
  {
    call: 'GET /api/user/profile',
    path: paths.settings,
    title: 'Settings',
    failed: 'Failed to fetch user profile',
    data: '12 Sample Street',
  },
];

/**
 * Pairs reads with failures, so that each of both occurs. The handling of a failure does not depend
 * on the read, so not every pair is needed.
 */
const pairs = (rows: readonly Read[], shift = 0) =>
  Array.from({ length: Math.max(rows.length, mockFailures.length) }, (_none, turn) => ({
    read: rows[(turn + shift) % rows.length]!,
    failure: mockFailures[turn % mockFailures.length]!,
  }));

const portal = failingPortal();
const shown = (text: string) => screen.queryAllByText(text);
const alert = () => screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')[0];
const note = () => within(screen.getByRole('main')).queryByText('This page is not up to date');

test.each(pairs(reads))(
  'a first $read.call that fails ($failure.name) shows the error and is retried on request',
  async ({ read: { call, path, title, failed, data }, failure }) => {
    portal.service.break(call, failure);
    await portal.open(path);
    if (failure.silent) expectLoading();
    await untilGivenUp(failure, 2);
    if (failure.name === '401') {
      expectLoggedOut();
      return expect(takeEndedSession()).toBe(path);
    }
    expect(portal.service.asked(call)).toBe(2);
    expectSettled(title);
    expect(shown(data)).toEqual([]);
    expect(alert()).toHaveTextContent(failure.detail ?? failed);
    portal.service.restore();
    await press('Try again');
    expectSettled(title);
    expect(shown(data)).not.toEqual([]);
  },
);

test.each(pairs(reads, 2))(
  'a refetching $read.call that fails ($failure.name) does not remove the data, and is retried',
  async ({ read: { call, path, title, failed, data }, failure }) => {
    await portal.open(path);
    portal.service.asked(call);
    portal.service.break(call, failure);
    await press('Refresh');
    await untilGivenUp(failure, 2);
    if (failure.name === '401') return expectLoggedOut();
    expect(portal.service.asked(call)).toBe(2);
    expectSettled(title);
    expect(shown(data)).not.toEqual([]);
    expect(note()?.parentElement).toHaveTextContent(failure.detail ?? failed);
    portal.service.restore();
    await press('Refresh');
    expect(note()).toBeNull();
  },
);

describe('in the background', () => {
  /** The reads of pages other than Home, which the tests open. */
  const elsewhere = reads.filter(({ path }) => path !== paths.dashboard);
  const [refused] = mockFailures;

  test.each(elsewhere)(
    'a prefetched $call that fails shows no error, and the page loads when it is opened',
    async ({ call, path, title, data }) => {
      portal.service.break(call, refused!);
      const { router } = await portal.open(paths.login);
      await pass(100);
      await untilGivenUp(refused!, 2);
      expect(portal.service.asked(call)).toBe(2);
      expectSettled('Home');
      expect(note()).toBeNull();
      portal.service.restore();
      await act(() => router.navigate(path));
      await pass(0);
      expectSettled(title);
      expect(shown(data)).not.toEqual([]);
    },
  );

  test.each(elsewhere)(
    'a refetched $call that fails removes no data, and its page shows the error',
    async ({ call, path, title, failed, data }) => {
      const { router } = await portal.open(path);
      await act(() => router.navigate(paths.dashboard));
      portal.service.break(call, refused!);
      await pass(600_000);
      await untilGivenUp(refused!, 2);
      expectSettled('Home');
      expect(note()).toBeNull();
      await act(() => router.navigate(path));
      await pass(0);
      expectSettled(title);
      expect(shown(data)).not.toEqual([]);
      expect(note()?.parentElement).toHaveTextContent(failed);
    },
  );
});
