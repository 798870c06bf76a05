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

/** Where failed calls are told. `console` is one. */
export interface ApiLogger {
  /** A call has failed. */
  error: (line: string, failed: FailedCall) => void;
  /** A read has failed and is tried again. @default not told */
  warn?: (line: string, failed: FailedCall) => void;
}

export const consoleLogger: ApiLogger = { error: (line) => console.error(line) };

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
