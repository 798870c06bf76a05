/** Free-form data of a user. */
export type Metadata = Record<string, unknown>;

/** The method of a sign-in, as in the `amr` claim of a token. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'recovery'
  | 'email/signup'
  | 'totp'
  | 'mfa/phone';

/**
 * A user with everything that belongs to the account, stored as one document. All times are in
 * milliseconds since 1970.
 */
export interface User {
  id: string;
  email: string;
  /** `null` for an account that signs in only with a provider. */
  passwordHash: string | null;
  metadata: Metadata;
  /** `null` until the owner of the mailbox has proved the address. */
  confirmedAt: number | null;
  createdAt: number;
  identities: Identity[];
  sessions: Session[];
  codes: Code[];
  flows: Flow[];
  factors: Factor[];
}

/** A way to sign in: `email` (and password), or the account at a social provider. */
export interface Identity {
  id: string;
  provider: string;
  email: string;
  name: string;
  createdAt: number;
}

export interface Session {
  id: string;
  aal: 'aal1' | 'aal2';
  /** The factor that raised this session to AAL2. */
  factorId?: string;
  /** The sign-in methods, newest first. */
  amr: { method: SignInMethod; timestamp: number }[];
  createdAt: number;
  /** The digests of all its refresh tokens, each of which works as long as the session. */
  tokens: string[];
}

/** The reason for mailing a code. GoTrue calls the code for a sign-in `magiclink`. */
export type CodePurpose = 'signup' | 'recovery' | 'magiclink' | 'reauthentication';

/** A mailed code; a user has at most one for each purpose. */
export interface Code {
  purpose: CodePurpose;
  code: string;
  /** The token of the link; absent in a mail without a link. */
  token?: string;
  /** The PKCE challenge of the browser that requested a link. */
  challenge?: string | undefined;
  createdAt: number;
}

/** A sign-in that began in a browser and ends there with an authorization code (PKCE). */
export interface Flow {
  /** The authorization code. */
  code: string;
  method: SignInMethod;
  challenge: string;
  createdAt: number;
  /** The provider's account that the exchange of the code links. */
  link?: Identity;
}

export interface Factor {
  id: string;
  type: 'totp' | 'phone';
  name: string;
  isVerified: boolean;
  /** The digits of the phone number. */
  phone?: string;
  /** The secret of an authenticator app. */
  secret?: string;
  createdAt: number;
  /** The newest request for a code, which is removed when the right code comes. */
  challenge?: Challenge | undefined;
}

export interface Challenge {
  id: string;
  /** The code of a text message; absent for an authenticator app. */
  code?: string;
  createdAt: number;
}
