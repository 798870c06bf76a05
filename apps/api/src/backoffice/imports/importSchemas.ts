import { pathError, pathFields } from './enrollmentPath.ts';
import { amount, closed, customer, day, text } from './importFields.ts';
import type { LineSchema, LineValues } from './importKind.ts';

const orNull = (maxLength: number) => ({ type: ['string', 'null'], minLength: 1, maxLength });

const keyed = (required: Record<string, object>, optional?: Record<string, object>) =>
  closed({ external_id: text(200), customer, ...required }, optional);

export interface BankLoginLine {
  customer: string;
  bank_email: string | null;
  bank_phone: string | null;
  password: string | null;
}

/** The columns of one kind of import, besides id, key and customer. */
export interface KeyedKind {
  schema: LineSchema;
  table: 'enrollments' | 'accounts' | 'task_completions';
  /** Fields with amounts; each is stored as `<field>_cents`. */
  money: readonly string[];
  /**
   * Whether amounts must not be negative. A balance can be overdrawn, and the activity may contain
   * fees.
   */
  isGain: boolean;
  columns: readonly string[];
  /** Validates rules that the schema cannot express. */
  error?(values: LineValues): string | undefined;
}

export const keyedKinds = {
  enrollments: {
    schema: keyed(
      {
        bank_name: text(200),
        enrolled_date: day,
        bonus_amount: amount,
        progress: { type: 'number', minimum: 0, maximum: 100 },
        status: text(50),
      },
      pathFields,
    ),
    table: 'enrollments',
    money: ['bonus_amount', 'expected_payout', 'payout', 'fee_kept'],
    isGain: true,
    columns: [
      'bank_name',
      'enrolled_date',
      'bonus_amount_cents',
      'progress',
      'status',
      'requirements',
      'expected_payout_cents',
      'expected_payout_date',
      'payout_cents',
      'payout_date',
      'fee_kept_cents',
      'cancellation_reason',
    ],
    error: pathError,
  },
  accounts: {
    schema: keyed({ bank_name: orNull(200), account_type: text(100), balance: amount }),
    table: 'accounts',
    money: ['balance'],
    isGain: false,
    columns: ['bank_name', 'account_type', 'balance_cents'],
  },
  activity: {
    schema: keyed({
      date: day,
      bank: text(200),
      task_type: text(200),
      amount,
      account: text(200),
    }),
    table: 'task_completions',
    money: ['amount'],
    isGain: false,
    columns: ['date', 'bank', 'task_type', 'amount_cents', 'account'],
  },
} as const satisfies Record<string, KeyedKind>;

export const bankLoginSchema = closed({
  customer,
  bank_email: orNull(320),
  bank_phone: orNull(40),
  password: orNull(1024),
});
