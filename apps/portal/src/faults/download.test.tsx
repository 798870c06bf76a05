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

test.each(faults)(
  'the second page of a download after $name: saves no half of it',
  async (fault) => {
    portal.service.remember(much);
    const { router } = await portal.open(paths.dashboard);
    portal.service.break(`${call}?page=2&per_page=100`, fault);
    await press('Download CSV');
    await untilGivenUp(fault, 1);
    expect(portal.service.asked(call)).toBe(3);
    expect(saved).not.toHaveBeenCalled();
    if (fault.name === '401') return expectLoggedOut(router.state.location.pathname);
    expectSettled('Home');
    const problem = screen.getByText('The activity could not be downloaded').parentElement;
    expect(problem).toHaveTextContent(fault.detail ?? 'Failed to fetch task completions');
    portal.service.mend();
    await press('Download CSV');
    expect(saved).toHaveBeenCalledOnce();
    expect(screen.getByRole('main')).toHaveTextContent('Downloaded 150 entries');
  },
);

test.each(faults)('downloading the activity after $name: says so', async (fault) => {
  const { router } = await portal.open(paths.dashboard);
  portal.service.break(call, fault);
  await press('Download CSV');
  await untilGivenUp(fault, 1);
  expect(saved).not.toHaveBeenCalled();
  if (fault.name === '401') return expectLoggedOut(router.state.location.pathname);
  expectSettled('Home');
  const problem = screen.getByText('The activity could not be downloaded').parentElement;
  expect(problem).toHaveTextContent(fault.detail ?? 'Failed to fetch task completions');
  portal.service.mend();
  await press('Download CSV');
  expect(saved).toHaveBeenCalledOnce();
  expect(screen.getByRole('main')).toHaveTextContent('Downloaded 23 entries');
});
