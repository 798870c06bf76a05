import { paths } from '@bank-bonuses/product/routes';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { edits, holdsTyped, type, type Edit } from './edits.testing.ts';
import {
  failureKinds,
  mockFailures,
  withFailures,
  type MockFailure,
} from './mockFailures.testing.ts';
import {
  expectLoggedOut,
  expectSettled,
  press,
  untilGivenUp,
  failingPortal,
} from './failingPortal.testing.tsx';

const portal = failingPortal();
const call = 'PUT /api/user/profile';

const toasts = () => screen.getByRole('region', { name: 'Notifications' });
/**
 * Returns whether the profile shows this value. Does not use the section's edit button, which may
 * be hidden behind a dialog.
 */
const shows = (value: string) =>
  [...document.querySelectorAll('dd')].some(({ textContent }) => textContent.startsWith(value));

async function openEdited(edit: Edit) {
  const page = await portal.open(paths.settings);
  await press(`Edit ${edit.section}`);
  type(edit);
  return page;
}

/** Returns the reason that the page shows for a failed save. */
function reasonFor({ detail, silent, offline, name }: MockFailure): string | undefined {
  if (detail) return detail;
  if (silent) return 'The request timed out.';
  if (offline || name === 'refused') return 'Check your internet connection';
  return undefined;
}

/** Returns whether the response has a success status, regardless of its body. */
const isSuccess = ({ name }: MockFailure) =>
  ['cut', 'wrong shape', 'empty', 'truncated'].includes(name);
const successes = mockFailures.filter(isSuccess);
const failures = failureKinds.filter((mockFailure) => !isSuccess(mockFailure));

test.each(withFailures(edits, { failures: successes }))(
  'saving $row.section succeeds and refetches although the response is unreadable ($mockFailure.name)',
  async ({ row: edit, mockFailure }) => {
    await openEdited(edit);
    portal.service.asked('GET /api/user/profile');
    portal.service.break(call, mockFailure);
    await press('Save');
    await untilGivenUp(mockFailure, 1);
    expect(toasts()).toHaveTextContent(edit.saved);
    expect(toasts()).not.toHaveTextContent('Failed');
    expect(portal.service.asked('GET /api/user/profile')).toBe(1);
    // The mocked call stores nothing, so the profile still has the old value.
    expect(shows(edit.before)).toBe(true);
    expectSettled('Settings');
  },
);

test.each(withFailures(edits, { failures }))(
  'saving $row.section rolls back after a failure ($mockFailure.name), and restores the typed text',
  async ({ row: edit, mockFailure }) => {
    await openEdited(edit);
    portal.service.break(call, mockFailure);
    await press('Save');
    await untilGivenUp(mockFailure, 1);
    expect(portal.service.asked(call)).toBe(1);
    if (mockFailure.name === '401') return expectLoggedOut();

    expectSettled('Settings');
    expect(toasts()).toHaveTextContent('Failed to update profile');
    expect(shows(edit.before)).toBe(true);
    expect(screen.getByText('Your changes were not saved')).toBeVisible();
    const reason = reasonFor(mockFailure);
    if (reason) expect(screen.getByRole('main')).toHaveTextContent(reason);

    portal.service.restore();
    await press('Edit again');
    expect(holdsTyped(edit)).toBe(true);
    await press('Save');
    expect(toasts()).toHaveTextContent(edit.saved);
    expect(portal.service.sent()).toEqual([edit.sent]);
    expect(shows(edit.after)).toBe(true);
    expectSettled('Settings');
  },
);

test.each(edits)('canceling the edit of $section sends no request', async (edit) => {
  await openEdited(edit);
  await press('Cancel');
  await press(`Edit ${edit.section}`);
  expect(holdsTyped(edit)).toBe(false);
  expect(portal.service.asked(call)).toBe(0);
});

describe('the refetch after a save', () => {
  test.each(withFailures(edits, { first: 2 }))(
    'of $row.section does not remove the saved value if the refetch fails ($mockFailure.name)',
    async ({ mockFailure, row: edit }) => {
      await openEdited(edit);
      portal.service.break('GET /api/user/profile', mockFailure);
      await press('Save');
      await untilGivenUp(mockFailure, 2);
      if (mockFailure.name === '401') return expectLoggedOut();
      expectSettled('Settings');
      expect(shows(edit.after)).toBe(true);
      expect(screen.getByRole('main')).toHaveTextContent('This page is not up to date');
      expect(toasts()).toHaveTextContent(edit.saved);
      portal.service.restore();
      await press('Refresh');
      expect(screen.getByRole('main')).not.toHaveTextContent('This page is not up to date');
    },
  );
});
