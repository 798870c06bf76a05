/** A user of the identity provider. */
export interface IdentityUser {
  id: string;
  email: string;
  /** Whether the address is confirmed; always true where the identity provider requires no confirmation. */
  isConfirmed: boolean;
  /**
   * Whether the password alone is not enough to sign in: the user has a verified second factor, or
   * every account must have one.
   */
  needsSecondFactor: boolean;
}

/** The sender of a request. */
export interface Caller {
  userId: string;
  /** The sign-in address; `undefined` if the identity provider does not return one. */
  email?: string | undefined;
}

/**
 * The parts of the sign-in service that this service needs. Every method may throw
 * `IdentityUnavailableError`.
 */
export interface IdentityProvider {
  /** Returns a user by id. Uses the identity provider's secret key. */
  findUser(userId: string): Promise<IdentityUser | undefined>;
  /**
   * Verifies email address and password; the address may be unconfirmed. If this creates a session,
   * the session is ended again.
   */
  provePassword(credentials: { email: string; password: string }): Promise<'proved' | 'rejected'>;
  /**
   * Verifies a token, its session and its factor level. Rejects an invalid or expired token and an
   * ended session without a reason. `second-factor-required` means that the session has not used
   * the second factor that the user must use.
   */
  authenticate(token: string): Promise<Caller | 'rejected' | 'second-factor-required'>;
}

/**
 * Thrown when the identity provider does not respond, so the caller cannot be identified; a retry
 * may help.
 */
export class IdentityUnavailableError extends Error {
  readonly reason: 'busy' | 'down';
  /** The cause as a code, for the log. */
  readonly code: string;

  constructor(reason: 'busy' | 'down', code = `sign_in_${reason}`) {
    super(`The sign-in service is ${reason}.`);
    this.name = 'IdentityUnavailableError';
    this.reason = reason;
    this.code = code;
  }
}

/**
 * Returns whether two email addresses are the same for the sign-in service, which stores them in
 * lower case.
 */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
