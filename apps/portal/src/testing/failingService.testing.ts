import { fixtures } from '@bank-bonuses/api-client/testing';
import { vi } from 'vitest';

/** A failing or missing response that replaces the service's response. */
export interface MockFailure {
  name: string;
  /** Mock implementation of `fetch`. */
  respond: (request: Request) => Promise<Response>;
  /** Error text in the response's `detail`, if there is one. */
  detail?: string;
  /** Whether no response ever arrives, so that only the client's time-out ends the call. */
  silent?: true;
}

/** Rejects with the error that `fetch` throws for every kind of lost connection. */
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

const failWith = (status: number, detail: string): MockFailure => ({
  name: String(status),
  respond: () => Promise.resolve(Response.json({ detail }, { status })),
  detail,
});

const respondWith =
  (body: string, status = 200, type = 'application/json') =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }));

const silence = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** The failures that every read must handle. */
export const mockFailures: readonly MockFailure[] = [
  { name: 'no connection', respond: noConnection },
  { name: 'no response', respond: silence, silent: true },
  failWith(401, 'Not authenticated'),
  failWith(404, 'Not found'),
  failWith(429, 'Too many attempts. Please try again later.'),
  {
    name: '500 as HTML',
    respond: respondWith('<!doctype html><title>Bad gateway</title>', 500, 'text/html'),
  },
  { name: 'wrong shape', respond: respondWith('{"unexpected":[null]}') },
  { name: 'empty', respond: respondWith('') },
  { name: 'truncated', respond: respondWith('{"items":[{"id":"7b0a') },
];

/** Parts of raw responses that must never be shown to the customer. */
export const neverShown = ['Bad gateway', 'unexpected', '<', '{'];

/** A call by method and path, as the client's log writes it. */
export type CallName = `GET /api/user/${string}`;

/** Mocks the service: every call succeeds except those that a test makes fail with `break`. */
export function startService() {
  const seen: string[] = [];
  const broken = new Map<string, MockFailure>();
  const responses: Record<string, (request: Request) => unknown> = {
    'GET /api/user/dashboard/stats': () => fixtures.dashboardStats,
    'GET /api/user/task-completions': activityOf,
    'GET /api/user/accounts': () => fixtures.accounts,
    'GET /api/user/enrollments': () => fixtures.enrollments,
    'GET /api/user/profile': () => fixtures.profile,
  };

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    seen.push(call);
    const failure = broken.get(call);
    if (failure) return failure.respond(request);
    const respond = responses[call];
    if (!respond) throw new Error(`The test has no response for ${call}.`);
    return Response.json(await respond(request));
  });

  return {
    /**
     * Returns the number of times this call was made since the previous check, and clears the
     * record of all calls.
     */
    asked: (call: CallName) => seen.splice(0).filter((one) => one === call).length,
    break: (call: CallName, failure: MockFailure) => void broken.set(call, failure),
    restore: () => broken.clear(),
  };
}

function activityOf({ url }: Request) {
  const all = fixtures.taskCompletions;
  const { searchParams } = new URL(url);
  const size = Number(searchParams.get('per_page'));
  const start = (Number(searchParams.get('page')) - 1) * size;
  return { items: all.slice(start, start + size), total: all.length };
}
