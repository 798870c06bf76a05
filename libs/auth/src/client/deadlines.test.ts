import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBrowser } from '../testing/wire.ts';
import { wireSession } from '../testing/wireSession.ts';

// Loads the client first, because fake timers cannot wait for a dynamic import.
beforeAll(() => import('./connect.ts'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  // Fake timers do not advance the browser's own time-outs.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), milliseconds);
    return timeout.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** A service that never responds. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

/**
 * Returns the result or the error of a call (`outcome`), and a function that returns whether the
 * call has settled.
 */
function watched(call: Promise<unknown>) {
  let isSettled = false;
  const outcome = call
    .catch((error: unknown) => error)
    .finally(() => {
      isSettled = true;
    });
  return { outcome, isSettled: () => isSettled };
}

function openWithHangingService(lasts: number) {
  vi.stubGlobal('fetch', hanging);
  const browser = createBrowser({ lasts });
  return { browser, auth: browser.open('/dashboard') };
}

test('a page is unreachable after 5 s without a response, and no session is removed', async () => {
  const { browser, auth } = openWithHangingService(-60);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(auth.getState()).toEqual({ status: 'loading' });
  await vi.advanceTimersByTimeAsync(200);
  await auth.ready;
  expect(auth.getState()).toEqual({ status: 'unreachable' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(auth.getState()).toEqual({ status: 'unreachable' });
  expect(browser.stored()).toHaveProperty('bank-bonuses-auth');
});

test('getAccessToken rejects as retryable if the renewal has no response for 15 s', async () => {
  const { auth } = openWithHangingService(-60);
  const token = watched(auth.getAccessToken());
  await vi.advanceTimersByTimeAsync(14_900);
  expect(token.isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await token.outcome).toMatchObject({ retryable: true });
});

test('renewAccessToken rejects without ending the session if the renewal has no response for 15 s', async () => {
  const { auth } = openWithHangingService(3_600);
  const rejected = (await auth.getAccessToken()) ?? '';
  const token = watched(auth.renewAccessToken(rejected));
  await vi.advanceTimersByTimeAsync(15_100);
  expect(await token.outcome).toMatchObject({ retryable: true });
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('getAccessToken returns a token that has not expired yet if its renewal has no response', async () => {
  const { auth } = openWithHangingService(100);
  const known = await auth.getAccessToken();
  // Less than 90 s are left, so the client refreshes the token in advance.
  await vi.advanceTimersByTimeAsync(20_000);
  const token = auth.getAccessToken();
  await vi.advanceTimersByTimeAsync(15_100);
  expect(await token).toBe(known);
});

/** A service whose response body never ends. */
const stalled: typeof fetch = (_, init) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start(body) {
          init?.signal?.addEventListener('abort', () => body.error(new Error('aborted')));
        },
      }),
    ),
  );

test.each([
  ['no response', hanging],
  ['a body that never ends', stalled],
])('a call with %s fails after 15 s with a text for the customer', async (_what, service) => {
  vi.stubGlobal('fetch', service);
  const auth = createBrowser().open();
  const call = watched(auth.signIn({ email: 'alex.rivera@example.com', password: 'a horse' }));
  await vi.advanceTimersByTimeAsync(14_900);
  expect(call.isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await call.outcome).toMatchObject({
    message: 'We could not reach the login service. Check your internet connection and try again.',
    retryable: true,
  });
});

test.each([3_600, 60, -60])(
  'signOut removes a session that lasts %i s after at most 1 s if the service does not respond',
  async (lasts) => {
    const { browser, auth } = openWithHangingService(lasts);
    await vi.advanceTimersByTimeAsync(6_000);
    vi.spyOn(console, 'error').mockReturnValue();
    const logout = watched(auth.signOut());
    await vi.advanceTimersByTimeAsync(1_100);
    expect(logout.isSettled()).toBe(true);
    expect(auth.getState()).toEqual({ status: 'signed-out' });
    expect(browser.stored()).toEqual({});
    await vi.advanceTimersByTimeAsync(120_000);
    expect(browser.stored()).toEqual({});
    expect(auth.getState()).toEqual({ status: 'signed-out' });
  },
);

test('an unreachable page shows its customer without a reload when the service responds again', async () => {
  let isUp = false;
  const renewed = wireSession();
  vi.stubGlobal('fetch', () =>
    isUp ? Promise.resolve(Response.json(renewed)) : Promise.reject(new TypeError('down')),
  );
  const auth = createBrowser({ lasts: -60 }).open('/dashboard');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(auth.getState()).toEqual({ status: 'unreachable' });
  isUp = true;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  expect(await auth.getAccessToken()).toBe(renewed.access_token);
});
