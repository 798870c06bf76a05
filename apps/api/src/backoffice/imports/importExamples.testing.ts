import type { ImportKindName } from './importKinds.ts';

/** An example line for one kind of import, with other values for each of its fields. */
export interface ImportExample {
  /** Fields that identify the row: a different value means a different row. */
  keys: readonly string[];
  /** The fields of the line other than the key. */
  line: Readonly<Record<string, unknown>>;
  /**
   * Values that each field of `line` can change to; `in` contains the fields that must change
   * together with it.
   */
  changes: Readonly<Record<string, readonly Change[]>>;
}

type Change = { to: unknown; in?: Readonly<Record<string, unknown>> };

const externalId = ['external_id', 'customer'];
const requirement = { text: 'Open the account', state: 'done', date: '2026-08-03' };

/** One example for each kind. A test compares their fields with the schema, so that no field is left out. */
export const importExamples: Readonly<Record<ImportKindName, ImportExample>> = {
  enrollments: {
    keys: externalId,
    line: {
      bank_name: 'Chase',
      enrolled_date: '2026-08-03',
      bonus_amount: 300.5,
      progress: 60,
      status: 'cancelled',
      requirements: [requirement],
      expected_payout: 250,
      expected_payout_date: '2026-12-01',
      payout: 200,
      payout_date: '2026-11-02',
      fee_kept: 50.25,
      cancellation_reason: 'The bank closed the offer',
    },
    changes: {
      bank_name: [{ to: 'Citi' }],
      enrolled_date: [{ to: '2026-08-04' }],
      bonus_amount: [{ to: 300.51 }],
      progress: [{ to: 60.5 }],
      status: [{ to: 'completed', in: { cancellation_reason: null } }],
      requirements: [
        { to: null },
        { to: [{ ...requirement, text: 'Open an account' }] },
        { to: [{ ...requirement, state: 'current' }] },
        { to: [{ ...requirement, date: null }] },
        { to: [requirement, requirement] },
      ],
      expected_payout: [{ to: 250.01 }, { to: null }],
      expected_payout_date: [{ to: '2026-12-02' }, { to: null }],
      payout: [{ to: 0 }],
      payout_date: [{ to: '2026-11-03' }],
      fee_kept: [{ to: 50.26 }, { to: null }],
      cancellation_reason: [{ to: 'The customer left' }, { to: null }],
    },
  },
  accounts: {
    keys: externalId,
    line: { bank_name: 'Chase', account_type: 'OFFER_ACCOUNT', balance: -10.5 },
    changes: {
      bank_name: [{ to: 'Citi' }, { to: null }],
      account_type: [{ to: 'CHECKING' }],
      balance: [{ to: 10.5 }],
    },
  },
  activity: {
    keys: externalId,
    line: {
      date: '2026-10-21',
      bank: 'Chase',
      task_type: 'Direct deposit',
      amount: 75.25,
      account: 'Chase Checking',
    },
    changes: {
      date: [{ to: '2026-10-22' }],
      bank: [{ to: 'Citi' }],
      task_type: [{ to: 'Fee' }],
      amount: [{ to: -75.25 }],
      account: [{ to: 'Citi Checking' }],
    },
  },
  milestones: {
    keys: ['customer', 'milestone'],
    line: { done_on: '2026-11-20', expected_on: '2026-11-24' },
    changes: {
      done_on: [{ to: '2026-11-21' }, { to: null }],
      expected_on: [{ to: '2026-11-25' }, { to: null }],
    },
  },
  referrals: {
    keys: ['customer'],
    line: { count: 2 },
    changes: { count: [{ to: 3 }, { to: 0 }] },
  },
  'bank-logins': {
    keys: ['customer'],
    line: {
      bank_email: 'avery.banks@example.com',
      bank_phone: '5550100188',
      password: 'Fictional-Bank-1',
    },
    changes: {
      bank_email: [{ to: 'Avery.Banks@example.com' }, { to: null }],
      bank_phone: [{ to: '5550100199' }, { to: null }],
      password: [{ to: 'fictional-bank-1' }, { to: null }],
    },
  },
};
