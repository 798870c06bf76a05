import { fixtures } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/product/routes';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failingPortal, pass, press } from '../../testing/failingPortal.testing.tsx';
import { failure } from '../../testing/failingService.testing.ts';

const portal = failingPortal();
const call = 'GET /api/user/task-completions';
const hour = 3_600_000;

const table = () => screen.getByRole('table', { name: 'Recent Activity' });
const firstRow = () => within(table()).getAllByRole('row')[1];
const entry = (index: number) => fixtures.taskCompletions[index]?.task_type ?? 'none';

test.each([
  { after: hour - 1_000, what: 'are cached', waits: 'false', first: entry(5) },
  { after: hour, what: 'are refetched', waits: 'true', first: entry(0) },
])(
  '$after ms after the customer left the page, the next rows of the activity $what',
  async ({ after, waits, first }) => {
    expect(entry(5)).not.toBe(entry(0));
    const { router } = await portal.open(paths.dashboard);
    await press('Next');
    expect(firstRow()).toHaveTextContent(entry(5));
    await act(() => router.navigate(paths.settings));
    await pass(after);
    await act(() => router.navigate(paths.dashboard));
    await pass(0);
    portal.service.break(call, failure['no response']);
    await press('Next');
    expect(table().getAttribute('aria-busy') ?? 'false').toBe(waits);
    expect(firstRow()).toHaveTextContent(first);
  },
);
