import type { ReportMissing } from '../decoding/fields.ts';
import { redactedCause } from '../errors/cause.ts';
import {
  type ApiError,
  CanceledError,
  HttpError,
  NetworkError,
  TimeoutError,
} from '../errors/errors.ts';
import { contextOf, readHttpError } from '../errors/readHttpError.ts';
import type { OperationName } from '../types.ts';
import { type ApiLogger, logFailure } from './logger.ts';
import { operations, registrationTimeoutMessage } from './operations.ts';

/** One call: its operation, its request and how to decode the response. */
export interface Call<Value> {
  operation: OperationName;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  query?: Readonly<Record<string, string | number | undefined>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  decode: (body: unknown, report: ReportMissing) => Value;
  /**
   * Returns the result of a write whose status is 2xx but whose body violates the contract or never arrives:
   * the server has stored the data or charged the card, so an error would be wrong.
   * @default such a response is an error
   */
  accepted?: () => Value;
  /** Returns the session's token. Omitted for calls that must not send one. */
  getAccessToken?: () => Promise<string | null> | string | null;
}

/** Dependencies that all calls of one client share. */
export interface Connection {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  logger: ApiLogger | undefined;
  /** Logs, once per field, that a field of a response is missing or malformed. */
  reportMissing: (operation: OperationName, field: string) => void;
}

/** The response of a call; set as soon as its status has arrived. */
interface Arrived {
  response?: Response;
}

/** The longest delay that `setTimeout` supports; with a longer delay it fires immediately. */
const longestTimeoutMs = 2 ** 31 - 1;

/**
 * Makes a call. Rejects only with an `ApiError`. One deadline covers the token and the whole response. The call
 * does not wait for a token getter or a `fetch` that ignores the deadline, because a screen would load forever.
 */
export async function perform<Value>(connection: Connection, call: Call<Value>): Promise<Value> {
  const stop = new AbortController();
  const stopped = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(new Error('Stopped')));
  });
  const timer = setTimeout(() => stop.abort('timeout'), Math.min(call.timeoutMs, longestTimeoutMs));
  const cancel = () => stop.abort('canceled');
  call.signal?.addEventListener('abort', cancel);
  if (call.signal?.aborted) cancel();
  const arrived: Arrived = {};
  try {
    return await Promise.race([stopped, send(connection, call, stop.signal, arrived)]);
  } catch (error) {
    if (stop.signal.reason === 'canceled') {
      throw new CanceledError('The request was canceled', { operation: call.operation });
    }
    if (arrived.response?.ok && call.accepted) return call.accepted();
    const failure = toApiError(call, error, arrived, stop.signal);
    logFailure(connection.logger, call.operation, failure);
    throw failure;
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', cancel);
  }
}

async function send<Value>(
  { baseUrl, fetch, reportMissing }: Connection,
  call: Call<Value>,
  signal: AbortSignal,
  arrived: Arrived,
): Promise<Value> {
  const { operation } = call;
  // A header is sent without spaces around it, and the error must hide what was sent.
  const token = (await call.getAccessToken?.())?.trim();
  signal.throwIfAborted();
  const response = await fetch(requestFor(baseUrl, call, token, signal));
  arrived.response = response;
  const body = await response.text();
  if (!response.ok) throw readHttpError(operation, response, body, { payload: call.body, token });
  try {
    return call.decode(JSON.parse(body), (field) => reportMissing(operation, field));
  } catch (error) {
    // The body is invalid JSON or violates the contract. `JSON.parse` quotes the body in its message, so only
    // the redacted cause is kept.
    throw new HttpError(operations[operation].fallback, {
      ...contextOf(operation, response),
      status: response.status,
      cause: redactedCause(error),
    });
  }
}

/**
 * Creates the request of a call.
 *
 * @throws TypeError when the URL or a header is invalid, or the body cannot be serialized
 */
function requestFor(
  baseUrl: string,
  { operation, query = {}, headers, body }: Call<unknown>,
  token: string | undefined,
  signal: AbortSignal,
): Request {
  const [method, path] = operations[operation].endpoint.split(' ') as [string, string];
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return new Request(baseUrl.replace(/\/$/, '') + path + (search && `?${search}`), {
    method,
    signal,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    // Following a redirect would send the payload to an unknown address.
    redirect: 'error',
    cache: 'no-store',
  });
}

/** Returns the error for what stopped the call or was thrown during it. */
function toApiError(
  { operation }: Call<unknown>,
  error: unknown,
  { response }: Arrived,
  { reason }: AbortSignal,
): ApiError {
  // Only the client itself throws an `HttpError` after a response has arrived.
  if (response && error instanceof HttpError) return error;
  const context = contextOf(operation, response);
  const message = operations[operation].fallback;
  if (reason !== 'timeout') {
    return new NetworkError(message, { ...context, cause: redactedCause(error) });
  }
  return new TimeoutError(operation === 'register' ? registrationTimeoutMessage : message, context);
}
