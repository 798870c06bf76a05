import { expect, test } from 'vitest';
import { fixtures } from '../testing/fixtures/index.ts';
import { decodeAccounts, decodeDashboardStats } from './decoders.ts';

const { accounts, dashboardStats, fullAccounts, fullDashboardStats } = fixtures;
const { statement, next_payout: payout, attention = [], held } = fullDashboardStats;

test('decodes the optional fields of each account', () => {
  expect(decodeAccounts(fullAccounts)).toEqual(fullAccounts);
});

test('drops malformed optional fields of an account', () => {
  const wrong = { last_four: '48 21', purpose: 'savings', purpose_bank: 7, last_movement: {} };
  const rows = accounts.accounts.map((account) => ({ ...account, ...wrong }));
  expect(decodeAccounts({ ...accounts, accounts: rows })).toEqual(accounts);
});

test.each([
  ['statement', { ...statement, expected: undefined }],
  ['next_payout', { ...payout, amount: 'soon' }],
  ['held', { ...held, last_seen: '2026-11-26T10:00:00Z' }],
  ['attention', []],
  ['attention', [{ kind: 'new_message' }, null, 'look']],
])('leaves out %s if it is incomplete: %j', (name, value) => {
  expect(decodeDashboardStats({ ...dashboardStats, [name]: value })).toEqual(dashboardStats);
});

test('keeps the items of a known kind beside one that a later service added', () => {
  const sent = { ...dashboardStats, attention: [{ kind: 'new_message' }, ...attention] };
  expect(decodeDashboardStats(sent).attention).toEqual(attention);
});
