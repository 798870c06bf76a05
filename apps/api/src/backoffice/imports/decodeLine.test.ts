import { expect, test } from 'vitest';
import { decodeLine } from './decodeLine.ts';
import { accounts, enrollments, milestones } from './rowKinds.ts';

const key = { external_id: 'K-1', customer: 'avery@example.com' };
const lines = {
  account: { ...key, bank_name: null, account_type: 'USER_HUB_ACCOUNT', balance: 10 },
  enrollment: {
    ...key,
    bank_name: 'Chase',
    enrolled_date: '2026-08-03',
    bonus_amount: 300,
    progress: 60,
    status: 'in_progress',
  },
  milestone: {
    customer: key.customer,
    milestone: 'identity_checked',
    done_on: null,
    expected_on: null,
  },
};
const kinds = { account: accounts, enrollment: enrollments, milestone: milestones };

const open = (state: string) => ({ text: 'Open the account', state });
const withStates = (...states: string[]) => ({ requirements: states.map(open) });
const order = 'Done requirements must come first, then at most one current requirement';
const notADay = 'Must be a date like 2001-12-31';

test.each<[keyof typeof lines, object, string]>([
  ['account', { external_id: 1 }, 'external_id: Must be text'],
  ['account', { last_four: '482' }, 'last_four: Must be four digits'],
  ['account', { purpose_bank: 'Chase' }, 'purpose_bank: Only allowed with the purpose bonus'],
  [
    'account',
    { last_movement_date: '2026-11-20' },
    'last_movement_amount: Required with a last_movement_date',
  ],
  ['account', { seen_on: '1026-11-20' }, 'seen_on: Must be a day of the years 1900 to 2099'],
  ['account', { seen_on: '2099-01-01' }, 'seen_on: Must not be in the future'],
  ['account', { last_movement_date: '2026-11-20', last_movement_amount: -5 }, 'accepted'],
  ['account', { purpose: 'bonus', purpose_bank: 'Chase', last_four: '0093' }, 'accepted'],
  ['enrollment', { requirements: [] }, 'requirements: Must not be empty'],
  ['enrollment', withStates('upcoming', 'done'), `requirements.1.state: ${order}`],
  ['enrollment', withStates('current', 'current'), `requirements.1.state: ${order}`],
  [
    'enrollment',
    { requirements: [{ text: ' ', state: 'done', date: '2026-11-31', who: 1 }] },
    `requirements.0.text: Must not be blank; requirements.0.date: ${notADay}; requirements.0.who: Unknown field`,
  ],
  ['enrollment', { payout_date: '2026-12-14' }, 'payout: Required with a payout_date'],
  [
    'enrollment',
    { cancellation_reason: 'Ended.' },
    'cancellation_reason: Only allowed with the status cancelled',
  ],
  ['enrollment', withStates('done', 'done', 'upcoming'), 'accepted'],
  ['enrollment', { requirements: null, payout: null }, 'accepted'],
  ['enrollment', { status: 'cancelled', cancellation_reason: 'Ended.' }, 'accepted'],
  ['milestone', { failed_on: '2099-01-01' }, 'failed_on: Must not be in the future'],
  ['milestone', { failure_reason: 'Too dark.' }, 'failed_on: Required with a failure_reason'],
  [
    'milestone',
    { failed_on: '2026-11-25', milestone: 'first_payout' },
    'failed_on: Only allowed for identity_checked',
  ],
  ['milestone', { failed_on: '2026-11-25', failure_reason: 'Too dark.' }, 'accepted'],
])('an %s with %j: %s', (name, changes, result) => {
  const decoded = decodeLine(kinds[name], JSON.stringify({ ...lines[name], ...changes }));
  expect('error' in decoded ? decoded.error : 'accepted').toBe(result);
});
