import type { Enrollment } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BonusList } from './BonusList.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const { enrollments, fullEnrollments } = fixtures;

const openBanks = () =>
  screen
    .queryAllByRole('button', { expanded: true })
    .map(
      (button) =>
        within(button.closest('article') as HTMLElement).getByRole('heading', { level: 3 })
          .textContent,
    );

test('a bonus card stays open when another card opens, the order changes, or the data is refetched', () => {
  const { rerender } = render(<BonusList enrollments={fullEnrollments} />);
  fireEvent.click(screen.getByRole('button', { name: 'Details of Chase' }));
  fireEvent.click(screen.getByRole('button', { name: 'Details of Fidelity' }));
  expect(openBanks()).toEqual(['Chase', 'Fidelity']);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'highest' } });
  expect(openBanks()).toEqual(['Fidelity', 'Chase']);
  rerender(<BonusList enrollments={structuredClone(fullEnrollments)} />);
  expect(openBanks()).toEqual(['Fidelity', 'Chase']);
  fireEvent.click(screen.getByRole('button', { name: 'Details of Fidelity' }));
  expect(openBanks()).toEqual(['Chase']);
});

test('only cards with details can be opened', () => {
  const half = enrollments.map((each, at) => (at % 2 ? fullEnrollments[at] : each) ?? each);
  render(<BonusList enrollments={half} />);
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Details of Chase',
    'Details of Discover',
  ]);
});

test("the due text of a bonus card changes at midnight in the customer's time zone", () => {
  vi.useFakeTimers();
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.setSystemTime(new Date(2026, 10, 25, 23, 59, 59));
  const due: Enrollment = {
    ...(fullEnrollments[0] as Enrollment),
    requirements: [{ text: 'Open the account', state: 'current', date: '2026-11-27' }],
  };
  render(<BonusList enrollments={[due]} />);
  expect(screen.getByText('Due in 2 days: Open the account')).toBeVisible();
  const day = 86_400_000;
  for (const [wait, words] of [
    [1000, 'Due tomorrow'],
    [day, 'Due today'],
    [day - 1, 'Due today'],
    [1, 'Overdue since Nov 27, 2026'],
  ] as const) {
    act(() => void vi.advanceTimersByTime(wait));
    expect(screen.getByText(`${words}: Open the account`)).toBeVisible();
  }
});
