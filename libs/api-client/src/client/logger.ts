import type { ErrorCause } from '../errors/cause.ts';
import { type ApiError, HttpError, type HttpErrorCode } from '../errors/errors.ts';
import type { OperationName } from '../types.ts';
import { operations } from './operations.ts';

/** Details of a failed call that are safe to log: no server text, payload, token or query. */
export interface FailedCall {
  operation: OperationName;
  /** Method and path, as in `GET /api/user/profile`. */
  endpoint: string;
  /** Class of the error, such as `HttpError`. */
  error: string;
  /** Code of an `HttpError`. */
  code?: HttpErrorCode | undefined;
  status?: number | undefined;
  requestId?: string | undefined;
  cause?: ErrorCause | undefined;
}

/** A response that lacks a required field of the contract, or whose field is malformed. */
export interface IncompleteAnswer {
  operation: OperationName;
  /** Method and path, as in `GET /api/user/profile`. */
  endpoint: string;
  /** Path of the field, as in `items[].bank`. */
  field: string;
}

/** Receives the client's log lines. It must not throw. */
export interface ApiLogger {
  /** Called when a call has failed. */
  error: (line: string, failed: FailedCall) => void;
  /** Called when a field of a response is missing or malformed, once per field. @default not logged */
  incomplete?: (line: string, answer: IncompleteAnswer) => void;
}

/** Writes one line to the console for each failed call and for each field that a response lacks. */
export const consoleLogger: ApiLogger = {
  error: (line) => console.error(line),
  incomplete: (line) => console.warn(line),
};

/** Returns a function that logs each missing field once. */
export function missingFieldReporter(logger: ApiLogger | undefined) {
  const reported = new Set<string>();
  return (operation: OperationName, field: string): void => {
    const { endpoint } = operations[operation];
    const line = `API response with a missing or malformed field: ${endpoint}: ${field}`;
    if (reported.has(line)) return;
    reported.add(line);
    logger?.incomplete?.(line, { operation, endpoint, field });
  };
}

/**
 * Logs which call failed and how. Does not log the error's message, because the server writes it
 * and may name a customer in it.
 */
export function logFailure(
  logger: ApiLogger | undefined,
  operation: OperationName,
  error: ApiError,
): void {
  const { endpoint } = operations[operation];
  const { name, status, requestId, cause } = error;
  const [code, shown] = error instanceof HttpError ? [error.code, ` ${error.status}`] : [];
  const failed = { operation, endpoint, error: name, code, status, requestId, cause };
  logger?.error(`API call failed: ${endpoint}: ${name}${shown ?? ''}`, failed);
}
