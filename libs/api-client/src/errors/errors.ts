import { ApiError, type ApiErrorInit } from './networkError.ts';
import type { HttpErrorCode } from './codes.ts';

/** One entry of a server's list of validation errors. */
export interface FieldError {
  /** The way to the field without its leading `body`; empty when the server named none. */
  loc: string[];
  /** `loc` joined by dots, or 'unknown field'. */
  field: string;
  message: string;
}

export interface HttpErrorInit extends ApiErrorInit {
  status: number;
  /** @default 'unexpected_status' */
  code?: HttpErrorCode | undefined;
  detail?: string | undefined;
  fieldErrors?: FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
}

/** The server answered, but not with what was asked for. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  declare readonly code: HttpErrorCode;
  /** The answer's status. 200 when the body of a read had the wrong shape. */
  declare readonly status: number;
  /** The server's own words, made safe to show; undefined when it gave none. */
  readonly detail: string | undefined;
  /** The fields that the answer names: those of a list, or the one that a sentence is about. */
  readonly fieldErrors: readonly FieldError[];
  /** How long the server asks to wait before the next try. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, init: HttpErrorInit) {
    super(message, { ...init, code: init.code ?? 'unexpected_status' });
    this.detail = init.detail;
    this.fieldErrors = init.fieldErrors ?? [];
    this.retryAfterSeconds = init.retryAfterSeconds;
  }
}

/** No answer came in time. What was sent may have arrived. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  declare readonly code: 'timeout';

  constructor(message: string, init: ApiErrorInit = {}) {
    super(message, { ...init, code: 'timeout' });
  }
}

/** The caller's own signal ended the call. Nothing to show. */
export class CanceledError extends ApiError {
  override readonly name = 'CanceledError';
  declare readonly code: 'canceled';

  constructor(message: string, init: ApiErrorInit = {}) {
    super(message, { ...init, code: 'canceled' });
  }
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
