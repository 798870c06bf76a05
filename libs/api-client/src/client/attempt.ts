import type { ReportMissing } from '../decoding/decode.ts';
import { networkCode, redactedCause } from '../errors/cause.ts';
import { httpCode, type NetworkErrorCode } from '../errors/codes.ts';
import { normalizeDetail } from '../errors/detail.ts';
import { HttpError } from '../errors/errors.ts';
import { NetworkError } from '../errors/networkError.ts';
import type { OperationName } from '../types.ts';
import type { ApiLogger } from './logger.ts';
import type { Retry } from './retryReads.ts';
import { endpoints, fallbackMessages } from './texts.ts';

/** What one call sends, beside its method and path. */
export interface Sent {
  query?: Readonly<Record<string, string | number | undefined>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
}

/** What one call needs to know about its endpoint. */
export interface Call<Value> {
  operation: OperationName;
  timeoutMs: number;
  /** @default the fallback text */
  timeoutText?: string;
  signal?: AbortSignal | undefined;
  sent?: Sent;
  decode: (body: unknown, report: ReportMissing) => Value;
  /**
   * What a write resolves with when its status says success but its body is not the contract's, or never
   * arrives: the server has stored, or charged, and an error would deny that.
   * @default such an answer is an error
   */
  accepted?: () => Value;
  /** Gives the session's token. Left out where none may be sent. */
  getAccessToken?: () => Promise<string | null> | string | null;
  retry?: Retry | undefined;
}

/** What the calls of a client share. */
export interface Connection {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  logger: ApiLogger;
  /** Tells the logger, once, of a required field that an answer lacks. */
  reportMissing: (operation: OperationName, field: string) => void;
}

/** The answer of the present attempt, from its status on. */
export type Heard = { response?: Response | undefined };

/** Asks once. Rejects with an ApiError for everything that can be foreseen. */
export async function attempt<Value>(
  { baseUrl, fetch, reportMissing }: Connection,
  call: Call<Value>,
  signal: AbortSignal,
  heard: Heard,
): Promise<Value> {
  const { operation, sent = {}, accepted } = call;
  heard.response = undefined;
  // Which step failed tells more than any error does.
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
    heard.response = response;
    step = 'connection_lost';
    body = await response.text();
  } catch (error) {
    if (heard.response?.ok && accepted) return accepted();
    const cause = redactedCause(error);
    const code = step ?? networkCode(error, cause);
    throw new NetworkError(fallbackMessages[operation], { ...told(call, heard), code, cause });
  }
  // The contract's answers are JSON: a page is a proxy's, or that of another server than the service.
  const isPage = /^\s*</.test(body);
  if (!response.ok) throw toHttpError(call, response, body, isPage, token);
  try {
    return call.decode(JSON.parse(body), (field) => reportMissing(operation, field));
  } catch (error) {
    if (accepted) return accepted();
    // Not JSON, cut off, or not what the contract says. The parser's own message quotes the body.
    throw new HttpError(fallbackMessages[operation], {
      ...told(call, heard),
      status: response.status,
      code: isPage ? 'wrong_base_url' : 'unexpected_answer',
      cause: redactedCause(error),
    });
  }
}

/** @throws TypeError when the address or a header is none, or the body cannot be JSON */
function requestFor(
  baseUrl: string,
  operation: OperationName,
  { query = {}, headers = {}, body }: Sent,
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
    // A redirect would carry the payload to wherever it points.
    redirect: 'error',
    cache: 'no-store',
  });
}

/** What every error of this call tells. */
export function told({ operation }: Call<unknown>, { response }: Heard) {
  return { operation, status: response?.status, requestId: requestIdOf(response) };
}

/** An id is short and has no spaces; anything else is somebody else's header. */
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
    ...told(call, { response }),
    status,
    // A web server's own page about an unknown address or method; proxies speak with other ones.
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
