import { afterEach, expect, test, vi } from 'vitest';
import { createBrowser, createWire, errorResponse, openSignedIn } from '../testing/wire.ts';
import { wireSession } from '../testing/wireSession.ts';

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
  ['a 500 of the service', () => errorResponse(500, 'unexpected_failure', 'Unexpected failure')],
  ['the 200 of a captive portal', () => html(200)],
  ['a 404 in JSON without a code', () => Response.json({ error: 'Not Found' }, { status: 404 })],
  ['a 401 of a gateway', () => Response.json({ message: 'No API key' }, { status: 401 })],
  ['200 null', () => Response.json(null)],
  ['200 without a user', () => Response.json({ ...wireSession(), user: undefined })],
];

test.each(notFromTheService)(
  'a refresh that is answered with %s keeps the session and is retried',
  async (_, response) => {
    const renewed = wireSession();
    let calls = 0;
    wire.respond(refresh, () => ((calls += 1) === 1 ? response() : Response.json(renewed)));
    const { auth } = await openSignedIn({ lasts: -60 });
    expect(auth.getState()).toMatchObject({ status: 'signed-in' });
    expect(calls).toBe(2);
    expect(await auth.getAccessToken()).toBe(renewed.access_token);
  },
);

test('an open page keeps its customer while each refresh is answered by a captive portal', async () => {
  const browser = createBrowser({});
  const auth = browser.open('/dashboard', { fetch: () => Promise.resolve(html(200)) });
  await auth.ready;
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000 });
  const failure = auth.getAccessToken().catch((error: unknown) => error);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await failure).toMatchObject({ name: 'AuthError', retryable: true });
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  expect(browser.stored()).toHaveProperty('bank-bonuses-auth');
});

test.each([
  [400, 'refresh_token_not_found'],
  [400, 'refresh_token_already_used'],
  [400, 'session_not_found'],
  [400, 'session_expired'],
  [403, 'user_not_found'],
  [400, 'user_banned'],
  [400, 'validation_failed'],
])("a refresh that is answered with the service's %i %s ends the session", async (status, code) => {
  const { browser, auth } = await openSignedIn();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  wire.respond(refresh, errorResponse(status, code, 'Invalid Refresh Token'));
  expect(await auth.getAccessToken()).toBeNull();
  await expect.poll(auth.getState).toEqual({ status: 'signed-out', hasEnded: true });
  expect(browser.stored()).toEqual({});
  expect(wire.calls()).toEqual([refresh]);
});

const calls = ['over_request_rate_limit', 'Request rate limit reached'] as const;
const mails = ['over_email_send_rate_limit', 'email rate limit exceeded'] as const;

test.each([
  [calls, '600', 'Too many attempts. Please try again in 10 minutes.', 600],
  [calls, '89', 'Too many attempts. Please try again in 89 seconds.', 89],
  [calls, '1', 'Too many attempts. Please try again in 1 second.', 1],
  [calls, 'soon', 'Too many attempts. Please try again in 5 minutes.', 300],
  [calls, '', 'Too many attempts. Please try again in 5 minutes.', 300],
  [mails, '', 'Too many emails were requested. Please try again in an hour.', undefined],
  [['over_email_send_rate_limit', 'Only after 37 seconds.'], '60', 'Only after 37 seconds.', 37],
] as const)(
  'the text of a 429 %j with Retry-After %j is %j',
  async ([code, message], retryAfter, text, retryAfterSeconds) => {
    const rejected = errorResponse(429, code, message);
    if (retryAfter) rejected.headers.set('retry-after', retryAfter);
    wire.respond('POST /token?grant_type=password', rejected);
    const auth = createBrowser().open();
    await expect(
      auth.signIn({ email: 'alex.rivera@example.com', password: 'a password' }),
    ).rejects.toMatchObject({ message: text, code, retryable: true, retryAfterSeconds });
  },
);
