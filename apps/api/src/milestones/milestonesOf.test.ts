import { expect, test } from 'vitest';
import type { MilestoneSource } from './milestoneSource.ts';
import { milestonesOf } from './milestonesOf.ts';

const source = (changes: Partial<MilestoneSource> = {}): MilestoneSource => ({
  payment_status: 'charged',
  payment_day: '2026-11-20',
  days: {},
  bonuses: { count: 0, first_payout_on: null },
  has_activity: false,
  ...changes,
});
const done = (done_on: string) => ({ done_on, expected_on: null });
const expected = (expected_on: string) => ({ done_on: null, expected_on });
/** Returns each milestone as text: its state and its date, if any. */
const told = (changes?: Partial<MilestoneSource>) =>
  milestonesOf(source(changes))?.map(({ state, date }) => [state, date].filter(Boolean).join(' '));

test('returns one milestone of each kind, in the contract’s order', () => {
  expect(milestonesOf(source())?.map(({ kind }) => kind)).toEqual([
    'payment_received',
    'identity_checked',
    'first_account_opened',
    'requirements_met',
    'first_payout',
  ]);
});

test.each([
  ['charged', 'done 2026-11-20', 'current'],
  ['reported', 'current', 'upcoming'],
  ['not_received', 'current', 'upcoming'],
])(
  'for a payment that is %s the first two milestones are %s and %s',
  (payment_status, first, second) => {
    expect(told({ payment_status })).toEqual([first, second, 'upcoming', 'upcoming', 'upcoming']);
  },
);

test('returns the expected day until the actual day is known', () => {
  const days = {
    identity_checked: { done_on: '2026-11-22', expected_on: '2026-11-24' },
    first_account_opened: expected('2026-12-01'),
    first_payout: expected('2027-03-01'),
  };
  expect(told({ days })).toEqual([
    'done 2026-11-20',
    'done 2026-11-22',
    'current 2026-12-01',
    'upcoming',
    'upcoming 2027-03-01',
  ]);
});

test('marks every milestone before a done one as done, without a day if none is known', () => {
  const days = { identity_checked: expected('2026-11-24'), requirements_met: done('2026-12-20') };
  expect(told({ payment_status: 'reported', days })).toEqual([
    'done',
    'done',
    'done',
    'done 2026-12-20',
    'current',
  ]);
});

test.each([
  ['the first payout is done', { days: { first_payout: done('2027-03-01') } }],
  ['an enrollment was paid out', { bonuses: { count: 1, first_payout_on: '2027-03-01' } }],
  ['the payment was refunded', { payment_status: 'refunded' }],
  ['there is activity, but no day set by staff', { has_activity: true }],
  ['there is a bonus, but no day set by staff', { bonuses: { count: 1, first_payout_on: null } }],
])('returns no milestones if %s', (_what, changes) => {
  expect(milestonesOf(source(changes))).toBeUndefined();
});

test('returns milestones for a customer who has activity and days set by staff', () => {
  const days = { identity_checked: expected('2026-11-24') };
  expect(told({ has_activity: true, days })?.[1]).toBe('current 2026-11-24');
});
