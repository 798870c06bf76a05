import { runWithDeadline } from './deadline.ts';
import { normalizeDetail } from '../errors/detail.ts';
import {
  type ApiError,
  CanceledError,
  HttpError,
  NetworkError,
  TimeoutError,
} from '../errors/errors.ts';
import { endpoints, fallbackTexts } from './texts.ts';
import type { OperationName } from '../types.ts';

/** What one call needs to know about its endpoint. */
export interface Call<Value> {
  operation: OperationName;
  timeoutMs: number;
  /** @default the fallback text */
  timeoutText?: string;
  /** The payload, so that an answer which repeats its protected values can be cleaned. */
  sent?: unknown;
  signal?: AbortSignal | undefined;
  /** `onResponse` is told as soon as the status is there, before the body. */
  send: (signal: AbortSignal, onResponse: (response: Response) => void) => Promise<Answer>;
  decode: (body: unknown) => Value;
  /**
   * What a write resolves with when its status says success but its body is not the contract's, or never
   * arrives: the server has stored, or charged, and an error would deny that.
   * @default such an answer is an error
   */
  accepted?: () => Value;
}

/** An answer whose body was read as a whole: text when it is a success, parsed where possible when not. */
export interface Answer {
  response: Response;
  data?: string;
  error?: unknown;
}

/** Makes a call, and turns everything that can go wrong into one of the error family. */
export async function perform<Value>(call: Call<Value>): Promise<Value> {
  const { accepted } = call;
  const heard = { success: false };
  const outcome = await runWithDeadline(
    (signal) =>
      call.send(signal, ({ ok }) => {
        heard.success = ok;
      }),
    call.timeoutMs,
    call.signal,
  );
  if (outcome.kind === 'canceled') throw new CanceledError('The request was canceled');
  if (outcome.kind !== 'done' && heard.success && accepted) return accepted();
  if (outcome.kind === 'timeout') {
    throw logged(call, new TimeoutError(call.timeoutText ?? fallbackTexts[call.operation]));
  }
  if (outcome.kind === 'failed')
    throw logged(call, new NetworkError(fallbackTexts[call.operation]));
  const { response, data, error } = outcome.value;
  if (!response.ok) throw logged(call, toHttpError(call, response, error));
  try {
    return call.decode(JSON.parse(data ?? ''));
  } catch {
    if (accepted) return accepted();
    // Not JSON, cut off, or not what the contract says. The parser's own message quotes the body.
    throw logged(call, new HttpError(fallbackTexts[call.operation], { status: response.status }));
  }
}

function toHttpError(call: Call<unknown>, response: Response, body: unknown): HttpError {
  const { text, fieldErrors } = normalizeDetail(body, call.sent);
  return new HttpError(text ?? fallbackTexts[call.operation], {
    status: response.status,
    detail: text,
    fieldErrors,
    retryAfterSeconds: retryAfterSeconds(response.headers.get('Retry-After')),
  });
}

function retryAfterSeconds(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait)) : undefined;
}

/** Says which call failed and how. The text stays out of the log: it is the server's, and may name somebody. */
function logged<Logged extends ApiError>(call: Call<unknown>, error: Logged): Logged {
  const status = error instanceof HttpError ? ` ${error.status}` : '';
  console.error(`API call failed: ${endpoints[call.operation]}: ${error.name}${status}`);
  return error;
}
