import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { checkLine } from './checkLine.ts';
import { rowImport, type RowKind } from './rowImport.ts';
import { accounts, milestones } from './rowKinds.ts';

const contract = loadContract();
const check = (kind: RowKind, line: object) => {
  const checked = checkLine(rowImport(contract, kind), JSON.stringify(line));
  return 'error' in checked ? checked.error : 'accepted';
};

test.each<[object, string]>([
  [{ last_four: '482' }, 'last_four: Has the wrong format'],
  [{ purpose: 'savings' }, 'purpose: Must be one of the listed values'],
  [{ purpose_bank: 'Chase' }, 'purpose_bank: Only allowed with the purpose bonus'],
  [{ purpose: 'hub', purpose_bank: 'Chase' }, 'purpose_bank: Only allowed with the purpose bonus'],
  [
    { last_movement_date: '2026-11-20' },
    'last_movement_amount: Required with a last_movement_date',
  ],
  [{ last_movement_amount: 5 }, 'last_movement_date: Required with a last_movement_amount'],
  [
    { last_movement_date: '2026-11-20', last_movement_amount: 0.001 },
    'last_movement_amount: Must be dollars and whole cents',
  ],
  [{ seen_on: 'today' }, 'seen_on: Must be a date like 2001-12-31'],
  [{ seen_on: '2099-01-01' }, 'seen_on: Must not be in the future'],
  [
    { last_movement_date: '2099-01-01', last_movement_amount: 5 },
    'last_movement_date: Must not be in the future',
  ],
  [{ last_movement_date: '2026-11-20', last_movement_amount: -5 }, 'accepted'],
  [{ purpose: 'bonus', purpose_bank: 'Chase', last_four: '0093', seen_on: null }, 'accepted'],
])('an account with %j: %s', (changes, result) => {
  const line = {
    external_id: 'A-1',
    customer: 'avery@example.com',
    bank_name: null,
    account_type: 'USER_HUB_ACCOUNT',
    balance: 10,
  };
  expect(check(accounts, { ...line, ...changes })).toBe(result);
});

test.each<[object, string]>([
  [{ failed_on: 'soon' }, 'failed_on: Must be a date like 2001-12-31'],
  [{ failed_on: '2099-01-01' }, 'failed_on: Must not be in the future'],
  [{ failure_reason: 'Too dark.' }, 'failed_on: Required with a failure_reason'],
  [
    { failed_on: '2026-11-25', milestone: 'first_payout' },
    'failed_on: Only allowed for identity_checked',
  ],
  [{ failed_on: '2026-11-25', failure_reason: 'Too dark.' }, 'accepted'],
  [{ failed_on: '2026-11-25', failure_reason: null, done_on: '2026-11-26' }, 'accepted'],
])('a milestone with %j: %s', (changes, result) => {
  const line = {
    customer: 'avery@example.com',
    milestone: 'identity_checked',
    done_on: null,
    expected_on: null,
  };
  expect(check(milestones, { ...line, ...changes })).toBe(result);
});
