// `NetworkError` has its own file because a page that loads the client on demand must be able to
// throw it before the client has loaded.
import type { OperationName } from '../types.ts';
import type { ErrorCause } from './cause.ts';
import type { ApiErrorCode, NetworkErrorCode } from './codes.ts';

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
 * Base class of every error that a call rejects with. Show `userMessage(error)` to the customer and branch on
 * `code`. An error never contains the request, its payload, its token, the raw response or the
 * underlying error, since each may contain protected values.
 */
export abstract class ApiError extends Error {
  abstract override readonly name: string;
  /** Stable reason of the failure; docs/errors explains each code. */
  readonly code: ApiErrorCode;
  /** The operation that was called; `undefined` for an error outside a call. */
  readonly operation: OperationName | undefined;
  /** Status of the response; `undefined` when none arrived. */
  readonly status: number | undefined;
  /** Id under which the service logged the request; `undefined` when it sent none. */
  readonly requestId: string | undefined;
  /** The underlying error, reduced to names and codes. */
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

/** Fields of a new `NetworkError`. */
export interface NetworkErrorInit extends ApiErrorInit {
  /** @default 'network_failure' */
  code?: NetworkErrorCode | undefined;
}

/** The request could not be sent, or no complete response arrived: offline, refused, cut off, or no token. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  declare readonly code: NetworkErrorCode;

  constructor(message: string, { code = 'network_failure', ...init }: NetworkErrorInit = {}) {
    super(message, { ...init, code });
  }
}
