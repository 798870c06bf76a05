import { fixtures } from '@bank-bonuses/api-client/testing';
import { vi } from 'vitest';

/** A failing or missing response that replaces the service's response. */
export interface MockFailure {
  /** Mock implementation of `fetch`. */
  respond: (request: Request) => Promise<Response>;
  /** Error text in the response's `detail`, if there is one. */
  detail?: string;
  /** Whether no response ever arrives, so that only the client's time-out ends the call. */
  silent?: true;
}

const failWith = (status: number, detail: string): MockFailure => ({
  respond: () => Promise.resolve(Response.json({ detail }, { status })),
  detail,
});

const silence = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

const html = new Blob(['<!doctype html><title>Bad gateway</title>'], { type: 'text/html' });

/** Failures of a read that the portal handles in different ways. */
export const failure = {
  // The error that `fetch` throws for every kind of lost connection.
  'no connection': { respond: () => Promise.reject(new TypeError('Failed to fetch')) },
  'no response': { respond: silence, silent: true },
  '401': failWith(401, 'Not authenticated'),
  '429': failWith(429, 'Too many attempts. Please try again later.'),
  '500 as HTML': { respond: () => Promise.resolve(new Response(html, { status: 500 })) },
  'wrong shape': { respond: () => Promise.resolve(Response.json({ unexpected: [null] })) },
} satisfies Record<string, MockFailure>;

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
    const broke = broken.get(call);
    if (broke) return broke.respond(request);
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
    /** Makes a call fail, and returns the failure. */
    break(call: CallName, mocked: MockFailure): MockFailure {
      broken.set(call, mocked);
      return mocked;
    },
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
