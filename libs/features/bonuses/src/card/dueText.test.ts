import type { BonusRequirement } from '@bank-bonuses/api-client';
import { describe, expect, test } from 'vitest';
import { dueText, nextDue } from './dueText.ts';

const today = '2026-11-23';

test.each([
  ['2026-11-22', 'Overdue since Nov 22, 2026'],
  ['2025-11-24', 'Overdue since Nov 24, 2025'],
  ['2026-11-23', 'Due today'],
  ['2026-11-24', 'Due tomorrow'],
  ['2026-11-25', 'Due in 2 days'],
  ['2026-11-30', 'Due in 7 days'],
  ['2026-12-01', undefined],
  ['soon', undefined],
])('the due text for %s is %j', (day, text) => {
  expect(dueText(day, today)).toBe(text);
});

test('the due text is undefined while the current day is unknown', () => {
  expect(dueText(today, '')).toBeUndefined();
});

const requirement = (changes: Partial<BonusRequirement> = {}): BonusRequirement => ({
  text: 'Open the account',
  state: 'current',
  date: '2026-11-26',
  ...changes,
});

describe('the next due text of several requirements', () => {
  test('uses the earliest due date, regardless of the order and state of the requirements', () => {
    const late = requirement({ text: 'Deposit $500', state: 'upcoming', date: '2026-11-20' });
    expect(nextDue([requirement(), late], today)).toBe(
      'Overdue since Nov 20, 2026: Deposit $500, and 1 more',
    );
    expect(nextDue([requirement(), requirement(), requirement()], today)).toBe(
      'Due in 3 days: Open the account, and 2 more',
    );
  });

  test('ignores requirements that are done, due in more than seven days, or without a due date', () => {
    const { date: _date, ...noDay } = requirement();
    const others = [
      requirement({ state: 'done', date: '2026-11-20' }),
      requirement({ date: '2026-12-20' }),
      noDay,
    ];
    expect(nextDue(others, today)).toBeUndefined();
    expect(nextDue([...others, requirement()], today)).toBe('Due in 3 days: Open the account');
    expect(nextDue([], today)).toBeUndefined();
  });
});
