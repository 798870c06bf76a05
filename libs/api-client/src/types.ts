import type { components, operations } from './generated/schema.ts';

type Schemas = components['schemas'];
/** The contract allows an amount to arrive as text; the client hands out numbers. */
type WithNumber<T, Key extends keyof T> = Omit<T, Key> & Record<Key, number>;

/** Earnings of one month, `YYYY-MM`. */
export type MonthlyEarnings = WithNumber<Schemas['MonthlyEarnings'], 'amount'>;

/** Home's figures. Amounts are US dollars. */
export type DashboardStats = WithNumber<
  Omit<Schemas['DashboardStats'], 'earnings_overview'>,
  'total_earned'
> & { earnings_overview: MonthlyEarnings[] };

/** One line of the recent activity. */
export type TaskCompletion = WithNumber<Schemas['TaskCompletion'], 'amount'>;

/** One page of the recent activity, with the number of lines on all pages. */
export interface TaskCompletionPage {
  items: TaskCompletion[];
  total: number;
}

/** Which page of the recent activity. */
export interface TaskCompletionPageRequest {
  /** Counted from 1. @default 1 */
  page?: number;
  /** @default 10 */
  perPage?: number;
}

/** A bank account held for the customer. */
export type Account = WithNumber<Schemas['Account'], 'balance'>;

/** All accounts with their total. */
export interface AccountsSummary {
  accounts: Account[];
  total_balance: number;
  account_count: number;
}

/** A bonus in which the customer is enrolled. */
export type Enrollment = WithNumber<Schemas['Enrollment'], 'bonus_amount'>;

/**
 * The customer's record as the server sends it, with the whole social security number and the bank
 * password. Keep it out of caches and storage; `ProfileView` of the queries is the one to keep.
 */
export type UserProfile = Schemas['UserProfile'];

type Groups = Schemas['ProfileUpdate'];
type GroupKey = Groups extends infer Group ? (Group extends unknown ? keyof Group : never) : never;
type OnlyThisGroup<Group> = Group extends unknown
  ? Group & { [Key in Exclude<GroupKey, keyof Group>]?: never }
  : never;

/** Exactly one of the five groups that a customer may change, complete and without other keys. */
export type ProfileUpdate = OnlyThisGroup<Groups>;

/** Everything a registration hands in. */
export type RegistrationPayload = Schemas['RegistrationPayload'];

/** The answer to a registration, and to each repeat of it. */
export type RegistrationReceipt = Schemas['RegistrationReceipt'];

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
