/** Optional fields of a new `AuthError`. */
type Details = Partial<Omit<AuthError, keyof Error>>;

/** A failed call to the sign-in service. `message` is the text to show; it never contains a secret. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  /** The service's error code, e.g. `invalid_credentials`. */
  readonly code: string | undefined;
  /** HTTP status; `undefined` when no response arrived. */
  readonly status: number | undefined;
  /** Whether a retry of the same call may succeed. */
  readonly retryable: boolean;
  /** Seconds to wait before a retry; `undefined` if the service requests no wait. */
  readonly retryAfterSeconds: number | undefined;
  /** Whether the call can succeed only after the page is reloaded. */
  readonly needsReload: boolean;

  constructor(message: string, details: Details = {}) {
    super(message);
    this.code = details.code;
    this.status = details.status;
    this.retryable = details.retryable ?? false;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.needsReload = details.needsReload ?? false;
  }
}
