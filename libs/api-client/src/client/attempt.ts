import type { ReportMissing } from '../decoding/fields.ts';
import type { PublicFunction } from '../errors/callSite.ts';
import { networkCode, redactedCause } from '../errors/cause.ts';
import { httpCode, type NetworkErrorCode } from '../errors/codes.ts';
import { normalizeDetail } from '../errors/detail.ts';
import { HttpError } from '../errors/errors.ts';
import { NetworkError } from '../errors/networkError.ts';
import type { OperationName } from '../types.ts';
import type { ApiLogger } from './logger.ts';
import type { Retry } from './retryReads.ts';
import { endpoints } from './endpoints.ts';
import { fallbackMessages } from './messages.ts';

/** Query, headers and body of one request. */
export interface RequestContent {
  query?: Readonly<Record<string, string | number | undefined>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
}

/** One call: its operation, its request and how to decode the response. */
export interface Call<Value> {
  operation: OperationName;
  /** The client's method that is running; stacks begin at the line that called it. */
  calledFunction: PublicFunction;
  timeoutMs: number;
  /** Message of the `TimeoutError`. @default the operation's fallback message */
  timeoutText?: string;
  signal?: AbortSignal | undefined;
  sent?: RequestContent;
  decode: (body: unknown, report: ReportMissing) => Value;
  /**
   * Returns the result of a write whose status is 2xx but whose body violates the contract or never arrives:
   * the server has stored the data or charged the card, so an error would be wrong.
   * @default such a response is an error
   */
  accepted?: () => Value;
  /** Returns the session's token. Omitted for calls that must not send one. */
  getAccessToken?: () => Promise<string | null> | string | null;
  retry?: Retry | undefined;
}

/** Dependencies that all calls of one client share. */
export interface Connection {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  logger: ApiLogger;
  /** Logs, once per field, that a response lacks a required field. */
  reportMissing: (operation: OperationName, field: string) => void;
}

/** The response of the current attempt; set as soon as its status has arrived. */
export type LatestResponse = { response?: Response | undefined };

/** Sends one request. Rejects with an `ApiError` for every expected failure. */
export async function attempt<Value>(
  { baseUrl, fetch, reportMissing }: Connection,
  call: Call<Value>,
  signal: AbortSignal,
  latest: LatestResponse,
): Promise<Value> {
  const { operation, sent = {}, accepted } = call;
  latest.response = undefined;
  // Error code of the step that is running. If an attempt fails, the step says more about the cause
  // than the thrown error does.
  let step: NetworkErrorCode | undefined = 'token_unavailable';
  let token: string | null | undefined;
  let response: Response;
  let body: string;
  try {
    token = await call.getAccessToken?.();
    step = 'invalid_request';
    const headers = token ? { ...sent.headers, Authorization: `Bearer ${token}` } : sent.headers;
    const request = requestFor(baseUrl, operation, { ...sent, headers }, signal);
    step = undefined;
    response = await fetch(request);
    latest.response = response;
    step = 'connection_lost';
    body = await response.text();
  } catch (error) {
    if (latest.response?.ok && accepted) return accepted();
    const cause = redactedCause(error);
    const code = step ?? networkCode(error, cause);
    throw new NetworkError(fallbackMessages[operation], {
      ...errorContext(call, latest),
      code,
      cause,
    });
  }
  // The service responds with JSON. HTML comes from a proxy or from a different server.
  const isPage = /^\s*</.test(body);
  if (!response.ok) throw toHttpError(call, response, body, isPage, token);
  try {
    return call.decode(JSON.parse(body), (field) => reportMissing(operation, field));
  } catch (error) {
    if (accepted) return accepted();
    // The body is invalid JSON or violates the contract. `JSON.parse` quotes the body in its
    // message, so only the redacted cause is kept.
    throw new HttpError(fallbackMessages[operation], {
      ...errorContext(call, latest),
      status: response.status,
      code: isPage ? 'wrong_base_url' : 'unexpected_response',
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
  operation: OperationName,
  { query = {}, headers = {}, body }: RequestContent,
  signal: AbortSignal,
): Request {
  const [method, path] = endpoints[operation].split(' ') as [string, string];
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return new Request(baseUrl.replace(/\/$/, '') + path + (search && `?${search}`), {
    method,
    signal,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    // Following a redirect would send the payload to an unknown address.
    redirect: 'error',
    cache: 'no-store',
  });
}

/** Returns the fields that every error of this call carries. */
export function errorContext({ operation }: Call<unknown>, { response }: LatestResponse) {
  return { operation, status: response?.status, requestId: requestIdOf(response) };
}

/** Returns the request id. Ignores values that the service would not send, such as those of a proxy. */
function requestIdOf(response: Response | undefined): string | undefined {
  return /^[\w.:-]{1,64}$/.exec(response?.headers.get('X-Request-Id') ?? '')?.[0];
}

function toHttpError(
  call: Call<unknown>,
  response: Response,
  body: string,
  isPage: boolean,
  token: string | null | undefined,
): HttpError {
  const { text, fieldErrors } = normalizeDetail(parsed(body), call.sent?.body, token);
  const { status } = response;
  return new HttpError(text ?? fallbackMessages[call.operation], {
    ...errorContext(call, { response }),
    status,
    // An HTML page with 404 or 405 comes from a web server that does not know the path or the
    // method, so the base URL is wrong. With other statuses the page may come from a proxy.
    code: isPage && (status === 404 || status === 405) ? 'wrong_base_url' : httpCode(status, text),
    detail: text,
    fieldErrors,
    retryAfterSeconds: retryAfterSeconds(response.headers.get('Retry-After')),
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
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
