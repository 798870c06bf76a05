/** One entry of a server's list of validation errors. */
export interface FieldError {
  /** The way to the field without its leading `body`; empty when the server named none. */
  loc: string[];
  /** `loc` joined by dots, or 'unknown field'. */
  field: string;
  message: string;
}

/**
 * Whatever a call of the client rejects with. `message` is the text to show to the customer. An error never
 * holds the request, its payload, the raw answer or the error underneath, since each may carry
 * protected values.
 */
export abstract class ApiError extends Error {
  abstract override readonly name: string;
}

export interface HttpErrorInit {
  status: number;
  detail?: string | undefined;
  fieldErrors?: FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
}

/** The server answered, but not with what was asked for. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  /** The answer's status. 200 when the body of a read had the wrong shape. */
  readonly status: number;
  /** The server's own words, made safe to show; undefined when it gave none. */
  readonly detail: string | undefined;
  /** The fields that the answer names: those of a list, or the one that a sentence is about. */
  readonly fieldErrors: readonly FieldError[];
  /** How long the server asks to wait before the next try. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, init: HttpErrorInit) {
    super(message);
    this.status = init.status;
    this.detail = init.detail;
    this.fieldErrors = init.fieldErrors ?? [];
    this.retryAfterSeconds = init.retryAfterSeconds;
  }
}

/** No complete answer came: offline, refused, cut off, or no session could be had. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
}

/** No answer came in time. What was sent may have arrived. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
}

/** The caller's own signal ended the call. Nothing to show. */
export class CanceledError extends ApiError {
  override readonly name = 'CanceledError';
}

/** Whether the caller is signed in, but their registration was never handed in. */
export function isRegistrationMissing(error: unknown): boolean {
  return (
    error instanceof HttpError && error.status === 404 && error.detail === 'registration_missing'
  );
}

/** Whether the session still has to present its second factor. */
export function isSecondFactorRequired(error: unknown): boolean {
  return (
    error instanceof HttpError && error.status === 403 && error.detail === 'second_factor_required'
  );
}
