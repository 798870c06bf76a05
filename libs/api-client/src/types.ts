import type { components, operations } from './generated/schema.ts';

/** The contract word for word, for tools such as openapi-fetch. The types below are what the client hands out. */
export type { components, paths } from './generated/schema.ts';

type Schemas = components['schemas'];
/** The contract allows an amount to arrive as text; the client hands out numbers. */
type WithNumber<T, Key extends keyof T> = Omit<T, Key> & Record<Key, number>;

/** Required fields of the contract, each `null` where the service omits it. */
type OrNull<T, Key extends keyof T> = Omit<T, Key> & { [Name in Key]: T[Name] | null };

/** Earnings of one month, `YYYY-MM`. */
export type MonthlyEarnings = WithNumber<Schemas['MonthlyEarnings'], 'amount'>;

/** Home's figures. Amounts are US dollars. */
export type DashboardStats = OrNull<
  WithNumber<
    Omit<Schemas['DashboardStats'], 'earnings_overview' | OptionalTotal>,
    'total_earned'
  > & { earnings_overview: MonthlyEarnings[] },
  'total_earned' | 'active_bonuses' | 'pending_bonuses' | 'earnings_overview'
> &
  Partial<Record<OptionalTotal, number>>;

type OptionalTotal = 'paid_out' | 'in_progress' | 'fees_kept';

/** One station of the way from the registration to the first payout. */
export type Milestone = Schemas['Milestone'];

/** One line of the recent activity. */
export type TaskCompletion = OrNull<
  WithNumber<Schemas['TaskCompletion'], 'amount'>,
  'date' | 'bank' | 'task_type' | 'amount' | 'account'
>;

/** One page of the recent activity, with the number of lines on all pages. */
export interface TaskCompletionPage {
  /** `null` where the service omits it. */
  items: TaskCompletion[] | null;
  /** `null` where the service omits it. */
  total: number | null;
  /** Sent by a service that can filter. */
  filters?: ActivityFilters;
}

/** Every bank and type of task that occurs in the recent activity. */
export type ActivityFilters = Schemas['ActivityFilters'];

/** Which page of the recent activity. */
export interface TaskCompletionPageRequest {
  /** Counted from 1. @default 1 */
  page?: number;
  /** @default 10 */
  perPage?: number;
  /** Only this bank, one of the answer's `filters`. Left out, all banks. */
  bank?: string;
  /** Only this type, one of the answer's `filters`. Left out, all types. */
  taskType?: string;
}

/** A bank account held for the customer. */
export type Account = OrNull<WithNumber<Schemas['Account'], 'balance'>, 'account_type' | 'balance'>;

/** All accounts with their total. */
export interface AccountsSummary {
  /** `null` where the service omits it. */
  accounts: Account[] | null;
  /** `null` where the service omits it. */
  total_balance: number | null;
  /** `null` where the service omits it. */
  account_count: number | null;
}

/** A bonus in which the customer is enrolled. Amounts are US dollars. */
export type Enrollment = OrNull<
  WithNumber<Omit<Schemas['Enrollment'], 'expected_payout' | 'payout'>, 'bonus_amount'>,
  'bank_name' | 'enrolled_date' | 'bonus_amount' | 'progress' | 'status'
> & { expected_payout?: number; payout?: number };

/** One thing that the bank asks for before it pays the bonus. */
export type BonusRequirement = Schemas['BonusRequirement'];

/**
 * The customer's record as the server sends it, with the whole social security number and the bank
 * password. Keep it out of caches and storage; `ProfileView` of the queries is the one to keep.
 */
export type UserProfile = OrNull<
  Omit<Schemas['UserProfile'], OptionalProfileKey>,
  Exclude<keyof Schemas['UserProfile'], OptionalProfileKey>
> &
  Pick<Schemas['UserProfile'], 'ssn' | 'decrypted_ssn'> & { payment?: Payment };

type OptionalProfileKey = 'ssn' | 'decrypted_ssn' | 'payment';

type Groups = Schemas['ProfileUpdate'];
type GroupKey = Groups extends infer Group ? (Group extends unknown ? keyof Group : never) : never;
type OnlyThisGroup<Group> = Group extends unknown
  ? Group & { [Key in Exclude<GroupKey, keyof Group>]?: never }
  : never;

/** Exactly one of the five groups that a customer may change, complete and without other keys. */
export type ProfileUpdate = OnlyThisGroup<Groups>;

/** Everything a registration hands in. */
export type RegistrationPayload = Schemas['RegistrationPayload'];

/** The payment of the opening fee, as the service knows it. Amounts are US dollars. */
export type Payment = WithNumber<Omit<Schemas['Payment'], 'card_fee'>, 'amount' | 'opening_fee'> & {
  card_fee?: number;
};

/** A contract that was accepted, with its version and the ISO time of the tick. */
export type AcceptedContract = Schemas['AcceptedContract'];

/** The answer to a registration, and to each repeat of it. */
export type RegistrationReceipt = Omit<Schemas['RegistrationReceipt'], 'payment'> & {
  payment?: Payment;
};

/** A photo as a base64 data URL. */
export type FilePayload = Schemas['FilePayload'];

/** An institution at which the customer has accounts, and of which kinds. */
export type ExistingBankAccount = Schemas['ExistingBankAccount'];

export type StateCode = Schemas['StateCode'];
export type Country = Schemas['Country'];
export type CitizenshipCountry = Schemas['CitizenshipCountry'];
export type Institution = Schemas['Institution'];
export type BankAccountType = Schemas['BankAccountType'];
export type IdCardType = Schemas['IdCardType'];
export type PaymentMethod = Schemas['PaymentMethod'];

/** One entry of a 422 answer as it travels. */
export type ValidationIssue = Schemas['ValidationIssue'];

/** The body of every answer outside 2xx as it travels. */
export type ErrorBody = Schemas['ErrorBody'];

/** Names of the seven endpoints, as in the contract. */
export type OperationName = keyof operations;

/** The query of `listTaskCompletions` as it travels. */
export type TaskCompletionQuery = NonNullable<
  operations['listTaskCompletions']['parameters']['query']
>;
