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

type Kind =
  | 'text'
  | 'id'
  | 'textOrNull'
  | 'income'
  | 'zip'
  | 'amount'
  | 'count'
  | 'flag'
  | 'day'
  | 'moment';

interface Values {
  /** Values that are returned unchanged. */
  same: unknown[];
  /** Inputs with their decoded values. */
  read?: [unknown, unknown][];
  /** Values that are not what the contract describes. They become `empty`, as a missing field does. */
  malformed: unknown[];
  empty?: unknown;
}

const noText = [7, true, ['a'], {}];

const kinds: Record<Kind, Values> = {
  text: { same: ['Another text', ''], malformed: [null, ...noText], empty: '' },
  id: { same: ['Another text'], malformed: [] },
  textOrNull: { same: ['Another text', '', null], malformed: noText, empty: null },
  income: {
    same: ['$81,000', null],
    read: [[81_000, '81000']],
    malformed: [true, ['a'], {}],
    empty: null,
  },
  zip: { same: ['01001', 1001], malformed: [null, NaN, true, ['a'], {}], empty: '' },
  amount: {
    same: [0, -25, 81.25],
    read: [
      ['81.25', 81.25],
      ['-25', -25],
      [' 0 ', 0],
    ],
    malformed: [null, '', ' ', 'none', '1,000', '0x10', '1e3', NaN, Infinity, true, [], [1], {}],
  },
  count: {
    same: [0, 81],
    read: [['81', 81]],
    malformed: [null, '', 'none', -1, 1.5, '-1', '1.5', NaN, Infinity, true, [1]],
  },
  flag: { same: [true, false], malformed: [null, 'true', 0, 1, []] },
  day: {
    same: ['2026-02-28'],
    malformed: [null, '', 'soon', '2026-13-01', '2026-02-28T10:00:00Z', 20_260_228, {}],
  },
  moment: { same: ['2026-02-28T10:00:00Z'], malformed: [null, '', 'soon', '7', 7, {}] },
};

const text = 'text';
const textOrNull = 'textOrNull';
const person = { first_name: text, last_name: text, date_of_birth: 'day' } as const;
const contact = { personal_email: text, personal_phone: text } as const;
const address = { address_line_1: text, address_line_2: textOrNull, city: text } as const;
const work = { occupation: textOrNull, employer: textOrNull, income: 'income' } as const;
const bank = { bank_email: textOrNull, bank_phone: textOrNull, password: textOrNull } as const;
const citizen = { is_us_citizen: 'flag', is_permanent_resident: 'flag' } as const;

const decoders: [string, (body: unknown) => unknown, object, Record<string, Kind>][] = [
  [
    'the statistics',
    decodeDashboardStats,
    fixtures.dashboardStats,
    {
      total_earned: 'amount',
      active_bonuses: 'count',
      pending_bonuses: 'count',
    },
  ],
  [
    'the activity',
    decodeTaskCompletionPage,
    { items: fixtures.taskCompletions, total: 23 },
    {
      'items.0.id': 'id',
      'items.0.date': 'day',
      'items.0.bank': text,
      'items.0.task_type': text,
      'items.0.amount': 'amount',
      'items.0.account': text,
      total: 'count',
    },
  ],
  [
    'the accounts',
    decodeAccounts,
    fixtures.accounts,
    {
      'accounts.0.id': 'id',
      'accounts.0.bank_name': textOrNull,
      'accounts.0.account_type': text,
      'accounts.0.balance': 'amount',
      total_balance: 'amount',
      account_count: 'count',
    },
  ],
  [
    'the bonuses',
    decodeEnrollments,
    fixtures.enrollments,
    {
      '0.id': 'id',
      '0.bank_name': text,
      '0.enrolled_date': 'day',
      '0.bonus_amount': 'amount',
      '0.progress': 'amount',
      '0.status': text,
    },
  ],
  [
    'the profile',
    decodeProfile,
    { ...fixtures.profile, decrypted_ssn: undefined },
    {
      ...{ ...person, ...contact, ...address, state: text, zip_code: 'zip', ...work },
      ...{ irs_withholding: 'flag', ...bank, ...citizen, citizenship_country: textOrNull },
      ...{ mothers_maiden_name: text, created_at: 'moment' },
    },
  ],
];

/** Returns a copy of the body with another value at the path. */
function withValue(body: object, path: string, value: unknown): object {
  const changed = structuredClone(body);
  const way = path.split('.');
  const last = way.pop() ?? '';
  const place = way.reduce((part, key) => part[key] as never, changed as Record<string, unknown>);
  place[last] = value;
  return changed;
}

describe.each(decoders)('the decoder of %s', (_name, decode, body, fields) => {
  it.each(Object.entries(fields))('decodes %s as %s', (path, kind) => {
    const { same, read = [], malformed, empty } = kinds[kind];
    for (const value of same) {
      expect(decode(withValue(body, path, value))).toEqual(withValue(body, path, value));
    }
    for (const [value, meant] of read) {
      expect(decode(withValue(body, path, value))).toEqual(withValue(body, path, meant));
    }
    for (const value of kind === 'id' ? [] : [undefined, ...malformed]) {
      const decoded = decode(withValue(body, path, value));
      expect(decoded, String(value)).toEqual(withValue(body, path, empty));
    }
  });
});

it.each(['ssn', 'decrypted_ssn'])('decodes a profile with and without %s', (name) => {
  const { decrypted_ssn: _number, ...rest } = fixtures.profile;
  expect(decodeProfile({ ...rest, [name]: '900123456' })).toEqual({ ...rest, [name]: '900123456' });
  for (const value of [null, 900_123_456, {}]) {
    expect(decodeProfile({ ...rest, [name]: value })).toEqual(rest);
  }
});

it('decodes only the sent keys of the response to an update, and rejects a response that lacks one', () => {
  const { ssn: _ssn, ...stored } = fixtures.profile;
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
  decodeEnrollments([null, { ...fixtures.enrollments[0], bank_name: 7 }], report);
  decodeProfile({ ...fixtures.profile, decrypted_ssn: undefined, city: null }, report);
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
  const [first] = fixtures.enrollments;
  expect(decodeEnrollments([null, first, 7, {}])).toEqual([first]);
  const { earnings_overview: months } = fixtures.dashboardStats;
  const sent = [null, ...months, { month: 7, amount: 1 }, { month: '2026-12', amount: 'much' }];
  expect(decodeDashboardStats({ ...fixtures.dashboardStats, earnings_overview: sent })).toEqual(
    fixtures.dashboardStats,
  );
});

it.each([undefined, null, {}, 'none'])('rejects a response whose list is %j', (list) => {
  const { dashboardStats, accounts } = fixtures;
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

it('adds a unique id to each row without an id', () => {
  const rows = decodeEnrollments([
    { ...fixtures.enrollments[0], id: null },
    { bank_name: 'Chase' },
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});
