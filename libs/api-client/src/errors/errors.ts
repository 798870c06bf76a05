import { ApiError, type ApiErrorInit } from './networkError.ts';
import type { HttpErrorCode } from './codes.ts';

/** A server error that belongs to one field. */
export interface FieldError {
  /** Path of the field without the leading `body`; empty when the server named no field. */
  loc: string[];
  /** `loc` joined by dots, or 'unknown field'. */
  field: string;
  /** The server's message, safe to show. */
  message: string;
}

/** Fields of a new `HttpError`. */
export interface HttpErrorInit extends ApiErrorInit {
  status: number;
  /** @default 'unexpected_status' */
  code?: HttpErrorCode | undefined;
  detail?: string | undefined;
  fieldErrors?: FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
}

/** The server sent an error status, or its response to a read violates the contract. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  declare readonly code: HttpErrorCode;
  /** Status of the response; 2xx when the body of a read violates the contract. */
  declare readonly status: number;
  /** The server's text without protected values; `undefined` when it sent none. It may contain paths of fields. */
  readonly detail: string | undefined;
  /** Errors of the fields that the response names; empty when it names none. */
  readonly fieldErrors: readonly FieldError[];
  /** Seconds that the server asks to wait before the next attempt (`Retry-After`). */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, init: HttpErrorInit) {
    super(message, { ...init, code: init.code ?? 'unexpected_status' });
    this.detail = init.detail;
    this.fieldErrors = init.fieldErrors ?? [];
    this.retryAfterSeconds = init.retryAfterSeconds;
  }
}

/** No complete response arrived in time. The service may have received the request. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  declare readonly code: 'timeout';

  constructor(message: string, init: ApiErrorInit = {}) {
    super(message, { ...init, code: 'timeout' });
  }
}

/** The caller's signal aborted the call. Show no error for it. */
export class CanceledError extends ApiError {
  override readonly name = 'CanceledError';
  declare readonly code: 'canceled';

  constructor(message: string, init: ApiErrorInit = {}) {
    super(message, { ...init, code: 'canceled' });
  }
}

/** Returns whether the error means that the customer is signed in but never submitted a registration. */
export function isRegistrationMissing(error: unknown): boolean {
  return (
    error instanceof HttpError && error.status === 404 && error.detail === 'registration_missing'
  );
}

/** Returns whether the error means that the session must pass its second factor first. */
export function isSecondFactorRequired(error: unknown): boolean {
  return (
    error instanceof HttpError && error.status === 403 && error.detail === 'second_factor_required'
  );
}
