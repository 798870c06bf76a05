import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Free-form data that a client may attach to a user. */
export type Metadata = Record<string, unknown>;

/** The reason a one-time token was mailed. */
export type TokenPurpose = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new';

/** How a session came about, as the access token's `amr` claim names it. */
export type SignInMethod = 'password' | 'otp' | 'recovery' | 'email/signup' | 'email_change';

/** What began a PKCE flow; the session that ends it carries this as its method. */
export type FlowMethod = 'email/signup' | 'recovery' | 'email_change';

type Moment = ColumnType<Date, Date, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json = JSONColumnType<Metadata, string, string>;

interface UsersTable {
  id: string;
  email: string;
  password_hash: string;
  user_metadata: Json;
  email_confirmed_at: OptionalMoment;
  confirmation_sent_at: OptionalMoment;
  recovery_sent_at: OptionalMoment;
  new_email: ColumnType<string | null, string | null | undefined, string | null>;
  email_change_sent_at: OptionalMoment;
  last_sign_in_at: OptionalMoment;
  banned_until: OptionalMoment;
  created_at: Moment;
  updated_at: Moment;
}

interface IdentitiesTable {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Json;
  last_sign_in_at: OptionalMoment;
  created_at: Moment;
  updated_at: Moment;
}

interface SessionsTable {
  id: string;
  user_id: string;
  aal: ColumnType<string, string | undefined, string>;
  created_at: Moment;
  refreshed_at: Moment;
}

/** `method` rows of one session; a second factor will add its own row. */
interface AmrClaimsTable {
  session_id: string;
  method: string;
  created_at: Moment;
}

interface RefreshTokensTable {
  id: Generated<number>;
  session_id: string;
  /** The token is derived from this and a secret outside the database, so a copy of the data opens no session. */
  seed: string;
  digest: string;
  parent_id: ColumnType<number | null, number | null | undefined, number | null>;
  revoked: ColumnType<boolean, boolean | undefined, boolean>;
  /** Set when reuse of an old token ended the whole family; such a token never gets the reuse interval. */
  family_revoked: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Moment;
  updated_at: Moment;
}

interface FlowStatesTable {
  id: string;
  user_id: string;
  method: FlowMethod;
  code_challenge: string;
  code_challenge_method: string;
  code_digest: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Moment;
}

interface OneTimeTokensTable {
  id: string;
  user_id: string;
  purpose: TokenPurpose;
  email: string;
  link_digest: string;
  code_digest: string;
  flow_state_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Moment;
}

interface ThrottlesTable {
  key: string;
  hits: number;
  window_ends_at: Moment;
}

interface KnownDevicesTable {
  user_id: string;
  device_digest: string;
  last_seen_at: Moment;
}

interface OutboxTable {
  position: Generated<number>;
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: ColumnType<string[], string, string>;
  code: ColumnType<string | null, string | null, string | null>;
  created_at: Moment;
}

/** The tables of the `auth` schema. */
export interface SignInTables {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  amr_claims: AmrClaimsTable;
  refresh_tokens: RefreshTokensTable;
  flow_states: FlowStatesTable;
  one_time_tokens: OneTimeTokensTable;
  throttles: ThrottlesTable;
  known_devices: KnownDevicesTable;
  outbox: OutboxTable;
}
