// Apart from the other errors, since a page that fetches the client on demand needs this one ahead of it.
import type { OperationName } from '../types.ts';
import type { ErrorCause } from './cause.ts';
import type { ApiErrorCode, NetworkErrorCode } from './codes.ts';

/** What every error may tell. */
export interface ApiErrorInit {
  /** The operation that was called, as the contract names it. */
  operation?: OperationName | undefined;
  /** The answer's status, where one came. */
  status?: number | undefined;
  /** The id under which the service logged the request (`X-Request-Id`), where an answer came. */
  requestId?: string | undefined;
  /** What lies below, by name and code alone. */
  cause?: ErrorCause | undefined;
}

/**
 * Whatever a call of the client rejects with. `message` is the text to show to the customer, `code` the one to
 * decide by. An error never holds the request, its payload, its token, the raw answer or the error
 * underneath, since each may carry protected values.
 */
export abstract class ApiError extends Error {
  abstract override readonly name: string;
  /** Why the call failed. Stable: docs/errors explains each. */
  readonly code: ApiErrorCode;
  /** The operation that was called; undefined for an error that no call made. */
  readonly operation: OperationName | undefined;
  /** The answer's status; undefined when none came. */
  readonly status: number | undefined;
  /** The id under which the service logged the request; undefined when it sent none. */
  readonly requestId: string | undefined;
  /** The error underneath, reduced to names and codes. */
  override readonly cause: ErrorCause | undefined;

  constructor(message: string, init: ApiErrorInit & { code?: ApiErrorCode | undefined } = {}) {
    super(message);
    this.code = init.code ?? 'unexpected';
    this.operation = init.operation;
    this.status = init.status;
    this.requestId = init.requestId;
    this.cause = init.cause;
  }
}

export interface NetworkErrorInit extends ApiErrorInit {
  /** @default 'network_failure' */
  code?: NetworkErrorCode | undefined;
}

/** No complete answer came: offline, refused, cut off, or no session could be had. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  declare readonly code: NetworkErrorCode;

  constructor(message: string, { code = 'network_failure', ...init }: NetworkErrorInit = {}) {
    super(message, { ...init, code });
  }
}
