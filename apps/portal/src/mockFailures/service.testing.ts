import type { TaskCompletion } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { vi } from 'vitest';
import { setConnection, type MockFailure } from './mockFailures.testing.ts';

/** A call by method and path, as the client's log writes it. */
export type CallName = `${'GET' | 'PUT'} /api/user/${string}` | 'POST /auth/v1/logout';

/** Mocks the service: every call succeeds except those that a test makes fail with `break`. */
export function startService() {
  const seen: string[] = [];
  const sent: object[] = [];
  const broken = new Map<string, MockFailure>();
  let profile: object = fixtures.profile;
  let activity: readonly TaskCompletion[] = fixtures.taskCompletions;

  const responses: Record<string, (request: Request) => unknown> = {
    'GET /api/user/dashboard/stats': () => fixtures.dashboardStats,
    'GET /api/user/task-completions': (request) => pageOf(activity, request),
    'GET /api/user/accounts': () => fixtures.accounts,
    'GET /api/user/enrollments': () => fixtures.enrollments,
    'GET /api/user/profile': () => profile,
    'PUT /api/user/profile': async (request) => {
      const group = (await request.json()) as object;
      profile = { ...profile, ...group };
      sent.push(group);
      return group;
    },
    'POST /auth/v1/logout': () => null,
  };

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    seen.push(call);
    const mockFailure = broken.get(call) ?? broken.get(call + search);
    if (mockFailure) return mockFailure.respond(request);
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
    /** Returns the request bodies of the profile updates so far. */
    sent: () => sent,
    /** Replaces the activity that the service returns. */
    remember: (completions: readonly TaskCompletion[]) => {
      activity = completions;
    },
    /** Makes a call fail. If the name has a query string, only requests with that query fail. */
    break: (call: CallName, mockFailure: MockFailure) => {
      broken.set(call, mockFailure);
      if (mockFailure.offline) setConnection(false);
    },
    restore: () => {
      broken.clear();
      setConnection(true);
    },
  };
}

export type Service = ReturnType<typeof startService>;

function pageOf(all: readonly TaskCompletion[], { url }: Request) {
  const { searchParams } = new URL(url);
  const size = Number(searchParams.get('per_page'));
  const start = (Number(searchParams.get('page')) - 1) * size;
  return { items: all.slice(start, start + size), total: all.length };
}
