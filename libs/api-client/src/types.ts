import type { components, operations } from './generated/schema.ts';

/**
 * The generated types of the contract, for tools such as openapi-fetch. The client itself returns
 * the types that this file declares.
 */
export type { components, paths } from './generated/schema.ts';

type Schemas = components['schemas'];

/** The type of decoded data: amounts may be text in the contract, but the client always returns numbers. */
type Decoded<T> = {
  [Key in keyof T]: [Schemas['Amount']] extends [T[Key]] ? number : Decoded<T[Key]>;
};

/**
 * Allows `undefined` in fields that are no texts: the client returns it for a required amount, count, flag or day that
 * the service omits. A missing text becomes ''.
 */
type OrUndefined<T, Key extends keyof T> = Omit<T, Key> & { [Name in Key]: T[Name] | undefined };

/** Earnings of one month (`YYYY-MM`) in US dollars. */
export type MonthlyEarnings = Decoded<Schemas['MonthlyEarnings']>;

/** Totals and monthly earnings. Amounts are US dollars. */
export type DashboardStats = OrUndefined<
  Decoded<Schemas['DashboardStats']>,
  'total_earned' | 'active_bonuses' | 'pending_bonuses'
>;

/**
 * The money of the bonuses that have a payout or an expected payout, in US dollars. The figures meet if
 * `bonuses - fees - withheld` equals `paid + expected`.
 */
export type BonusStatement = Decoded<Schemas['BonusStatement']>;

/** The expected payout with the earliest date. The amount is in US dollars. */
export type NextPayout = Decoded<Schemas['NextPayout']>;

/** Something that the customer should look at. */
export type AttentionItem = Schemas['AttentionItem'];

/** The money held for the customer in US dollars, and the day on which it was last seen. */
export type HeldMoney = Decoded<Schemas['HeldMoney']>;

/** One step between the registration and the first payout. */
export type Milestone = Schemas['Milestone'];

/** One entry of the recent activity. */
export type TaskCompletion = OrUndefined<Decoded<Schemas['TaskCompletion']>, 'date' | 'amount'>;

/** One page of the recent activity, with the number of entries on all pages. */
export interface TaskCompletionPage {
  items: TaskCompletion[];
  /** `undefined` when the service omits it. */
  total: number | undefined;
  /** Filter values. Only present if the service supports filtering. */
  filters?: ActivityFilters;
}

/** All banks and task types of the recent activity. */
export type ActivityFilters = Schemas['ActivityFilters'];

/** Selects a page of the recent activity. */
export interface TaskCompletionPageRequest {
  /** Page number, from 1. @default 1 */
  page?: number;
  /** Entries per page. @default 10 */
  perPage?: number;
  /** A bank from the response's `filters`. @default all banks */
  bank?: string;
  /** A task type from the response's `filters`. @default all types */
  taskType?: string;
}

/** A bank account held for the customer. The balance is in US dollars. */
export type Account = OrUndefined<Decoded<Schemas['Account']>, 'balance'>;

/** A movement in an account. The amount is in US dollars, and negative for money that left the account. */
export type AccountMovement = Decoded<Schemas['AccountMovement']>;

/** All accounts with their total balance in US dollars. */
export interface AccountsSummary {
  accounts: Account[];
  /** `undefined` when the service omits it. */
  total_balance: number | undefined;
  /** `undefined` when the service omits it. */
  account_count: number | undefined;
}

/** A bonus in which the customer is enrolled. Amounts are US dollars. */
export type Enrollment = OrUndefined<
  Decoded<Schemas['Enrollment']>,
  'enrolled_date' | 'bonus_amount' | 'progress'
>;

/** One requirement of the bank for the bonus. */
export type BonusRequirement = Schemas['BonusRequirement'];

/**
 * The customer's profile with the whole Social Security number and the bank password. Keep it out of caches
 * and storage; cache the `ProfileView` of `/queries` instead.
 */
export type UserProfile = OrUndefined<
  Omit<Schemas['UserProfile'], 'payment'>,
  'date_of_birth' | 'irs_withholding' | 'is_us_citizen' | 'is_permanent_resident' | 'created_at'
> & { payment?: Payment };

type Groups = Schemas['ProfileUpdate'];
type GroupKey = Groups extends infer Group ? (Group extends unknown ? keyof Group : never) : never;
type OnlyThisGroup<Group> = Group extends unknown
  ? Group & { [Key in Exclude<GroupKey, keyof Group>]?: never }
  : never;

/**
 * Exactly one of the five groups that a customer may change. The group must be complete and must
 * not contain other keys.
 */
export type ProfileUpdate = OnlyThisGroup<Groups>;

/** Body of `register`. */
export type RegistrationPayload = Schemas['RegistrationPayload'];

/** The payment of the opening fee. Amounts are in US dollars. */
export type Payment = Decoded<Omit<Schemas['Payment'], 'card_fee'>> & { card_fee?: number };

/** An accepted agreement, with its version and the ISO time of the acceptance. */
export type AcceptedContract = Schemas['AcceptedContract'];

/** Response to a registration, also to a repeated one. */
export type RegistrationReceipt = Omit<Schemas['RegistrationReceipt'], 'payment'> & {
  payment?: Payment;
};

/** A photo as a base64 data URL. */
export type FilePayload = Schemas['FilePayload'];

/** An institution at which the customer already has accounts, with the types of these accounts. */
export type ExistingBankAccount = Schemas['ExistingBankAccount'];

/** Two-letter code of a US state or territory, such as `MA`. */
export type StateCode = Schemas['StateCode'];
/** A country of a billing address. */
export type Country = Schemas['Country'];
/** A country of citizenship of an applicant who is not a US citizen. */
export type CitizenshipCountry = Schemas['CitizenshipCountry'];
/** A bank or brokerage from the contract's list. */
export type Institution = Schemas['Institution'];
/** The type of a bank account, such as `Checking`. */
export type BankAccountType = Schemas['BankAccountType'];
/** The document whose photos are sent. */
export type IdCardType = Schemas['IdCardType'];
/** How the opening fee is paid. */
export type PaymentMethod = Schemas['PaymentMethod'];

/** One entry of a 422 response, as sent by the service. */
export type ValidationIssue = Schemas['ValidationIssue'];

/** Body of every response outside 2xx, as sent by the service. */
export type ErrorBody = Schemas['ErrorBody'];

/** Names of the seven operations of the contract. */
export type OperationName = keyof operations;

/** Query parameters of `listTaskCompletions`, with the names that the contract uses. */
export type TaskCompletionQuery = NonNullable<
  operations['listTaskCompletions']['parameters']['query']
>;
