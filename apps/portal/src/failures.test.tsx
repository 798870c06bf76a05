import { paths } from '@bank-bonuses/product/routes';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
import { failure, type CallName } from './testing/failingService.testing.ts';

interface Read {
  call: CallName;
  path: string;
  title: string;
  /** Text of the page if it has no data and the response contains no reason. */
  failed: string;
  /** Text that is visible once the data has loaded. */
  data: string;
}

// The tests of the screens prove how each screen shows a failed read, and the tests of the client
// how it reports each failure. Here, one read stands for all of them in the complete portal.
const accounts: Read = {
  call: 'GET /api/user/accounts',
  path: paths.accounts,
  title: 'Your Bank Accounts',
  failed: 'Failed to load accounts',
  data: '$10,750.85',
};
const enrollments: Read = {
  call: 'GET /api/user/enrollments',
  path: paths.bonuses,
  title: 'Bonuses',
  failed: 'Failed to fetch user enrollments',
  data: 'Wells Fargo',
};

const portal = failingPortal();
const shown = (text: string) => screen.queryAllByText(text);
const alert = () => screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')[0];
const note = () => within(screen.getByRole('main')).queryByText('This page is not up to date');

test.each([
  { read: accounts, kind: 'no response' },
  { read: enrollments, kind: '500 as HTML' },
  { read: enrollments, kind: '429' },
] as const)(
  'a first $read.call that fails ($kind) is retried once, shows the error, and is retried on request',
  async ({ read: { call, path, title, failed, data }, kind }) => {
    const { silent, detail } = portal.service.break(call, failure[kind]);
    await portal.open(path);
    if (silent) expectLoading();
    await untilGivenUp({ silent }, 2);
    expect(portal.service.asked(call)).toBe(2);
    expectSettled(title);
    expect(shown(data)).toEqual([]);
    expect(alert()).toHaveTextContent(detail ?? failed);
    portal.service.restore();
    await press('Try again');
    expectSettled(title);
    expect(shown(data)).not.toEqual([]);
  },
);

test('a first read that is rejected with 401 leads to the login page, which knows the page', async () => {
  portal.service.break(accounts.call, failure['401']);
  await portal.open(accounts.path);
  await pass(0);
  expectLoggedOut();
  expect(takeEndedSession()).toBe(accounts.path);
});

test('a refetch that fails does not remove the data, and is retried', async () => {
  const { call, path, title, failed, data } = enrollments;
  await portal.open(path);
  portal.service.asked(call);
  portal.service.break(call, failure['wrong shape']);
  await press('Refresh');
  await untilGivenUp({}, 2);
  expect(portal.service.asked(call)).toBe(2);
  expectSettled(title);
  expect(shown(data)).not.toEqual([]);
  expect(note()?.parentElement).toHaveTextContent(failed);
  portal.service.restore();
  await press('Refresh');
  expect(note()).toBeNull();
});

test('a prefetch that fails shows no error, and the page loads when it is opened', async () => {
  const { call, path, title, data } = accounts;
  portal.service.break(call, failure['no connection']);
  const { router } = await portal.open(paths.login);
  await pass(100);
  await untilGivenUp({}, 2);
  expect(portal.service.asked(call)).toBe(2);
  expectSettled('Home');
  expect(note()).toBeNull();
  portal.service.restore();
  await act(() => router.navigate(path));
  await pass(0);
  expectSettled(title);
  expect(shown(data)).not.toEqual([]);
});

test('a refetch in the background that fails removes no data, and its page shows the error', async () => {
  const { call, path, title, failed, data } = accounts;
  const { router } = await portal.open(path);
  await act(() => router.navigate(enrollments.path));
  portal.service.break(call, failure['no connection']);
  await pass(600_000);
  await untilGivenUp({}, 2);
  expectSettled(enrollments.title);
  expect(note()).toBeNull();
  await act(() => router.navigate(path));
  await pass(0);
  expectSettled(title);
  expect(shown(data)).not.toEqual([]);
  expect(note()?.parentElement).toHaveTextContent(failed);
});
