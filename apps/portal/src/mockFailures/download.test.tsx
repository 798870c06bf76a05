import type { TaskCompletion } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/product/routes';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { withFailures } from './mockFailures.testing.ts';
import {
  expectLoggedOut,
  expectSettled,
  press,
  untilGivenUp,
  failingPortal,
} from './failingPortal.testing.tsx';

const portal = failingPortal();
const call = 'GET /api/user/task-completions';
const saved = vi.fn();

beforeEach(() => {
  saved.mockReset();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

/** More rows than one response can contain. */
const much = Array.from({ length: 150 }, (_none, index) => ({
  ...(fixtures.taskCompletions[0] as TaskCompletion),
  id: `completion-${index}`,
}));

const downloads = [
  { what: 'the first page', rows: fixtures.taskCompletions, broken: call, asks: 2 },
  { what: 'the second page', rows: much, broken: `${call}?page=2&per_page=100`, asks: 3 },
] as const;

test.each(withFailures(downloads))(
  'a download whose $row.what fails with $mockFailure.name saves nothing and shows the error',
  async ({ row: { rows, broken, asks }, mockFailure }) => {
    portal.service.remember([...rows]);
    await portal.open(paths.dashboard);
    portal.service.break(broken, mockFailure);
    await press('Download CSV');
    await untilGivenUp(mockFailure, 1);
    // One request of Home, plus the download's requests up to the failed one.
    expect(portal.service.asked(call)).toBe(asks);
    expect(saved).not.toHaveBeenCalled();
    if (mockFailure.name === '401') return expectLoggedOut();
    expectSettled('Home');
    const notice = screen.getByText('The activity could not be downloaded').parentElement;
    expect(notice).toHaveTextContent(mockFailure.detail ?? 'Failed to fetch task completions');
    portal.service.restore();
    await press('Download CSV');
    expect(saved).toHaveBeenCalledOnce();
    expect(screen.getByRole('main')).toHaveTextContent(`Downloaded ${rows.length} entries`);
  },
);
