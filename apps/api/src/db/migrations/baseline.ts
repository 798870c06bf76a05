import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const registrationTables = [
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
    reference text not null,
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
    referral_count integer,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint registrations_reference_key unique (reference)
  )`,
  sql`create index registrations_by_email on portal.registrations (email)`,
  // The database generates the references. Their alphabet has no vowels, so that no words appear,
  // and no 0, 1 and similar characters, so that they can be read out.
  sql`create function portal.new_reference() returns text language plpgsql volatile as $$
    declare
      letters constant text := '23456789CDFHJKMNPQRTVWXY';
      name text;
    begin
      loop
        select 'BB-' || string_agg(
          substr(letters, 1 + get_byte(random_bytes, place) % 24, 1) ||
          case place when 3 then '-' else '' end, '' order by place)
        into name
        from (select uuid_send(gen_random_uuid()) as random_bytes) as made,
          generate_series(0, 5) as place;
        exit when not exists (select from portal.registrations where reference = name);
      end loop;
      return name;
    end $$`,
  sql`alter table portal.registrations alter column reference set default portal.new_reference()`,
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
    version text,
    primary key (registration_id, kind)
  )`,
  sql`create table portal.payments (
    registration_id uuid primary key references portal.registrations on delete cascade,
    method text not null,
    status text not null,
    amount_cents bigint not null,
    opening_fee_cents integer not null,
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
  sql`create table portal.mail_outbox (
    id uuid primary key default gen_random_uuid(),
    registration_id uuid not null references portal.registrations on delete cascade,
    kind text not null check (kind in ('registration_received', 'payment_received')),
    created_at timestamptz not null default now(),
    attempts integer not null default 0,
    due_at timestamptz not null default now(),
    claimed_until timestamptz,
    sent_at timestamptz,
    failed_at timestamptz,
    retried_at timestamptz,
    last_error text
  )`,
  sql`create index mail_outbox_waiting on portal.mail_outbox (due_at)
    where sent_at is null and failed_at is null`,
  sql`create index mail_outbox_registration on portal.mail_outbox (registration_id)`,
];

/** The tables that staff fill after the registration. */
const workTables = [
  sql`create table portal.bank_logins (
    registration_id uuid primary key references portal.registrations on delete cascade,
    bank_email text,
    bank_phone text,
    password_sealed text,
    updated_at timestamptz not null default now()
  )`,
  sql`create table portal.accounts (
    id uuid primary key,
    external_id text unique,
    registration_id uuid not null references portal.registrations on delete cascade,
    bank_name text,
    account_type text not null,
    balance_cents bigint not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index accounts_of_customer on portal.accounts (registration_id)`,
  sql`create table portal.enrollments (
    id uuid primary key,
    external_id text unique,
    registration_id uuid not null references portal.registrations on delete cascade,
    bank_name text not null,
    enrolled_date date not null,
    bonus_amount_cents bigint not null,
    progress real not null check (progress between 0 and 100),
    status text not null,
    requirements jsonb,
    expected_payout_cents bigint,
    expected_payout_date date,
    payout_cents bigint,
    payout_date date,
    fee_kept_cents bigint,
    cancellation_reason text
  )`,
  sql`create index enrollments_of_customer on portal.enrollments (registration_id)`,
  sql`create table portal.milestones (
    registration_id uuid not null references portal.registrations on delete cascade,
    kind text not null,
    done_on date,
    expected_on date,
    primary key (registration_id, kind)
  )`,
  sql`create table portal.task_completions (
    id uuid primary key,
    external_id text unique,
    registration_id uuid not null references portal.registrations on delete cascade,
    date date not null,
    bank text not null,
    task_type text not null,
    amount_cents bigint not null,
    account text not null
  )`,
  // For the pages of the activity. The amounts are included for the sums of the months.
  sql`create index task_completions_newest_first
    on portal.task_completions (registration_id, date desc, id desc) include (amount_cents)`,
  // For the values of the filters and their counts.
  sql`create index task_completions_by_filter
    on portal.task_completions (registration_id, bank, task_type)`,
];

const operationTables = [
  ...['throttle_counters', 'refusal_counters'].flatMap((name) => [
    sql`create table ${sql.table(`portal.${name}`)} (
      key text primary key,
      window_start timestamptz not null,
      hits integer not null
    )`,
    sql`create index ${sql.id(`${name}_by_age`)} on ${sql.table(`portal.${name}`)} (window_start)`,
  ]),
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
  // The audit events are only ever inserted, and outlive the customers that they refer to.
  sql`create table portal.audit_events (
    id uuid primary key,
    happened_at timestamptz not null default now(),
    operator text not null,
    action text not null,
    registration_id uuid,
    details jsonb not null default '{}'
  )`,
  sql`create index audit_events_by_time on portal.audit_events (happened_at)`,
  sql`create index audit_events_of_registration on portal.audit_events (registration_id)
    where registration_id is not null`,
];

/** The first schema of the service. */
export const baseline: Migration = {
  async up(db) {
    for (const statement of [...registrationTables, ...workTables, ...operationTables]) {
      await statement.execute(db);
    }
  },
};
