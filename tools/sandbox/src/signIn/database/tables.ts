import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Free-form data that a client may attach to a user. */
export type Metadata = Record<string, unknown>;

/** The reason for mailing a link together with a six-digit code. */
export type LinkPurpose = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new';

/**
 * The reason for mailing a six-digit code without a link. GoTrue uses `magiclink` for the sign-in
 * code too.
 */
export type CodePurpose = 'reauthentication' | 'magiclink';

export type TokenPurpose = LinkPurpose | CodePurpose;

/** The method that opened a session, as in the access token's `amr` claim. */
export type SignInMethod = 'password' | 'otp' | FlowMethod;

/** The second-factor method that raised a session to AAL2, as in the `amr` claim. */
export type SecondFactorMethod = 'totp' | 'mfa/phone';

/** The supported kinds of second factors. */
export type FactorType = 'totp' | 'phone';

/** The kind of a PKCE flow. It becomes the sign-in method of the session that the flow opens. */
export type FlowMethod = 'email/signup' | 'recovery' | 'email_change' | 'oauth';

type Moment = ColumnType<Date, Date, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;
type Json = JSONColumnType<Metadata, string, string>;

interface UsersTable {
  id: string;
  email: string;
  /** `null` for accounts that sign in only with a social provider. */
  password_hash: string | null;
  user_metadata: Json;
  email_confirmed_at: OptionalMoment;
  confirmation_sent_at: OptionalMoment;
  recovery_sent_at: OptionalMoment;
  reauthentication_sent_at: OptionalMoment;
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
  /** The factor that raised this session to AAL2. */
  factor_id: OptionalText;
  created_at: Moment;
  refreshed_at: Moment;
}

/** The sign-in methods of a session. A second factor adds a row. */
interface AmrClaimsTable {
  session_id: string;
  method: string;
  created_at: Moment;
}

interface RefreshTokensTable {
  id: Generated<number>;
  session_id: string;
  /**
   * The seed of the refresh token. The token is derived from it with a secret outside the database,
   * so a copy of the database contains no usable token.
   */
  seed: string;
  digest: string;
  parent_id: ColumnType<number | null, number | null | undefined, number | null>;
  revoked: ColumnType<boolean, boolean | undefined, boolean>;
  /**
   * Whether this token was revoked because an old token of the same session was reused. The reuse
   * interval does not apply to such a token.
   */
  family_revoked: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Moment;
  updated_at: Moment;
}

interface FlowStatesTable {
  id: string;
  /** `null` until the social provider has returned the user. */
  user_id: OptionalText;
  method: FlowMethod;
  /** `null` for the implicit flow. */
  code_challenge: OptionalText;
  code_challenge_method: OptionalText;
  social_provider: OptionalText;
  redirect_to: OptionalText;
  /**
   * The session that started this flow in order to link an identity to its user. Deleting the
   * session deletes the flow.
   */
  linking_session_id: OptionalText;
  code_digest: OptionalText;
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
  /** Whether a correct second-factor code was entered on this device. */
  passed_second_factor: ColumnType<boolean, boolean | undefined, boolean>;
}

interface MfaFactorsTable {
  id: string;
  user_id: string;
  factor_type: FactorType;
  friendly_name: string;
  status: 'unverified' | 'verified';
  /** The digits of the international phone number; `null` for an authenticator app. */
  phone: OptionalText;
  /** The encrypted secret of an authenticator app; `null` for a phone. */
  secret_encrypted: OptionalText;
  /**
   * The TOTP counter of the last used code, so that each code works only once. Some database
   * drivers return it as text.
   */
  last_counter: ColumnType<number | string | null, number | undefined, number>;
  last_challenged_at: OptionalMoment;
  created_at: Moment;
  updated_at: Moment;
}

interface MfaChallengesTable {
  id: string;
  factor_id: string;
  address_digest: string;
  /** The digest of the code that was sent to a phone; `null` for an authenticator app. */
  code_digest: OptionalText;
  verified_at: OptionalMoment;
  created_at: Moment;
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
  mfa_factors: MfaFactorsTable;
  mfa_challenges: MfaChallengesTable;
  outbox: OutboxTable;
}
