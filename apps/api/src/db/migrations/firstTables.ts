import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table portal.registration_intents (
    id uuid primary key,
    auth_id uuid not null unique,
    state text not null check (state in ('open', 'charging', 'paid', 'completed')),
    ssn_fingerprint text,
    attempt integer not null default 1,
    claim uuid,
    claimed_until timestamptz,
    charge jsonb,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  // One registration per person: the number is reserved as soon as money may have moved.
  sql`create unique index one_person_one_registration on portal.registration_intents (ssn_fingerprint)
    where state <> 'open'`,
  sql`create table portal.registrations (
    id uuid primary key references portal.registration_intents,
    auth_id uuid not null unique,
    email text not null,
    personal_email text not null,
    personal_phone text not null,
    first_name text not null,
    last_name text not null,
    ssn_sealed text not null,
    date_of_birth_sealed text not null,
    mothers_maiden_name_sealed text not null,
    address_line_1 text not null,
    address_line_2 text,
    city text not null,
    state text not null,
    zip_code text not null,
    id_card_type text not null,
    is_us_citizen boolean not null,
    permanent_resident boolean,
    citizenship_country text,
    occupation text not null,
    employer text not null,
    income bigint not null,
    income_text text,
    irs_withholding boolean not null,
    payment_method text not null,
    payment_sent boolean not null,
    referred_by text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index registrations_by_email on portal.registrations (email)`,
  sql`create table portal.existing_bank_accounts (
    registration_id uuid not null references portal.registrations on delete cascade,
    position integer not null,
    institution text not null,
    account_types jsonb not null,
    primary key (registration_id, position)
  )`,
  sql`create table portal.documents (
    id uuid primary key,
    registration_id uuid not null references portal.registrations on delete cascade,
    kind text not null,
    storage_key text not null unique,
    filename_sealed text not null,
    content_type text not null,
    byte_length integer not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null default now(),
    unique (registration_id, kind)
  )`,
  sql`create table portal.consents (
    registration_id uuid not null references portal.registrations on delete cascade,
    kind text not null,
    accepted_at timestamptz not null,
    primary key (registration_id, kind)
  )`,
  sql`create table portal.payments (
    registration_id uuid primary key references portal.registrations on delete cascade,
    method text not null,
    status text not null,
    amount_cents bigint not null,
    processor_reference text,
    card_brand text,
    card_last4 text,
    card_expiry_month text,
    card_expiry_year text,
    card_holder_name_sealed text,
    billing_address_line_1 text,
    billing_address_line_2 text,
    billing_city text,
    billing_state text,
    billing_zip_code text,
    billing_country text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create table portal.bank_logins (
    registration_id uuid primary key references portal.registrations on delete cascade,
    bank_email text,
    bank_phone text,
    password_sealed text,
    updated_at timestamptz not null default now()
  )`,
  sql`create table portal.accounts (
    id uuid primary key,
    registration_id uuid not null references portal.registrations on delete cascade,
    bank_name text,
    account_type text not null,
    balance_cents bigint not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index accounts_of_customer on portal.accounts (registration_id)`,
  sql`create table portal.enrollments (
    id uuid primary key,
    registration_id uuid not null references portal.registrations on delete cascade,
    bank_name text not null,
    enrolled_date date not null,
    bonus_amount_cents bigint not null,
    progress real not null check (progress between 0 and 100),
    status text not null
  )`,
  sql`create index enrollments_of_customer on portal.enrollments (registration_id)`,
  sql`create table portal.task_completions (
    id uuid primary key,
    registration_id uuid not null references portal.registrations on delete cascade,
    date date not null,
    bank text not null,
    task_type text not null,
    amount_cents bigint not null,
    account text not null
  )`,
  sql`create index task_completions_newest_first
    on portal.task_completions (registration_id, date desc, id desc)`,
  sql`create table portal.throttle_counters (
    key text primary key,
    window_start timestamptz not null,
    hits integer not null
  )`,
  sql`create index throttle_counters_by_age on portal.throttle_counters (window_start)`,
  sql`create table portal.test_processor_charges (
    idempotency_key text primary key,
    outcome text not null,
    reference text not null,
    amount_cents bigint not null,
    brand text not null,
    last4 text not null,
    expiry_month text not null,
    expiry_year text not null,
    created_at timestamptz not null default now()
  )`,
];

export const firstTables: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
