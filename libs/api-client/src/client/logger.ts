import type { ApiErrorCode } from '../errors/codes.ts';
import type { ApiError } from '../errors/networkError.ts';
import type { ErrorCause } from '../errors/cause.ts';
import type { OperationName } from '../types.ts';
import { endpoints } from './endpoints.ts';

/** Details of a failed call that are safe to log: no server text, payload, token or query. */
export interface FailedCall {
  operation: OperationName;
  /** Method and path, as in `GET /api/user/profile`. */
  endpoint: string;
  /** Class of the error, such as `HttpError`. */
  error: string;
  code: ApiErrorCode;
  status?: number | undefined;
  requestId?: string | undefined;
  cause?: ErrorCause | undefined;
  /** Milliseconds until the next attempt; absent when there is none. */
  retryInMs?: number;
}

/** A response that lacks a field required by the contract. */
export interface IncompleteAnswer {
  operation: OperationName;
  /** Method and path, as in `GET /api/user/profile`. */
  endpoint: string;
  /** Path of the field, as in `items[].bank`. */
  field: string;
}

/** Receives the client's log lines. `console` is a valid logger. */
export interface ApiLogger {
  /** Called when a call has failed. */
  error: (line: string, failed: FailedCall) => void;
  /** Called when a read has failed and will be retried. @default not logged */
  warn?: (line: string, failed: FailedCall) => void;
  /** Called when a response lacks a required field, once per field. @default not logged */
  incomplete?: (line: string, answer: IncompleteAnswer) => void;
}

/**
 * The default logger: logs nothing, because a library should not write to the console of the
 * application.
 */
export const silentLogger: ApiLogger = { error: () => undefined };

/** Writes one line to the console for each failed call and for each field that a response lacks. */
export const consoleLogger: ApiLogger = {
  error: (line) => console.error(line),
  incomplete: (line) => console.warn(line),
};

/** Returns a function that logs each missing field once. */
export function missingFieldReporter(logger: ApiLogger) {
  const reported = new Set<string>();
  return (operation: OperationName, field: string): void => {
    const endpoint = endpoints[operation];
    const line = `API response is missing a field: ${endpoint}: ${field}`;
    if (reported.has(line)) return;
    reported.add(line);
    try {
      logger.incomplete?.(line, { operation, endpoint, field });
    } catch {
      // An exception in the logger must not turn a successful call into an error.
    }
  };
}

/**
 * Logs which call failed and how. Does not log the error's message, because the server writes it
 * and may name a customer in it.
 */
export function report(
  logger: ApiLogger,
  operation: OperationName,
  { name, code, status, requestId, cause }: ApiError,
  retryInMs?: number,
): void {
  const endpoint = endpoints[operation];
  const failed = { operation, endpoint, error: name, code, status, requestId, cause };
  const shownStatus = name === 'HttpError' ? ` ${status}` : '';
  try {
    if (retryInMs === undefined) {
      logger.error(`API call failed: ${endpoint}: ${name}${shownStatus}`, failed);
    } else {
      const retried = { ...failed, retryInMs };
      logger.warn?.(`Retrying API call: ${endpoint}: ${name}${shownStatus}`, retried);
    }
  } catch {
    // An exception in the logger must not replace the error of the call.
  }
}
