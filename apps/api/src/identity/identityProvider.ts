/** A user of the identity provider. */
export interface IdentityUser {
  id: string;
  email: string;
  /** Whether the address is confirmed; always true where the identity provider requires no confirmation. */
  isConfirmed: boolean;
  /**
   * Whether the password alone is not enough: a factor is verified, or every account must have one.
   */
  needsSecondFactor: boolean;
}

/** The sender of a request. */
export interface Caller {
  userId: string;
  /** The sign-in address; `undefined` where the identity provider shows none. */
  email?: string | undefined;
}

/** The result of verifying a bearer token. */
export type Authentication =
  | { kind: 'accepted'; caller: Caller }
  /** Invalid, expired, or of an ended session; the reason is not disclosed. */
  | { kind: 'refused' }
  /** A verified factor exists that this session has not presented. */
  | { kind: 'second-factor-required' };

/**
 * The parts of the sign-in service that this service needs. Every method may throw
 * `IdentityUnavailableError`.
 */
export interface IdentityProvider {
  /** Looks a user up, with the identity provider's secret key. */
  findUser(userId: string): Promise<IdentityUser | undefined>;
  /**
   * Verifies the password. An unconfirmed address is accepted. A session that this creates is ended again.
   */
  provePassword(credentials: { email: string; password: string }): Promise<'proved' | 'refused'>;
  /** Verifies a token, its session and its factor level. */
  authenticate(token: string): Promise<Authentication>;
}

/** The identity provider did not respond: the caller is unknown, and a retry may help. */
export class IdentityUnavailableError extends Error {
  readonly reason: 'busy' | 'down';
  readonly retryAfterSeconds: number | undefined;
  /** The cause, for the log. */
  readonly code: string;

  constructor(reason: 'busy' | 'down', retryAfterSeconds?: number, code = `sign_in_${reason}`) {
    super(`The sign-in service is ${reason}.`);
    this.name = 'IdentityUnavailableError';
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = code;
  }
}

/** Whether the sign-in service treats two e-mail addresses as one; it stores them in lower case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
