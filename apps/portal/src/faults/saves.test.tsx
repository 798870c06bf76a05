import { paths } from '@bank-bonuses/routes';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { edits, holdsTyped, type, type Edit } from './edits.testing.ts';
import { faults, type Fault } from './faults.ts';
import {
  expectLoggedOut,
  expectSettled,
  press,
  untilGivenUp,
  faultyPortal,
} from './openFaulty.testing.tsx';

const isFull = process.env['FULL'] === '1';
const portal = faultyPortal();
const call = 'PUT /api/user/profile';

const toasts = () => screen.getByRole('region', { name: 'Notifications' });
/** Whether a detail of the profile is this one; the button that edits it may stand behind. */
const shows = (value: string) =>
  [...document.querySelectorAll('dd')].some(({ textContent }) => textContent.startsWith(value));

async function openEdited(edit: Edit) {
  const page = await portal.open(paths.settings);
  await press(`Edit ${edit.section}`);
  type(edit);
  return page;
}

/** What there is to say beyond that it failed. */
function reasonFor({ detail, silent, offline, name }: Fault): string | undefined {
  if (detail) return detail;
  if (silent) return 'No answer came in time.';
  if (offline || name === 'refused') return 'Check your internet connection';
  return undefined;
}

/** Answers whose status says that the save was stored, in whatever words. */
const isSuccess = ({ name }: Fault) => ['cut', 'wrong shape', 'empty', 'truncated'].includes(name);
const successes = faults.filter(isSuccess);
const failures = faults.filter((fault) => !isSuccess(fault));

describe.each(edits)('saving $section', (edit) => {
  test.each(successes)('with an answer that is $name: is done, and read again', async (fault) => {
    await openEdited(edit);
    portal.service.asked('GET /api/user/profile');
    portal.service.break(call, fault);
    await press('Save');
    await untilGivenUp(fault, 1);
    expect(toasts()).toHaveTextContent(edit.saved);
    expect(toasts()).not.toHaveTextContent('Failed');
    expect(portal.service.asked('GET /api/user/profile')).toBe(1);
    // The service that was broken here has stored nothing.
    expect(shows(edit.before)).toBe(true);
    expectSettled('Settings');
  });

  test.each(failures)('after $name: rolls back and gives back what was typed', async (fault) => {
    const { router } = await openEdited(edit);
    portal.service.break(call, fault);
    await press('Save');
    await untilGivenUp(fault, 1);
    expect(portal.service.asked(call)).toBe(1);
    if (fault.name === '401') return expectLoggedOut(router.state.location.pathname);

    expectSettled('Settings');
    expect(toasts()).toHaveTextContent('Failed to update profile');
    expect(shows(edit.before)).toBe(true);
    expect(screen.getByText('Your changes were not saved')).toBeVisible();
    const reason = reasonFor(fault);
    if (reason) expect(screen.getByRole('main')).toHaveTextContent(reason);

    portal.service.mend();
    await press('Edit again');
    expect(holdsTyped(edit)).toBe(true);
    await press('Save');
    expect(toasts()).toHaveTextContent(edit.saved);
    expect(portal.service.sent()).toEqual([edit.sent]);
    expect(shows(edit.after)).toBe(true);
    expectSettled('Settings');
  });

  test('nothing is sent by cancelling', async () => {
    await openEdited(edit);
    await press('Cancel');
    await press(`Edit ${edit.section}`);
    expect(holdsTyped(edit)).toBe(false);
    expect(portal.service.asked(call)).toBe(0);
  });
});

/** Each fault after the save of one section, each section in its turn; all with all in the full tests. */
const afterSaves = faults.flatMap((fault, index) =>
  edits
    .filter((_edit, turn) => isFull || turn === index % edits.length)
    .map((edit) => ({ fault, edit })),
);

describe('the reading after a save', () => {
  test.each(afterSaves)(
    'of $edit.section after $fault.name: the saved value shows all the same',
    async ({ fault, edit }) => {
      const { router } = await openEdited(edit);
      portal.service.break('GET /api/user/profile', fault);
      await press('Save');
      await untilGivenUp(fault, 2);
      if (fault.name === '401') return expectLoggedOut(router.state.location.pathname);
      expectSettled('Settings');
      expect(shows(edit.after)).toBe(true);
      expect(screen.getByRole('main')).toHaveTextContent('This page is not up to date');
      expect(toasts()).toHaveTextContent(edit.saved);
      portal.service.mend();
      await press('Refresh');
      expect(screen.getByRole('main')).not.toHaveTextContent('This page is not up to date');
    },
  );
});
