import type { PaymentMethod } from '@bank-bonuses/api-client';
import type { Generated } from 'kysely';
import type { JsonColumn, WrittenAt } from './columnTypes.ts';
import type {
  AccountsTable,
  ActivityDaysTable,
  ActivityMonthsTable,
  ActivityWordsTable,
  EnrollmentsTable,
  MilestonesTable,
  TaskCompletionsTable,
} from './workTables.ts';

/**
 * One row for every `auth_id` that ever tried to register. It is written before anything is charged;
 * its id becomes the registration's id and the card processor's idempotency key.
 */
export interface RegistrationIntentsTable {
  id: string;
  auth_id: string;
  /** `charging`: the processor may have been called; `paid`: its approval is recorded. */
  state: 'open' | 'charging' | 'paid' | 'completed';
  /** HMAC of the social security number; reserved from the first charge on. */
  ssn_fingerprint: string | null;
  /** Incremented by each decline, since a processor repeats its response for the same key. */
  attempt: Generated<number>;
  claim: string | null;
  claimed_until: Date | null;
  charge: JsonColumn<CardCharge | null> | null;
  created_at: WrittenAt;
  updated_at: WrittenAt;
}

/** The stored data of a charged card: never the number, never the code. */
export interface CardCharge {
  reference: string;
  amountCents: number;
  brand: string;
  last4: string;
  expiryMonth: string;
  expiryYear: string;
}

/** The registered customer. Columns named `…_sealed` hold ciphertext (see security/fieldKeys.ts). */
export interface RegistrationsTable {
  id: string;
  /** The short reference that people write down, `BB-7K3M-Q2`; created by the database. */
  reference: Generated<string>;
  auth_id: string;
  email: string;
  personal_email: string;
  personal_phone: string;
  first_name: string;
  last_name: string;
  ssn_sealed: string;
  date_of_birth_sealed: string;
  mothers_maiden_name_sealed: string;
  address_line_1: string;
  address_line_2: string | null;
  city: string;
  state: string;
  /** Five digits, as a rule; the wire carries a number where it can. */
  zip_code: string;
  id_card_type: 'drivers_license' | 'passport';
  is_us_citizen: boolean;
  permanent_resident: boolean | null;
  citizenship_country: string | null;
  occupation: string;
  employer: string;
  /** Whole dollars, as handed in. */
  income: number;
  /** The customer's text after a change in Settings. */
  income_text: string | null;
  irs_withholding: boolean;
  payment_method: PaymentMethod;
  payment_sent: boolean;
  referred_by: string | null;
  /** The number of friends who registered; null if staff imported none. */
  referral_count: Generated<number | null>;
  created_at: WrittenAt;
  updated_at: WrittenAt;
}

export interface ExistingBankAccountsTable {
  registration_id: string;
  position: number;
  institution: string;
  account_types: JsonColumn<string[]>;
}

/** The photo itself is in the document store under `storage_key`, encrypted. */
export interface DocumentsTable {
  id: string;
  registration_id: string;
  kind: 'dl_photo_front' | 'dl_photo_back' | 'passport_photo' | 'selfie_photo';
  storage_key: string;
  filename_sealed: string;
  content_type: string;
  byte_length: number;
  width: number;
  height: number;
  created_at: WrittenAt;
}

export interface ConsentsTable {
  registration_id: string;
  kind: 'terms_of_service' | 'contractor_agreement' | 'card_authorization';
  accepted_at: Date;
  /**
   * The version of a contract; null for the card authorization, and if an earlier build stored
   * none.
   */
  version: string | null;
}

export interface PaymentsTable {
  registration_id: string;
  method: PaymentMethod;
  /** `charged` by the processor, or `reported` by the customer until staff have seen the money. */
  status: string;
  /** The total. */
  amount_cents: number;
  opening_fee_cents: Generated<number>;
  processor_reference: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_expiry_month: string | null;
  card_expiry_year: string | null;
  card_holder_name_sealed: string | null;
  billing_address_line_1: string | null;
  billing_address_line_2: string | null;
  billing_city: string | null;
  billing_state: string | null;
  billing_zip_code: string | null;
  billing_country: string | null;
  created_at: WrittenAt;
  updated_at: WrittenAt;
}

/** The login that the back office uses at the customer's banks. */
export interface BankLoginsTable {
  registration_id: string;
  bank_email: string | null;
  bank_phone: string | null;
  password_sealed: string | null;
  updated_at: WrittenAt;
}

export interface ThrottleCountersTable {
  /** A digest of the counted subject: no address is stored in plain text. */
  key: string;
  window_start: Date;
  hits: number;
}

/** The charges of the test processor, to verify that each card is charged once. */
export interface TestProcessorChargesTable {
  idempotency_key: string;
  outcome: 'approved' | 'declined';
  reference: string;
  amount_cents: number;
  brand: string;
  last4: string;
  expiry_month: string;
  expiry_year: string;
  created_at: WrittenAt;
}

/** The audit of the provider's staff (see db/auditEvents.ts). */
export interface AuditEventsTable {
  id: string;
  happened_at: WrittenAt;
  operator: string;
  action: string;
  registration_id: string | null;
  details: JsonColumn<Record<string, string | number | boolean>>;
}

/** Every table of the service, with the schema in the name so that no query can miss it. */
/** The mails to send: their subject matter without text (see mail/serviceMails.ts). */
export interface MailOutboxTable {
  /** Part of the mail's Message-ID. */
  id: Generated<string>;
  registration_id: string;
  kind: 'registration_received' | 'payment_received';
  created_at: WrittenAt;
  attempts: Generated<number>;
  /** Not to be tried before. */
  due_at: Generated<Date>;
  /** Until then another process is trying. */
  claimed_until: Date | null;
  sent_at: Date | null;
  /** When it was given up; staff can retry it. */
  failed_at: Date | null;
  retried_at: Date | null;
  /** Codes of the last try. */
  last_error: string | null;
}

export interface ServiceTables {
  'portal.registration_intents': RegistrationIntentsTable;
  'portal.registrations': RegistrationsTable;
  'portal.existing_bank_accounts': ExistingBankAccountsTable;
  'portal.documents': DocumentsTable;
  'portal.consents': ConsentsTable;
  'portal.payments': PaymentsTable;
  'portal.bank_logins': BankLoginsTable;
  'portal.accounts': AccountsTable;
  'portal.enrollments': EnrollmentsTable;
  'portal.milestones': MilestonesTable;
  'portal.task_completions': TaskCompletionsTable;
  'portal.activity_months': ActivityMonthsTable;
  'portal.activity_days': ActivityDaysTable;
  'portal.activity_words': ActivityWordsTable;
  'portal.throttle_counters': ThrottleCountersTable;
  'portal.refusal_counters': ThrottleCountersTable;
  'portal.test_processor_charges': TestProcessorChargesTable;
  'portal.audit_events': AuditEventsTable;
  'portal.mail_outbox': MailOutboxTable;
}
