const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' });
const orNull = (maxLength: number) => ({ type: ['string', 'null'], minLength: 1, maxLength });
/** A day of the contract in a century that somebody can have meant. */
const day = { $ref: 'portal.yaml#/components/schemas/Day', pattern: '^(19|20)' };
const amount = { type: ['number', 'string'] };

const closed = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const customer = text(320);
const keyed = (properties: Record<string, object>) =>
  closed({ external_id: text(200), customer, ...properties });

export interface BankLoginLine {
  customer: string;
  bank_email: string | null;
  bank_phone: string | null;
  password: string | null;
}

/** What the rows of one kind of import look like in their table, besides id, key and customer. */
export interface KeyedKind {
  schema: object;
  table: 'enrollments' | 'accounts' | 'task_completions';
  /** The line's field that holds money, which becomes `<field>_cents`. */
  money: string;
  /** Whether the money can only be won; a balance may be overdrawn, and a fee is activity. */
  isGain: boolean;
  columns: readonly string[];
}

export const keyedKinds = {
  enrollments: {
    schema: keyed({
      bank_name: text(200),
      enrolled_date: day,
      bonus_amount: amount,
      progress: { type: 'number', minimum: 0, maximum: 100 },
      status: text(50),
    }),
    table: 'enrollments',
    money: 'bonus_amount',
    isGain: true,
    columns: ['bank_name', 'enrolled_date', 'bonus_amount_cents', 'progress', 'status'],
  },
  accounts: {
    schema: keyed({ bank_name: orNull(200), account_type: text(100), balance: amount }),
    table: 'accounts',
    money: 'balance',
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
    money: 'amount',
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
