import { afterEach, expect, test, vi } from 'vitest';
import { storedText, wireSession } from '../testing/wireSession.ts';
import { createBrowser, createWire, errorResponse } from '../testing/wire.ts';

const wire = createWire();
const refresh = 'POST /token?grant_type=refresh_token';

afterEach(() => void vi.useRealTimers());

const html = (status: number) =>
  new Response('<h1>Log in to the network</h1>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

const notFromTheService: [string, () => Response][] = [
  ['the 429 of the service', () => errorResponse(429, 'over_request_rate_limit', 'Slow down')],
  ['a 409 of the service', () => errorResponse(409, 'conflict', 'Too many refreshes')],
  ['a 500 of the service', () => errorResponse(500, 'unexpected_failure', 'Unexpected failure')],
  ['the 429 of a limiter', () => html(429)],
  ['the 511 of a captive portal', () => html(511)],
  ['the 200 of a captive portal', () => html(200)],
  ['a 403 in HTML', () => html(403)],
  ['a 400 without a body', () => new Response('', { status: 400 })],
  ['a 404 in JSON without a code', () => Response.json({ error: 'Not Found' }, { status: 404 })],
  ['a 401 of a gateway', () => Response.json({ message: 'No API key' }, { status: 401 })],
  ['200 {}', () => Response.json({})],
  ['200 null', () => Response.json(null)],
  ['200 without a user', () => Response.json({ ...wireSession(), user: undefined })],
];

test.each(notFromTheService)(
  'a refresh that is answered with %s keeps the session and is retried',
  async (_, response) => {
    const browser = createBrowser();
    browser.storage.setItem('bank-bonuses-auth', storedText({ lasts: -60 }));
    const renewed = wireSession();
    let calls = 0;
    wire.respond(refresh, () => ((calls += 1) === 1 ? response() : Response.json(renewed)));
    const auth = browser.open('/dashboard');
    await auth.ready;
    expect(auth.getState()).toMatchObject({ status: 'signed-in' });
    expect(calls).toBe(2);
    expect(await auth.getAccessToken()).toBe(renewed.access_token);
  },
);

test.each(notFromTheService)(
  'an open page keeps its customer while each refresh is answered with %s',
  async (_, response) => {
    const browser = createBrowser();
    browser.storage.setItem('bank-bonuses-auth', storedText());
    const auth = browser.open('/dashboard', { fetch: () => Promise.resolve(response()) });
    await auth.ready;
    vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000 });
    const failure = auth.getAccessToken().catch((error: unknown) => error);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await failure).toMatchObject({ name: 'AuthError', retryable: true });
    expect(auth.getState()).toMatchObject({ status: 'signed-in' });
    expect(browser.stored()).toHaveProperty('bank-bonuses-auth');
  },
);

test.each([
  [400, 'refresh_token_not_found'],
  [400, 'refresh_token_already_used'],
  [400, 'session_not_found'],
  [400, 'session_expired'],
  [403, 'user_not_found'],
  [400, 'user_banned'],
  [400, 'validation_failed'],
])("a refresh that is answered with the service's %i %s ends the session", async (status, code) => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const auth = browser.open('/dashboard');
  await auth.ready;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  wire.respond(refresh, errorResponse(status, code, 'Invalid Refresh Token'));
  expect(await auth.getAccessToken()).toBeNull();
  await expect.poll(auth.getState).toEqual({ status: 'signed-out', hasEnded: true });
  expect(browser.stored()).toEqual({});
  expect(wire.calls()).toEqual([refresh]);
});
