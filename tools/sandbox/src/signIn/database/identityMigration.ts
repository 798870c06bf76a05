import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Makes these columns optional: the password of a user, and the user and code challenge of a flow.
 * Adds the columns for OAuth flows, and the time of the last reauthentication mail.
 */
export const identityTables: Migration = {
  async up(db) {
    await sql`
      alter table auth.users
        alter column password_hash drop not null,
        add column reauthentication_sent_at timestamptz`.execute(db);
    await sql`
      alter table auth.flow_states
        alter column user_id drop not null,
        alter column code_challenge drop not null,
        alter column code_challenge_method drop not null,
        add column social_provider text,
        add column redirect_to text,
        add column linking_session_id uuid references auth.sessions on delete cascade`.execute(db);
    await sql`create index on auth.flow_states (linking_session_id)`.execute(db);
  },
};
