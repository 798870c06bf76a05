import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { checkLine } from './checkLine.ts';
import { rowImport } from './rowImport.ts';
import { enrollments } from './rowKinds.ts';

const kind = rowImport(loadContract(), enrollments);
const check = (changes: object) => {
  const line = {
    external_id: 'P-1',
    customer: 'avery@example.com',
    bank_name: 'Chase',
    enrolled_date: '2026-08-03',
    bonus_amount: 300,
    progress: 60,
    status: 'in_progress',
    ...changes,
  };
  const checked = checkLine(kind, JSON.stringify(line));
  return 'error' in checked ? checked.error : 'accepted';
};

const open = (state: string) => ({ text: 'Open the account', state });
const order = 'Done requirements must come first, then at most one current requirement';

test.each<[object, string]>([
  [{ requirements: [] }, 'requirements: Must not be empty'],
  [{ requirements: Array(21).fill(open('done')) }, 'requirements: Must have at most 20 entries'],
  [{ requirements: [open('late')] }, 'requirements.0.state: Must be one of the listed values'],
  [{ requirements: [open('upcoming'), open('done')] }, `requirements.1.state: ${order}`],
  [{ requirements: [open('upcoming'), open('current')] }, `requirements.1.state: ${order}`],
  [{ requirements: [open('current'), open('current')] }, `requirements.1.state: ${order}`],
  [{ requirements: [{ ...open('done'), text: ' ' }] }, 'requirements.0.text: Has the wrong format'],
  [
    { requirements: [{ ...open('done'), date: '2026-11-31' }] },
    'requirements.0.date: Must be a date like 2001-12-31',
  ],
  [{ requirements: [{ ...open('done'), who: 1 }] }, 'requirements.0.who: Unknown field'],
  [{ expected_payout: -1 }, 'expected_payout: Must be at least 0'],
  [{ expected_payout_date: 'soon' }, 'expected_payout_date: Must be a date like 2001-12-31'],
  [{ fee_kept: '-0.01' }, 'fee_kept: Must be at least 0'],
  [{ payout: 0 }, 'payout_date: Required with a payout'],
  [{ payout_date: '2026-12-14' }, 'payout: Required with a payout_date'],
  [{ payout: 1, payout_date: '1026-12-14' }, 'payout_date: Has the wrong format'],
  [
    { cancellation_reason: 'Ended.' },
    'cancellation_reason: Only allowed with the status cancelled',
  ],
  [{ requirements: ['done', 'done'].map(open) }, 'accepted'],
  [{ requirements: ['done', 'upcoming'].map(open) }, 'accepted'],
  [{ requirements: [open('current')] }, 'accepted'],
  [{ requirements: null, payout: null, cancellation_reason: null }, 'accepted'],
  [{ status: 'cancelled', cancellation_reason: 'Ended.' }, 'accepted'],
])('an enrollment with %j: %s', (changes, result) => {
  expect(check(changes)).toBe(result);
});
