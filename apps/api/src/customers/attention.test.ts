import { expect, test } from 'vitest';
import type { MilestoneSource } from '../milestones/index.ts';
import { attentionOf } from './attention.ts';
import type { Bonus } from './bonuses.ts';

const today = '2026-11-29';
const source: MilestoneSource = {
  payment_status: 'received',
  payment_day: '2026-11-20',
  days: {},
  bonuses: { count: 0, first_payout_on: null },
  has_activity: false,
};
const due = (date: string | null, changes: Partial<Bonus> = {}): Bonus => ({
  bank_name: `Bank of ${date}`,
  progress: 60,
  status: 'in_progress',
  current: { text: 'Receive a deposit', state: 'current', date },
  bonus_amount_cents: 30_000,
  expected_payout_cents: null,
  expected_payout_date: null,
  payout_cents: null,
  fee_kept_cents: null,
  withheld_cents: null,
  ...changes,
});

test('the current requirement needs attention from a week before it is due, also when overdue', () => {
  const idle = due(null, { current: null });
  const bonuses = [due('2026-12-07'), due('2026-12-06'), due('2026-11-28'), due(null), idle];
  const item = (date: string) => ({
    kind: 'requirement_due',
    bank_name: `Bank of ${date}`,
    text: 'Receive a deposit',
    date,
  });
  expect(attentionOf(bonuses, source, today)).toEqual([item('2026-11-28'), item('2026-12-06')]);
});

test.each(['completed', 'cancelled'])('a %s bonus needs no attention', (status) => {
  expect(attentionOf([due('2026-11-30', { status })], source, today)).toEqual([]);
});

test('a check that failed and has not passed since comes first, then the missing payment, and three items at most', () => {
  const failure = { done_on: null, expected_on: null, failed_on: '2026-11-25' };
  const failed = {
    ...source,
    payment_status: 'not_received',
    days: { identity_checked: { ...failure, failure_reason: 'The photo is too dark.' } },
  };
  const bonuses = [due('2026-12-01'), due('2026-11-30')];
  expect(attentionOf(bonuses, failed, today)).toEqual([
    { kind: 'identity_check_failed', text: 'The photo is too dark.', date: '2026-11-25' },
    { kind: 'payment_awaited', date: '2026-11-20' },
    {
      kind: 'requirement_due',
      bank_name: 'Bank of 2026-11-30',
      text: 'Receive a deposit',
      date: '2026-11-30',
    },
  ]);
  const passed = { ...failure, done_on: '2026-11-27' };
  expect(attentionOf([], { ...source, days: { identity_checked: passed } }, today)).toEqual([]);
  const silent = { ...source, days: { identity_checked: { ...failure, failure_reason: null } } };
  expect(attentionOf([], silent, today)).toEqual([
    { kind: 'identity_check_failed', date: '2026-11-25' },
  ]);
});
