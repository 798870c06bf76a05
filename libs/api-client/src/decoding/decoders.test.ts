import { describe, expect, it } from 'vitest';
import { WrongShape } from './fields.ts';
import {
  decodeAccounts,
  decodeDashboardStats,
  decodeEnrollments,
  decodeProfile,
  decodeTaskCompletionPage,
  decodeUpdatedGroup,
} from './decoders.ts';
import type { ProfileUpdate } from '../types.ts';
import { fixtures } from '../testing/index.ts';

const noText = [7, true, ['a'], {}];

/** Values of each kind that are returned unchanged, and malformed ones, which become `empty` as a missing field does. */
const kinds = {
  text: { same: ['Another text', ''], malformed: [null, ...noText], empty: '' },
  textOrNull: { same: ['Another text', '', null], malformed: noText, empty: null },
  zip: { same: ['01001', 1001], malformed: [null, NaN, true, ['a'], {}], empty: '' },
  amount: {
    same: [0, -25, 81.25],
    malformed: [null, '', ' ', 'none', '1,000', '0x10', '1e3', NaN, Infinity, true, [], [1], {}],
    empty: undefined,
  },
  count: {
    same: [0, 81],
    malformed: [null, '', 'none', -1, 1.5, '-1', '1.5', NaN, Infinity, true, [1]],
    empty: undefined,
  },
  flag: { same: [true, false], malformed: [null, 'true', 0, 1, []], empty: undefined },
  day: {
    same: ['2026-02-28'],
    malformed: [null, '', 'soon', '2026-13-01', '2026-02-28T10:00:00Z', 20_260_228, {}],
    empty: undefined,
  },
  moment: {
    same: ['2026-02-28T10:00:00Z'],
    malformed: [null, '', 'soon', '7', 7, {}],
    empty: undefined,
  },
};

/** Decodes one object of a response, whose required fields are of these kinds. */
type Decoder = [
  name: string,
  decode: (sent: object) => unknown,
  body: object,
  fields: Record<string, keyof typeof kinds>,
];

const text = 'text';
const textOrNull = 'textOrNull';
const { accounts, dashboardStats, enrollments, profile, taskCompletions } = fixtures;

const decoders: Decoder[] = [
  [
    'the statistics',
    decodeDashboardStats,
    dashboardStats,
    { total_earned: 'amount', active_bonuses: 'count', pending_bonuses: 'count' },
  ],
  [
    'a page of the activity',
    decodeTaskCompletionPage,
    { items: taskCompletions, total: 23 },
    { total: 'count' },
  ],
  [
    'an entry of the activity',
    (row) => decodeTaskCompletionPage({ items: [row] }).items[0],
    { ...taskCompletions[0] },
    { id: text, date: 'day', bank: text, task_type: text, amount: 'amount', account: text },
  ],
  ['the accounts', decodeAccounts, accounts, { total_balance: 'amount', account_count: 'count' }],
  [
    'an account',
    (row) => decodeAccounts({ accounts: [row] }).accounts[0],
    { ...accounts.accounts[0] },
    { id: text, bank_name: textOrNull, account_type: text, balance: 'amount' },
  ],
  [
    'a bonus',
    (row) => decodeEnrollments([row])[0],
    { ...enrollments[0] },
    {
      ...{ id: text, bank_name: text, enrolled_date: 'day', status: text },
      ...{ bonus_amount: 'amount', progress: 'amount' },
    },
  ],
  [
    'the profile',
    decodeProfile,
    profile,
    {
      ...{ first_name: text, last_name: text, date_of_birth: 'day' },
      ...{ personal_email: text, personal_phone: text, mothers_maiden_name: text },
      ...{ address_line_1: text, address_line_2: textOrNull, city: text, state: text },
      ...{ zip_code: 'zip', occupation: textOrNull, employer: textOrNull, income: textOrNull },
      ...{ bank_email: textOrNull, bank_phone: textOrNull, password: textOrNull },
      ...{ irs_withholding: 'flag', is_us_citizen: 'flag', is_permanent_resident: 'flag' },
      ...{ citizenship_country: textOrNull, created_at: 'moment' },
    },
  ],
];

describe.each(decoders)('the decoder of %s', (_name, decode, body, fields) => {
  it.each(Object.entries(fields))('decodes %s as %s', (field, kind) => {
    const { same, malformed, empty } = kinds[kind];
    for (const value of same) {
      expect(decode({ ...body, [field]: value })).toEqual({ ...body, [field]: value });
    }
    for (const value of [undefined, ...malformed]) {
      const decoded = decode({ ...body, [field]: value });
      expect(decoded, JSON.stringify(value)).toEqual({ ...body, [field]: empty });
    }
  });
});

