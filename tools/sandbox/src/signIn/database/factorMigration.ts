import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the tables of second factors and their challenges. Adds the columns that record which
 * factor raised a session to AAL2, and on which devices a correct second-factor code was entered.
 */
export const factorTables: Migration = {
  async up(db) {
    await sql`
      create table auth.mfa_factors (
        id uuid primary key,
        user_id uuid not null references auth.users on delete cascade,
        factor_type text not null,
        friendly_name text not null,
        status text not null,
        phone text,
        secret_encrypted text,
        last_counter bigint,
        last_challenged_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (user_id, friendly_name)
      )`.execute(db);
    await sql`
      create table auth.mfa_challenges (
        id uuid primary key,
        factor_id uuid not null references auth.mfa_factors on delete cascade,
        address_digest text not null,
        code_digest text,
        verified_at timestamptz,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index on auth.mfa_challenges (factor_id)`.execute(db);
    await sql`
      alter table auth.sessions
        add column factor_id uuid references auth.mfa_factors on delete set null`.execute(db);
    await sql`create index on auth.sessions (factor_id)`.execute(db);
    await sql`
      alter table auth.known_devices
        add column passed_second_factor boolean not null default false`.execute(db);
  },
};
