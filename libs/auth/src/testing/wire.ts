import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createAuth, type AuthOptions } from '../createAuth.ts';
import { wireSession, type WireSessionOptions } from './wireSession.ts';

/** Key under which the client stores the session. */
export const storageKey = 'bank-bonuses-auth';

/** A request that the sign-in service received. */
export interface SeenRequest {
  /** E.g. `POST /token?grant_type=password`; further parameters are in `query`. */
  call: string;
  query: Record<string, string>;
  headers: Headers;
  body: Record<string, unknown>;
}

type Respond = (seen: SeenRequest) => Response | Promise<Response>;

/**
 * Mocks the sign-in service for the real Supabase client. A call without a mocked response is
 * answered with an error.
 */
export function createWire() {
  const handlers = new Map<string, Respond>();
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
      const respond = handlers.get(entry.call);
      if (!respond) throw new Error(`The test has no response for ${entry.call}`);
      return respond(entry);
    }),
  );

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    // Hides the warning of the client about several instances on a page: some tests open several
    // pages in one window. Any other warning makes the test fail.
    vi.spyOn(console, 'warn').mockImplementation((...values: unknown[]) => {
      if (!String(values[0]).includes('Multiple GoTrueClient instances')) throw new Error('warned');
    });
    const send = fetch;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      // Following a redirect would send a password or a token to an unknown address.
      expect(request[1]?.redirect).toBe('error');
      const response = send(...request).finally(() => inFlight.delete(response));
      inFlight.add(response);
      return response;
    });
  });
  afterEach(async () => {
    // Waits for all requests: a sign-out resolves before its request ends, and that request must
    // not reach the next test.
    await Promise.allSettled(inFlight);
    // Clears the session of every page. Pages are still open after a test, but without a session
    // they send no requests.
    for (const storage of storages.splice(0)) storage.clear();
    handlers.clear();
    seen.length = 0;
    window.history.replaceState(null, '', '/');
  });
  afterAll(() => server.close());

  return {
    seen,
    calls: () => seen.map(({ call }) => call),
    respond(call: string, response: Respond | Response) {
      handlers.set(call, typeof response === 'function' ? response : () => response.clone());
    },
  };
}

const inFlight = new Set<Promise<unknown>>();
const storages: Map<string, string>[] = [];

/** Creates a browser. Its storage outlives its pages, and all its tabs share it. */
export function createBrowser(session?: WireSessionOptions) {
  const items = new Map<string, string>();
  storages.push(items);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const store = (options: WireSessionOptions = {}) => {
    const stored = wireSession(options);
    items.set(storageKey, JSON.stringify(stored));
    return stored;
  };
  if (session) store(session);
  return {
    storage,
    /** Stores a new session, as another tab would. */
    store,
    /** The stored items. */
    stored: () => Object.fromEntries(items),
    /** Opens a page of the portal at a path. */
    open(
      path = '/login',
      options: Partial<AuthOptions> = {},
      importClient?: Parameters<typeof createAuth>[1],
    ) {
      window.history.replaceState(null, '', path);
      const own = { url: '/auth/v1', key: 'sb_publishable_test', storage };
      return createAuth({ ...own, ...options }, importClient);
    },
    /** Dispatches the `storage` event that a browser sends to the other tabs after a write. */
    async tellOtherTabs() {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
      // The pages read the stored session without a request.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** Opens a page of a signed-in customer. */
export async function openSignedIn(session: WireSessionOptions = {}, path = '/dashboard') {
  const browser = createBrowser(session);
  const auth = browser.open(path);
  await auth.ready;
  return { browser, auth };
}

/** Creates a response that the test resolves later. */
export function createLateResponse() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { respond: () => promise, resolve };
}

/** Returns an error response in the format of the client's API version. */
export function errorResponse(status: number, code: string, message: string): Response {
  return Response.json(
    { code, message },
    { status, headers: { 'X-Supabase-Api-Version': '2024-01-01', 'x-sb-error-code': code } },
  );
}
