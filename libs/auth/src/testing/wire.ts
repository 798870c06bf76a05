import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createMemoryStorage } from '../session/browserStorage.ts';
import { createAuth } from '../createAuth/createAuth.ts';

/** A request as the sign-in service saw it. */
export interface SeenRequest {
  /** E.g. `POST /token?grant_type=password`; further parameters are in `query`. */
  call: string;
  query: Record<string, string>;
  headers: Headers;
  body: Record<string, unknown>;
}

type Answer = (seen: SeenRequest) => Response | Promise<Response>;

/** The sign-in service as the unmodified client meets it on the wire. A call without an answer fails the test. */
export function createWire() {
  const answers = new Map<string, Answer>();
  const seen: SeenRequest[] = [];
  const server = setupServer(
    http.all('http://localhost:3000/auth/v1/*', async ({ request }) => {
      const url = new URL(request.url);
      const grant = url.searchParams.get('grant_type');
      const path = url.pathname.replace('/auth/v1', '');
      const text = await request.text();
      const entry: SeenRequest = {
        call: `${request.method} ${path}${grant ? `?grant_type=${grant}` : ''}`,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
      seen.push(entry);
      const answer = answers.get(entry.call);
      if (!answer) throw new Error(`The test has no answer for ${entry.call}`);
      return answer(entry);
    }),
  );

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    // One client a page is the rule; a test that opens several pages in one window breaks it knowingly.
    vi.spyOn(console, 'warn').mockImplementation((...values: unknown[]) => {
      if (!String(values[0]).includes('Multiple GoTrueClient instances')) throw new Error('warned');
    });
  });
  afterEach(async () => {
    // Sign-out does not wait for its call, but the next test must not meet it.
    await Promise.allSettled(inFlight);
    // Nobody closes the pages of a test: without a session they ask for nothing when they hear of later ones.
    for (const storage of storages.splice(0)) storage.clear();
    answers.clear();
    seen.length = 0;
    window.history.replaceState(null, '', '/');
  });
  afterAll(() => server.close());

  return {
    seen,
    calls: () => seen.map(({ call }) => call),
    answer(call: string, answer: Answer | Response) {
      answers.set(call, typeof answer === 'function' ? answer : () => answer.clone());
    },
  };
}

const inFlight = new Set<Promise<unknown>>();
const storages: Storage[] = [];

const trackedFetch: typeof fetch = (...request) => {
  const answer = fetch(...request).finally(() => inFlight.delete(answer));
  inFlight.add(answer);
  return answer;
};

/** One browser: what is stored outlives a page, and tabs share it. */
export function createBrowser() {
  const storage = createMemoryStorage();
  storages.push(storage);
  return {
    storage,
    /** Loads the portal anew at an address of its own origin. */
    open(path = '/login', options: { fetch?: typeof fetch } = {}) {
      window.history.replaceState(null, '', path);
      return createAuth({
        url: '/auth/v1',
        key: 'sb_publishable_test',
        storage,
        fetch: trackedFetch,
        ...options,
      });
    },
    /** What the browser tells the other tabs after one has written. */
    tellOtherTabs() {
      window.dispatchEvent(new StorageEvent('storage', { key: 'bank-bonuses-auth' }));
    },
    stored: () =>
      Object.fromEntries(
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map(
          (key) => [key, storage.getItem(key) ?? ''],
        ),
      ),
  };
}

/** An answer that the test gives when it wants to. */
export function createLateAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, give: resolve };
}

/** An error in the shape of the client's own version of the wire. */
export function errorResponse(status: number, code: string, message: string): Response {
  return Response.json(
    { code, message },
    { status, headers: { 'X-Supabase-Api-Version': '2024-01-01', 'x-sb-error-code': code } },
  );
}
