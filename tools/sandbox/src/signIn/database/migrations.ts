import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { factorTables } from './factorMigration.ts';
import { identityTables } from './identityMigration.ts';
import type { SignInTables } from './tables.ts';

/** The database schema with all tables of the sign-in service. */
export const signInSchema = 'auth';

const firstTables: Migration = {
  async up(db) {
    await sql`
      create table auth.users (
        id uuid primary key,
        email text not null unique,
        password_hash text not null,
        user_metadata jsonb not null default '{}',
        email_confirmed_at timestamptz,
        confirmation_sent_at timestamptz,
        recovery_sent_at timestamptz,
        new_email text,
        email_change_sent_at timestamptz,
        last_sign_in_at timestamptz,
        banned_until timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`
      create table auth.identities (
        id uuid primary key,
        user_id uuid not null references auth.users on delete cascade,
        provider text not null,
        provider_id text not null,
        identity_data jsonb not null,
        last_sign_in_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (provider, provider_id)
      )`.execute(db);
    await sql`create index on auth.identities (user_id)`.execute(db);
    await sql`
      create table auth.sessions (
        id uuid primary key,
        user_id uuid not null references auth.users on delete cascade,
        aal text not null default 'aal1',
        created_at timestamptz not null,
        refreshed_at timestamptz not null
      )`.execute(db);
    await sql`create index on auth.sessions (user_id)`.execute(db);
    await sql`
      create table auth.amr_claims (
        session_id uuid not null references auth.sessions on delete cascade,
        method text not null,
        created_at timestamptz not null,
        primary key (session_id, method)
      )`.execute(db);
    await sql`
      create table auth.refresh_tokens (
        id integer generated always as identity primary key,
        session_id uuid not null references auth.sessions on delete cascade,
        seed uuid not null,
        digest text not null unique,
        parent_id integer references auth.refresh_tokens on delete cascade,
        revoked boolean not null default false,
        family_revoked boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`create index on auth.refresh_tokens (session_id, revoked)`.execute(db);
    await sql`create index on auth.refresh_tokens (parent_id)`.execute(db);
    await sql`
      create table auth.flow_states (
        id uuid primary key,
        user_id uuid not null references auth.users on delete cascade,
        method text not null,
        code_challenge text not null,
        code_challenge_method text not null,
        code_digest text unique,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index on auth.flow_states (user_id)`.execute(db);
    await sql`
      create table auth.one_time_tokens (
        id uuid primary key,
        user_id uuid not null references auth.users on delete cascade,
        purpose text not null,
        email text not null,
        link_digest text not null unique,
        code_digest text not null,
        flow_state_id uuid references auth.flow_states on delete cascade,
        created_at timestamptz not null,
        unique (user_id, purpose)
      )`.execute(db);
    await sql`create index on auth.one_time_tokens (email)`.execute(db);
    await sql`create index on auth.one_time_tokens (flow_state_id)`.execute(db);
    await sql`
      create table auth.throttles (
        key text primary key,
        hits integer not null,
        window_ends_at timestamptz not null
      )`.execute(db);
    await sql`
      create table auth.known_devices (
        user_id uuid not null references auth.users on delete cascade,
        device_digest text not null,
        last_seen_at timestamptz not null,
        primary key (user_id, device_digest)
      )`.execute(db);
    await sql`
      create table auth.outbox (
        position integer generated always as identity primary key,
        id uuid not null unique,
        "to" text not null,
        subject text not null,
        text text not null,
        html text not null,
        links jsonb not null,
        code text,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index on auth.outbox ("to", position)`.execute(db);
  },
};

/** Migrates the `auth` schema to the latest version. */
export async function migrateSignIn(db: Kysely<SignInTables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve({
          '0001-first-tables': firstTables,
          '0002-identities': identityTables,
          '0003-factors': factorTables,
        }),
    },
    migrationTableSchema: signInSchema,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new Error('The sign-in tables could not be created.', { cause: error });
  }
}
