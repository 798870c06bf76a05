export interface AuthErrorDetails {
  code?: string | undefined;
  status?: number | undefined;
  retryable?: boolean;
  retryAfterSeconds?: number | undefined;
  needsReload?: boolean;
}

/** A failed call to the sign-in service. `message` is the text to show; it never carries a secret. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  /** The service's error code, e.g. `invalid_credentials`. */
  readonly code: string | undefined;
  /** The HTTP status; `undefined` when there was no answer. */
  readonly status: number | undefined;
  /** True when the same call may succeed later. */
  readonly retryable: boolean;
  /** How long the service wants the same call to wait; `undefined` when it does not say. */
  readonly retryAfterSeconds: number | undefined;
  /** True when the same call may succeed only after a reload of the page. */
  readonly needsReload: boolean;

  constructor(message: string, details: AuthErrorDetails = {}) {
    super(message);
    this.code = details.code;
    this.status = details.status;
    this.retryable = details.retryable ?? false;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.needsReload = details.needsReload ?? false;
  }
}
