import { operations } from '../client/operations.ts';
import type { OperationName } from '../types.ts';
import { normalizeDetail } from './detail.ts';
import { HttpError } from './errors.ts';

/**
 * Returns the error of a response with an error status.
 * @param sent payload and token of the request; their protected values are removed from the error
 */
export function readHttpError(
  operation: OperationName,
  response: Response,
  body: string,
  sent: { payload: unknown; token: string | undefined },
): HttpError {
  const { text, fieldErrors } = normalizeDetail(parsed(body), sent);
  return new HttpError(text ?? operations[operation].fallback, {
    ...contextOf(operation, response),
    status: response.status,
    detail: text,
    fieldErrors,
    retryAfterSeconds: retryAfterSeconds(response.headers.get('Retry-After')),
  });
}

/** Returns the fields that every error of a call carries. */
export function contextOf(operation: OperationName, response: Response | undefined) {
  // Ignores request ids that the service would not send, such as those of a proxy.
  const id = response?.headers.get('X-Request-Id') ?? '';
  const requestId = /^[\w.:-]{1,64}$/.test(id) ? id : undefined;
  return { operation, status: response?.status, requestId };
}

/** Returns `undefined` for a body that is not JSON, such as a proxy's page. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function retryAfterSeconds(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait)) : undefined;
}
