import { paths } from '@bank-bonuses/product/routes';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { takeEndedSession } from '../session/endedSession.ts';
import { failureKinds, mockFailures, withFailures } from './mockFailures.testing.ts';
import {
  expectLoading,
  expectLoggedOut,
  expectSettled,
  pass,
  press,
  untilGivenUp,
  failingPortal,
} from './failingPortal.testing.tsx';
import { reads } from './reads.testing.ts';

const portal = failingPortal();

const shown = (text: string) => screen.queryAllByText(text);
const alert = () => screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')[0];

test.each(withFailures(reads, { failures: mockFailures }))(
  'a first $row.call that fails ($mockFailure.name) shows the error and retries on request',
  async ({ row: { call, path, title, failed, keepsOwnWords, data }, mockFailure }) => {
    portal.service.break(call, mockFailure);
    await portal.open(path);
    if (mockFailure.silent) expectLoading();
    await untilGivenUp(mockFailure, 2);
    if (mockFailure.name === '401') {
      expectLoggedOut();
      return expect(takeEndedSession()).toBe(path);
    }
    expect(portal.service.asked(call)).toBe(2);
    expectSettled(title);
    expect(shown(data)).toEqual([]);
    const words = keepsOwnWords || !mockFailure.detail ? failed : mockFailure.detail;
    expect(alert()).toHaveTextContent(words);
    if (mockFailure.detail) expect(alert()).toHaveTextContent(mockFailure.detail);
    portal.service.restore();
    await press('Try again');
    expectSettled(title);
    expect(shown(data)).not.toEqual([]);
    expect(shown(words)).toEqual([]);
  },
);

test.each(withFailures(reads, { first: 2 }))(
  'a refetching $row.call that fails ($mockFailure.name) does not remove the data, and is retried',
  async ({ row: { call, path, title, fallback, data }, mockFailure }) => {
    await portal.open(path);
    expect(shown(data)).not.toEqual([]);
    portal.service.asked(call);
    portal.service.break(call, mockFailure);
    await press('Refresh');
    await untilGivenUp(mockFailure, 2);
    if (mockFailure.name === '401') return expectLoggedOut();
    expect(portal.service.asked(call)).toBe(2);
    expectSettled(title);
    expect(shown(data)).not.toEqual([]);
    const note = within(screen.getByRole('main')).getByText('This page is not up to date');
    expect(note.parentElement).toHaveTextContent(mockFailure.detail ?? fallback);
    portal.service.restore();
    await press('Refresh');
    expectSettled(title);
    expect(within(screen.getByRole('main')).queryByText('This page is not up to date')).toBeNull();
  },
);

describe('another page of the activity', () => {
  const call = 'GET /api/user/task-completions';

  test.each(failureKinds)(
    'shows the error ($name) if it fails to load, and the other pages can be opened',
    async (mockFailure) => {
      await portal.open(paths.dashboard);
      portal.service.break(call, mockFailure);
      await press('Next');
      await untilGivenUp(mockFailure, 2);
      if (mockFailure.name === '401') return expectLoggedOut();
      expectSettled('Home');
      const table = within(screen.getByRole('region', { name: 'Recent Activity' }));
      expect(table.getByRole('alert')).toHaveTextContent(
        mockFailure.detail ?? 'Failed to fetch task completions',
      );
      await press('Previous');
      expect(shown('Showing 1 to 5 of 23 results')).not.toEqual([]);
      portal.service.restore();
      await press('Next');
      await pass(0);
      // The table does not refetch a failed page automatically, so the test presses the retry
      // button.
      if (shown('Showing 6 to 10 of 23 results').length === 0) await press('Try again');
      expect(shown('Showing 6 to 10 of 23 results')).not.toEqual([]);
      expectSettled('Home');
    },
  );
});
