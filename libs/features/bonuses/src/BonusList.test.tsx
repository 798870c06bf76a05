import type { Enrollment } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { paths, type DueRequirement } from '@bank-bonuses/product/routes';
import { renderWithProviders } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BonusList } from './BonusList.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const { fullEnrollments } = fixtures;

interface Options {
  enrollments?: Enrollment[];
  search?: string;
  state?: DueRequirement;
}

/** Renders the list with a button that refetches the bonuses. */
const open = ({ enrollments = fullEnrollments, search = '', state }: Options = {}) => {
  const Page = () => {
    const [list, setList] = useState(enrollments);
    return (
      <main>
        <button onClick={() => setList(structuredClone(list))}>Refetch</button>
        <BonusList enrollments={list} />
        <LiveRegion />
      </main>
    );
  };
  return renderWithProviders(<Page />, { path: { pathname: paths.bonuses, search, state } });
};

const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const openBanks = () =>
  screen
    .queryAllByRole('button', { expanded: true })
    .map(
      (button) =>
        within(button.closest('article') as HTMLElement).getByRole('heading', { level: 3 })
          .textContent,
    );
const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('is newest first, and shows the chosen status in the chosen order', () => {
  const { router } = open();
  expect(screen.getByRole('heading', { name: 'Your Enrolled Bonuses' })).toBeVisible();
  expect(names()).toEqual(['Wells Fargo', 'Chase', 'SoFi', 'Discover', 'Fidelity']);
  expect(optionsOf(screen.getByLabelText('Sort by'))).toEqual([
    'Newest First',
    'Oldest First',
    'Highest Bonus',
    'Lowest Bonus',
    'Progress',
  ]);
  expect(optionsOf(screen.getByLabelText('Status'))).toEqual([
    'All',
    'In Progress',
    'Completed',
    'Cancelled',
  ]);
  choose('Sort by', 'progress');
  expect(names()).toEqual(['SoFi', 'Fidelity', 'Chase', 'Discover', 'Wells Fargo']);
  choose('Sort by', 'highest');
  expect(names()).toEqual(['Fidelity', 'Chase', 'Wells Fargo', 'SoFi', 'Discover']);
  expect(screen.getAllByText('Bonuses sorted: Highest Bonus')).toHaveLength(1);
  // Fidelity has an unknown status, which means that the bonus is in progress.
  choose('Status', 'in_progress');
  expect(names()).toEqual(['Fidelity', 'Chase', 'Wells Fargo']);
  expect(screen.getAllByText('Bonuses shown: In Progress, 3')).toHaveLength(1);
  choose('Status', 'completed');
  expect(names()).toEqual(['SoFi']);
  choose('Status', 'cancelled');
  expect(names()).toEqual(['Discover']);
  expect(router.state.location.search).toBe('?sort=highest&status=cancelled');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('keeps the status and the order of its URL, and ignores unknown values', () => {
  const { unmount } = open({ search: '?sort=highest&status=in_progress' });
  expect(names()).toEqual(['Fidelity', 'Chase', 'Wells Fargo']);
  unmount();
  open({ search: '?sort=constructor&status=toString' });
  expect(names()).toEqual(['Wells Fargo', 'Chase', 'SoFi', 'Discover', 'Fidelity']);
});

test('says that no bonus has the chosen status, and shows all bonuses on request', () => {
  open({ enrollments: fullEnrollments.slice(0, 1) });
  choose('Status', 'completed');
  expect(screen.getByText('No bonus is completed yet.')).toBeVisible();
  choose('Status', 'cancelled');
  expect(screen.getByText('No bonus was cancelled.')).toBeVisible();
  expect(names()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all bonuses' }));
  expect(names()).toEqual(['Wells Fargo']);
  expect(screen.getByLabelText('Status')).toHaveFocus();
});

test('a bonus card stays open when another card opens, the order changes, or the data is refetched', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Details of Chase' }));
  fireEvent.click(screen.getByRole('button', { name: 'Details of Fidelity' }));
  expect(openBanks()).toEqual(['Chase', 'Fidelity']);
  choose('Sort by', 'highest');
  fireEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(openBanks()).toEqual(['Fidelity', 'Chase']);
  fireEvent.click(screen.getByRole('button', { name: 'Details of Fidelity' }));
  expect(openBanks()).toEqual(['Chase']);
});

const due: Enrollment = {
  ...(fullEnrollments[0] as Enrollment),
  bank_name: 'Chase',
  requirements: [{ text: 'Open the account', state: 'current', date: '2026-11-27' }],
};

test('a link to a requirement opens the card of its bonus once, scrolls to it and focuses it', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const other = {
    ...due,
    id: 'other',
    requirements: [{ text: 'Wait', state: 'current' as const }],
  };
  open({
    enrollments: [other, due],
    state: { bank: 'Chase', requirement: 'Open the account' },
  });
  const [, heading] = screen.getAllByRole('heading', { name: 'Chase' });
  expect(heading).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([heading]);
  const details = () => screen.getAllByRole('button', { name: 'Details of Chase' });
  expect(details().map((each) => each.ariaExpanded ?? each.getAttribute('aria-expanded'))).toEqual([
    'false',
    'true',
  ]);
  fireEvent.click(details()[1]!);
  fireEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(openBanks()).toEqual([]);
});

test("the due text of a bonus card changes after midnight in the customer's time zone", () => {
  vi.useFakeTimers();
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.setSystemTime(new Date(2026, 10, 25, 23, 59, 50));
  open({ enrollments: [due] });
  expect(screen.getByText('Due in 2 days: Open the account')).toBeVisible();
  const day = 86_400_000;
  for (const [wait, words] of [
    [10_000, 'Due tomorrow'],
    [day, 'Due today'],
    [day - 10_000, 'Due today'],
    [10_000, 'Overdue since Nov 27, 2026'],
  ] as const) {
    act(() => void vi.advanceTimersByTime(wait));
    expect(screen.getByText(`${words}: Open the account`)).toBeVisible();
  }
});
