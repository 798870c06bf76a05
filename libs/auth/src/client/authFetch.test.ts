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
  const { browser, auth } = await openSignedIn();
  vi.stubGlobal('fetch', () => Promise.resolve(html(200)));
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

test.each<[code: string, message: string, text: RegExp, seconds?: number]>([
  ['over_request_rate_limit', 'Request rate limit reached', /^Too many attempts\. .* few minutes/],
  ['over_email_send_rate_limit', 'email rate limit exceeded', /^Too many emails .* in an hour/],
  ['over_email_send_rate_limit', 'Only after 37 seconds.', /^Only after 37 seconds\.$/, 37],
  ['over_sms_send_rate_limit', 'Only after 1 second.', /^Only after 1 second\.$/, 1],
])(
  'a 429 %s with the text %j is explained by %s',
  async (code, message, text, retryAfterSeconds) => {
    wire.respond('POST /token?grant_type=password', errorResponse(429, code, message));
    const auth = createBrowser().open();
    await expect(
      auth.signIn({ email: 'alex.rivera@example.com', password: 'a password' }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(text) as string,
      code,
      retryable: true,
      retryAfterSeconds,
    });
  },
);
