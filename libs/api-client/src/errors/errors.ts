import type { OperationName } from '../types.ts';
import type { ErrorCause } from './cause.ts';

/**
 * Reason of an `HttpError`, as far as a caller can act on it. The contract names the code of each response (`x-error-code`). A minor
 * version may add codes; only a major version may remove a code or change its meaning.
 */
export type HttpErrorCode =
  | 'not_authenticated'
  | 'second_factor_required'
  | 'forbidden'
  | 'not_found'
  | 'registration_missing'
  | 'invalid_request'
  | 'conflict'
  | 'payment_declined'
  | 'rate_limited'
  | 'unavailable'
  | 'invalid_response';

const codesByStatus: Partial<Record<number, HttpErrorCode>> = {
  401: 'not_authenticated',
  402: 'payment_declined',
  403: 'forbidden',
  404: 'not_found',
  408: 'unavailable',
  409: 'conflict',
  429: 'rate_limited',
};

/** Returns the code of a status. Two codes share their status with others, so `detail` decides. */
export function httpCode(status: number, detail?: string): HttpErrorCode {
  if (status === 403 && detail === 'second_factor_required') return detail;
  if (status === 404 && detail === 'registration_missing') return detail;
  if (status < 400) return 'invalid_response';
  return codesByStatus[status] ?? (status >= 500 ? 'unavailable' : 'invalid_request');
}

/** Fields of a new `ApiError`. */
export interface ApiErrorInit {
  /** The operation that was called, as the contract names it. */
  operation?: OperationName | undefined;
  /** Status of the response, if one arrived. */
  status?: number | undefined;
  /** Id under which the service logged the request (`X-Request-Id`), if a response arrived. */
  requestId?: string | undefined;
  /** The underlying error, reduced to names and codes. */
  cause?: ErrorCause | undefined;
}

/**
 * Base class of every error that a call rejects with. `message` is the service's text for the customer, or else the
 * specified text of the operation. An error never contains the request, its payload, its token, the raw response or
 * the underlying error, since each may contain protected values.
 */
export abstract class ApiError extends Error {
  abstract override readonly name: string;
  /** The operation that was called; `undefined` for an error outside a call. */
  readonly operation: OperationName | undefined;
  /** Status of the response; `undefined` when none arrived. */
  readonly status: number | undefined;
  /** Id under which the service logged the request; `undefined` when it sent none. */
  readonly requestId: string | undefined;
  /** The underlying error, reduced to names and codes. */
  override readonly cause: ErrorCause | undefined;

  constructor(message: string, init: ApiErrorInit = {}) {
    super(message);
    this.operation = init.operation;
    this.status = init.status;
    this.requestId = init.requestId;
    this.cause = init.cause;
  }
}

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
  detail?: string | undefined;
  fieldErrors?: FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
}

/** The server sent an error status, or its response to a read violates the contract. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  /** Status of the response; 2xx when the body of a read violates the contract. */
  declare readonly status: number;
  /** Reason of the error, derived from its status and its detail. */
  readonly code: HttpErrorCode;
  /** The server's text without protected values; `undefined` when it sent none. It may contain paths of fields. */
  readonly detail: string | undefined;
  /** Errors of the fields that the response names; empty when it names none. */
  readonly fieldErrors: readonly FieldError[];
  /** Seconds that the server asks to wait before the next attempt (`Retry-After`). */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, init: HttpErrorInit) {
    super(message, init);
    this.code = httpCode(init.status, init.detail);
    this.detail = init.detail;
    this.fieldErrors = init.fieldErrors ?? [];
    this.retryAfterSeconds = init.retryAfterSeconds;
  }
}

/** The request could not be sent, or no complete response arrived: offline, refused, cut off, or no token. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
}

/** No complete response arrived in time. The service may have received the request. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
}

/** The caller's signal aborted the call. Show no error for it. */
export class CanceledError extends ApiError {
  override readonly name = 'CanceledError';
}

/** Returns whether the error means that the customer is signed in but never submitted a registration. */
export function isRegistrationMissing(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'registration_missing';
}

/** Returns whether the error means that the session must pass its second factor first. */
export function isSecondFactorRequired(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'second_factor_required';
}
