import type { ApiErrorCode } from '../errors/codes.ts';
import type { ApiError } from '../errors/networkError.ts';
import type { ErrorCause } from '../errors/cause.ts';
import type { OperationName } from '../types.ts';
import { endpoints } from './texts.ts';

/** What a log may know about a failed call. No text of the server, no payload, no token, no query. */
export interface FailedCall {
  operation: OperationName;
  /** Method and path, as in `GET /api/user/profile`. */
  endpoint: string;
  /** The error's class. */
  error: string;
  code: ApiErrorCode;
  status?: number | undefined;
  requestId?: string | undefined;
  cause?: ErrorCause | undefined;
  /** The wait before the next attempt; absent when the call has failed for good. */
  retryInMs?: number;
}

/** An answer without a field that the contract requires. Names it, and tells nothing of its value. */
export interface IncompleteAnswer {
  operation: OperationName;
  /** Method and path, as in `GET /api/user/profile`. */
  endpoint: string;
  /** The way to the field, as in `items[].bank`. */
  field: string;
}

/** Where failed calls are told. `console` is one. */
export interface ApiLogger {
  /** A call has failed. */
  error: (line: string, failed: FailedCall) => void;
  /** A read has failed and is tried again. @default not told */
  warn?: (line: string, failed: FailedCall) => void;
  /** An answer lacks a required field. Called once for each field. @default not told */
  incomplete?: (line: string, answer: IncompleteAnswer) => void;
}

export const consoleLogger: ApiLogger = {
  error: (line) => console.error(line),
  incomplete: (line) => console.warn(line),
};

/** Returns what tells the logger of fields that an answer lacks, each once. */
export function missingFieldReporter(logger: ApiLogger) {
  const told = new Set<string>();
  return (operation: OperationName, field: string): void => {
    const endpoint = endpoints[operation];
    const line = `API answer lacks a field: ${endpoint}: ${field}`;
    if (told.has(line)) return;
    told.add(line);
    try {
      logger.incomplete?.(line, { operation, endpoint, field });
    } catch {
      // A log that fails must not turn a good answer into an error.
    }
  };
}

/** Says which call failed and how. The text stays out of the log: it is the server's, and may name somebody. */
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
      const again = { ...failed, retryInMs };
      logger.warn?.(`API call is tried again: ${endpoint}: ${name}${shownStatus}`, again);
    }
  } catch {
    // A log that fails must not hide how the call ended.
  }
}
