import { isFull } from '@bank-bonuses/test-config/full';
import { vi } from 'vitest';

/** A failing or missing response that replaces the service's response. */
export interface MockFailure {
  name: string;
  /** Mock implementation of `fetch`. */
  respond: (request: Request) => Promise<Response>;
  /** Error text in the response's `detail`, if there is one. */
  detail?: string;
  /** Whether the browser reports that it is offline. */
  offline?: true;
  /** Whether no response ever arrives, so that only the client's time-out ends the call. */
  silent?: true;
}

/** Rejects with the error that `fetch` throws for every kind of lost connection. */
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

const errorResponse = (status: number, detail: unknown, headers?: HeadersInit) => () =>
  Promise.resolve(Response.json({ detail }, { status, ...(headers && { headers }) }));

const text = (body: string, status = 200, type = 'application/json') =>
  Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }));

/** Returns a response whose body starts and never ends. */
const cutOff = () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"items":['));
      controller.error(new TypeError('network error'));
    },
  });
  return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
};

const silence = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** Parts of raw responses that must never be shown to the customer. */
export const neverShown = ['Bad gateway', 'unexpected', '<', '{'];

/** The thirteen failures that every read and every save must handle. */
export const mockFailures: readonly MockFailure[] = [
  { name: 'offline', respond: noConnection, offline: true },
  { name: 'refused', respond: noConnection },
  { name: 'cut', respond: cutOff },
  { name: 'slow', respond: silence, silent: true },
  {
    name: '400',
    respond: errorResponse(400, 'The request could not be read.'),
    detail: 'The request could not be read.',
  },
  { name: '401', respond: errorResponse(401, 'Not authenticated'), detail: 'Not authenticated' },
  { name: '404', respond: errorResponse(404, 'Not found'), detail: 'Not found' },
  {
    name: '422',
    respond: errorResponse(422, [
      { loc: ['body', 'city'], msg: 'Field required', input: 'a secret' },
    ]),
    detail: 'Validation errors: city: Field required',
  },
  {
    name: '429',
    respond: errorResponse(429, 'Too many attempts. Please try again later.', {
      'Retry-After': '30',
    }),
    detail: 'Too many attempts. Please try again later.',
  },
  {
    name: '500 as HTML',
    respond: () => text('<!doctype html><title>Bad gateway</title>', 500, 'text/html'),
  },
  { name: 'wrong shape', respond: () => text('{"unexpected":[null]}') },
  { name: 'empty', respond: () => text('') },
  { name: 'truncated', respond: () => text('{"items":[{"id":"7b0a') },
];

/**
 * One failure of each kind that the pages distinguish: no connection, no response, an ended
 * session, an error with the service's text, and an unreadable response. A full run uses all
 * failures.
 */
export const failureKinds = isFull
  ? mockFailures
  : ['offline', 'slow', '401', '422', 'wrong shape'].map(failureNamed);

export function failureNamed(name: string): MockFailure {
  const found = mockFailures.find((mockFailure) => mockFailure.name === name);
  if (!found) throw new Error(`There is no mock failure '${name}'.`);
  return found;
}

/**
 * Pairs mock failures with the rows of a test table, so that each failure and each row occurs at
 * least once. The handling of a failure does not depend on the row, so not every pair is needed. A
 * full run uses every pair.
 * @param first index of the first row, so that two tables can use different pairs
 */
export function withFailures<Row>(
  rows: readonly Row[],
  { failures = failureKinds, first = 0 } = {},
): { row: Row; mockFailure: MockFailure }[] {
  const pairs = failures.flatMap((mockFailure) => rows.map((row) => ({ row, mockFailure })));
  if (isFull) return pairs;
  const count = Math.max(rows.length, failures.length);
  return Array.from({ length: count }, (_none, turn) => {
    const failure = turn % failures.length;
    return pairs[failure * rows.length + ((turn + first) % rows.length)]!;
  });
}

/** Sets `navigator.onLine` for the rest of the test. */
export function setConnection(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}
