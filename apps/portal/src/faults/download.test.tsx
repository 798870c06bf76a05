import type { TaskCompletion } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/routes';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { faults } from './faults.ts';
import {
  expectLoggedOut,
  expectSettled,
  press,
  untilGivenUp,
  faultyPortal,
} from './openFaulty.testing.tsx';

const portal = faultyPortal();
const call = 'GET /api/user/task-completions';
const saved = vi.fn();

beforeEach(() => {
  saved.mockReset();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

/** More than the service gives at once. */
const much = Array.from({ length: 150 }, (_none, index) => ({
  ...(fixtures.taskCompletions[0] as TaskCompletion),
  id: `completion-${index}`,
}));

const downloads = [
  { what: 'the first page', rows: fixtures.taskCompletions, broken: call, asks: 2 },
  { what: 'the second page', rows: much, broken: `${call}?page=2&per_page=100`, asks: 3 },
] as const;

test.each(downloads.flatMap((download) => faults.map((fault) => ({ ...download, fault }))))(
  'a download whose $what meets $fault.name saves nothing, and says so',
  async ({ rows, broken, asks, fault }) => {
    portal.service.remember([...rows]);
    const { router } = await portal.open(paths.dashboard);
    portal.service.break(broken, fault);
    await press('Download CSV');
    await untilGivenUp(fault, 1);
    // Home's own page, and the pages of the download as far as it came.
    expect(portal.service.asked(call)).toBe(asks);
    expect(saved).not.toHaveBeenCalled();
    if (fault.name === '401') return expectLoggedOut(router.state.location.pathname);
    expectSettled('Home');
    const problem = screen.getByText('The activity could not be downloaded').parentElement;
    expect(problem).toHaveTextContent(fault.detail ?? 'Failed to fetch task completions');
    portal.service.mend();
    await press('Download CSV');
    expect(saved).toHaveBeenCalledOnce();
    expect(screen.getByRole('main')).toHaveTextContent(`Downloaded ${rows.length} entries`);
  },
);