it('decodes amounts and counts that arrive as text', () => {
  const sent = { ...accounts, total_balance: ' -25.50 ', account_count: '3' };
  expect(decodeAccounts(sent)).toEqual({ ...accounts, total_balance: -25.5, account_count: 3 });
});

it.each(['ssn', 'decrypted_ssn'])('decodes a profile with and without %s', (name) => {
  const { decrypted_ssn: _number, ...rest } = profile;
  expect(decodeProfile({ ...rest, [name]: '900123456' })).toEqual({ ...rest, [name]: '900123456' });
  for (const value of [null, 900_123_456, {}]) {
    expect(decodeProfile({ ...rest, [name]: value })).toEqual(rest);
  }
});

it('decodes only the sent keys of the response to an update, and rejects a response that lacks one', () => {
  const { ssn: _ssn, ...stored } = profile;
  const groups: ProfileUpdate[] = [
    { personal_email: 'a@example.com' },
    { personal_phone: '5550100124' },
    { address_line_1: 'a', address_line_2: 'b', city: 'c', state: 'MA', zip_code: '01001' },
    { occupation: 'a', employer: 'b', income: 'c' },
    { irs_withholding: true },
  ];
  for (const sent of groups) {
    expect(decodeUpdatedGroup({ ...stored, ...sent }, sent)).toEqual(sent);
    for (const key of Object.keys(sent)) {
      const lacking: Record<string, unknown> = { ...stored, ...sent };
      delete lacking[key];
      expect(() => decodeUpdatedGroup(lacking, sent), key).toThrow(WrongShape);
    }
  }
});

it('reports a malformed optional field, but no absent one', () => {
  const reported: string[] = [];
  const report = (field: string) => reported.push(field);
  const { payment: _payment, ...absent } = fixtures.profileWithPayment;
  decodeProfile({ ...absent, payment: null }, report);
  decodeProfile(absent, report);
  expect(reported).toEqual([]);
  decodeProfile({ ...absent, payment: { method: 'cash' } }, report);
  expect(reported).toEqual(['payment']);
});

it('reports the missing fields of a response by their paths, without values', () => {
  const reported: string[] = [];
  const report = (field: string) => reported.push(field);
  const months = [null, { month: '2026-01' }, { month: '2026-02', amount: 1 }];
  decodeDashboardStats(
    { total_earned: null, active_bonuses: 2, earnings_overview: months },
    report,
  );
  decodeEnrollments([null, { ...enrollments[0], bank_name: 7 }], report);
  decodeProfile({ ...profile, decrypted_ssn: undefined, city: null }, report);
  expect(reported.sort()).toEqual([
    '[]',
    '[].bank_name',
    'city',
    'decrypted_ssn',
    'earnings_overview[]',
    'earnings_overview[]',
    'earnings_overview[].amount',
    'pending_bonuses',
    'total_earned',
  ]);
});

it('leaves out rows without a usable field, and incomplete months', () => {
  const [first] = enrollments;
  expect(decodeEnrollments([null, first, 7, {}])).toEqual([first]);
  const { earnings_overview: months } = dashboardStats;
  const sent = [null, ...months, { month: 7, amount: 1 }, { month: '2026-12', amount: 'much' }];
  expect(decodeDashboardStats({ ...dashboardStats, earnings_overview: sent })).toEqual(
    dashboardStats,
  );
});

it.each([undefined, null, {}, 'none'])('rejects a response whose list is %j', (list) => {
  expect(() => decodeDashboardStats({ ...dashboardStats, earnings_overview: list })).toThrow(
    WrongShape,
  );
  expect(() => decodeTaskCompletionPage({ items: list, total: 3 })).toThrow(WrongShape);
  expect(() => decodeAccounts({ ...accounts, accounts: list })).toThrow(WrongShape);
  expect(() => decodeEnrollments(list)).toThrow(WrongShape);
});

it('rejects an object that lacks every field, and a list without a valid row', () => {
  for (const decode of [
    decodeDashboardStats,
    decodeTaskCompletionPage,
    decodeAccounts,
    decodeProfile,
  ]) {
    expect(() => decode({})).toThrow(WrongShape);
    expect(() => decode({ unexpected: 1 })).toThrow(WrongShape);
  }
  for (const list of [[null], [{}], [7], [null, {}]]) {
    expect(() => decodeEnrollments(list)).toThrow(WrongShape);
    expect(() => decodeAccounts({ accounts: list })).toThrow(WrongShape);
  }
});
