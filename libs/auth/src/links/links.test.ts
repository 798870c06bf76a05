import { expect, test } from 'vitest';
import { unreachableText } from '../texts.ts';
import { createBrowser, createWire, errorResponse, openSignedIn } from '../testing/wire.ts';
import { otherUser, wireSession, wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const exchange = 'POST /token?grant_type=pkce';
const address = () => window.location.pathname + window.location.search + window.location.hash;
const email = 'alex.rivera@example.com';

/** Creates a browser that requested a recovery mail and stored the one-time verifier. */
async function browserThatAskedForRecovery() {
  wire.respond('POST /recover', Response.json({}));
  const browser = createBrowser();
  await browser.open('/reset-password').requestPasswordReset(email);
  return browser;
}

async function browserThatSignedUp() {
  wire.respond('POST /signup', Response.json(wireUser()));
  const browser = createBrowser();
  const account = { email, password: 'correct horse', fullName: 'Alex' };
  await browser.open('/register').signUp(account);
  return browser;
}

async function begin(provider: string, browser = createBrowser()) {
  const { beginSignIn } = await browser.open().loadProviders();
  return beginSignIn(provider);
}

async function browserThatWentToGoogle() {
  wire.respond('GET /settings', Response.json({ external: { google: true } }));
  const browser = createBrowser();
  await begin('google', browser);
  return browser;
}

const recoveryLink = '/reset-password?code=5f0e&type=recovery';
const confirmationLink = '/auth/callback?code=5f0e';
const providerLink = '/auth/callback?provider=google&code=5f0e';

test('requestPasswordReset adds type=recovery to the redirect URL, because the service does not add it', async () => {
  await browserThatAskedForRecovery();
  expect(wire.seen[0]?.query['redirect_to']).toBe(
    'http://localhost:3000/reset-password?type=recovery',
  );
  expect(wire.seen[0]?.body).toMatchObject({ code_challenge_method: 's256' });
});

test.each([
  ['recovery', browserThatAskedForRecovery, recoveryLink, 'recovery'],
  ['confirmation', browserThatSignedUp, confirmationLink, 'signed-in'],
  ['provider', browserThatWentToGoogle, providerLink, 'signed-in'],
] as const)(
  'a %s link in the same browser starts a session, and its code is removed from the URL',
  async (_what, prepare, link, kind) => {
    const browser = await prepare();
    const providerTokens = { provider_token: 'google-1', provider_refresh_token: 'google-2' };
    const user = wireUser({ app_metadata: { provider: 'google', providers: ['google'] } });
    wire.respond(exchange, () => Response.json({ ...wireSession({ user }), ...providerTokens }));
    const auth = browser.open(link);
    expect(await auth.redirectResult).toEqual({ kind });
    expect(auth.getState()).toMatchObject({
      status: 'signed-in',
      user: { email, lacksPassword: true },
    });
    expect(address()).toBe(link.replace(/code=5f0e&|.code=5f0e$/, ''));
    expect(wire.seen.at(-1)?.body).toEqual({
      auth_code: '5f0e',
      code_verifier: expect.stringMatching(/^[0-9a-f]{112}$/) as string,
    });
    expect(JSON.stringify(browser.stored())).toContain('refresh_token');
    expect(JSON.stringify(browser.stored())).not.toMatch(/google-\d/);
  },
);

test.each([
  ['recovery', recoveryLink, { kind: 'failed', reason: 'other-browser' }],
  ['confirmation', confirmationLink, { kind: 'confirmed-elsewhere', isProved: false }],
  [
    'provider',
    providerLink,
    { kind: 'provider-failed', errorCode: 'pkce_code_verifier_not_found' },
  ],
])('a %s link from another browser fails without a request', async (_what, link, result) => {
  const auth = createBrowser().open(link);
  expect(await auth.redirectResult).toMatchObject(result);
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(wire.calls()).toEqual([]);
  expect(address()).not.toContain('5f0e');
});

test.each([
  [422, 'flow_state_expired', 'expired', true],
  [404, 'flow_state_not_found', 'used', false],
  [400, 'bad_code_verifier', 'other-browser', true],
  [400, 'validation_failed', 'unknown', false],
  // The client has removed its verifier, so the code cannot be sent again.
  [0, '', 'unknown', false],
])(
  'a code that is rejected with %d %s is removed, and its result is %s or isProved: %s',
  async (status, code, reason, isProved) => {
    const response = () => (status ? errorResponse(status, code, 'No') : Response.error());
    for (const [prepare, link, result] of [
      [browserThatAskedForRecovery, recoveryLink, { kind: 'failed', reason }],
      [browserThatSignedUp, confirmationLink, { kind: 'confirmed-elsewhere', isProved }],
      [browserThatWentToGoogle, providerLink, { kind: 'provider-failed', errorCode: code }],
    ] as const) {
      const browser = await prepare();
      wire.respond(exchange, response);
      const auth = browser.open(link);
      expect(await auth.redirectResult).toMatchObject(result);
      expect(auth.getState()).toEqual({ status: 'signed-out' });
      expect(address()).not.toContain('5f0e');
    }
  },
);

test('a recovery link starts a session although an older session in this browser is over', async () => {
  const browser = await browserThatAskedForRecovery();
  browser.store({ user: otherUser, lasts: -60 });
  wire.respond(exchange, () => Response.json(wireSession()));
  const auth = browser.open(recoveryLink);
  expect(await auth.redirectResult).toEqual({ kind: 'recovery' });
  expect(auth.getState()).toMatchObject({ user: { id: wireUser().id } });
  expect(wire.calls()).not.toContain('POST /token?grant_type=refresh_token');
});

test.each(['/auth/callback?error=access_denied&error_code=otp_expired', providerLink])(
  'the failed link %s does not end the existing session',
  async (link) => {
    const { auth } = await openSignedIn({ user: otherUser }, link);
    expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
  },
);

const words = 'error_description=Call+us+at+555-0100';

test.each([
  [`?error=access_denied&error_code=otp_expired&${words}`, { reason: 'expired' }],
  ['?error_code=constructor', { reason: 'unknown' }],
  ['?code=5f0e&error_code=otp_expired', { reason: 'expired' }],
  ['?token_hash=5f0e&error_code=otp_expired', { reason: 'expired' }],
  ['#access_token=x.y.z&refresh_token=r', { reason: 'unknown' }],
  [`?provider=google&error=access_denied&${words}`, { errorCode: 'access_denied' }],
  [
    '?provider=google&error=server_error&error_code=provider_disabled',
    { errorCode: 'provider_disabled' },
  ],
  [`?provider=google&${words}`, { errorCode: 'unknown' }],
])('the error in %s is recognized and removed, and its text is ignored', async (url, result) => {
  for (const rest of [url, url.replace('?', '#')]) {
    const auth = createBrowser().open(`/auth/callback${rest}`);
    const known = await auth.redirectResult;
    if (rest === url) expect(known).toMatchObject(result);
    expect(JSON.stringify(known)).not.toContain('555-0100');
    expect(address()).toMatch(/^\/auth\/callback(\?provider=google)?$/);
    expect(wire.calls()).toEqual([]);
  }
});

test('a URL without redirect parameters is not changed, nor is the history state', async () => {
  const auth = createBrowser().open('/register?ref=SAM50#top');
  expect(await auth.redirectResult).toEqual({ kind: 'none' });
  expect(address()).toBe('/register?ref=SAM50#top');
});

test('only the one-time values are removed, and the history state stays', async () => {
  window.history.replaceState({ idx: 3 }, '', '/auth/callback?ref=a&error=b&type=signup');
  const { removeOneTimeValues } = await import('./readLink.ts');
  removeOneTimeValues();
  expect(address()).toBe('/auth/callback?ref=a&type=signup');
  expect(window.history.state).toEqual({ idx: 3 });
});

const hashLink = '/reset-password?token_hash=pkce_ab12&type=recovery';
const hashConfirmation = '/auth/callback?token_hash=ab12&type=signup';

test.each([
  [hashLink, 'recovery'],
  [hashConfirmation, 'confirmation'],
])(
  'opening %s sends no request and does not change the URL, so that a reload works',
  async (link, purpose) => {
    const auth = createBrowser().open(link);
    expect(await auth.redirectResult).toEqual({ kind: 'unverified', purpose });
    expect(auth.getState()).toEqual({ status: 'signed-out' });
    expect(address()).toBe(link);
    expect(wire.calls()).toEqual([]);
  },
);

test('verifyLink replaces the session in any browser and removes the token hash from the URL', async () => {
  wire.respond('POST /verify', () => Response.json(wireSession()));
  const { auth } = await openSignedIn({ user: otherUser }, hashLink);
  expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
  expect(await auth.verifyLink()).toEqual({ kind: 'recovery' });
  expect(auth.getState()).toMatchObject({ user: { email } });
  expect(wire.seen[0]?.body).toMatchObject({ token_hash: 'pkce_ab12', type: 'recovery' });
  expect(address()).toBe('/reset-password?type=recovery');
});

test.each([
  ['no network', () => Response.error(), /could not reach/],
  [
    'a rate limit',
    () => errorResponse(429, 'over_request_rate_limit', 'Slow down'),
    /try again in a few minutes/,
  ],
])('verifyLink can be repeated after %s', async (_what, response, text) => {
  wire.respond('POST /verify', response);
  const auth = createBrowser().open(hashLink);
  expect(await auth.verifyLink()).toMatchObject({
    kind: 'failed',
    reason: 'unreachable',
    message: expect.stringMatching(text) as string,
  });
  expect(address()).toBe(hashLink);
  wire.respond('POST /verify', () => Response.json(wireSession()));
  expect(await auth.verifyLink()).toEqual({ kind: 'recovery' });
});

test('verifyLink returns the reason expired for an expired link', async () => {
  wire.respond('POST /verify', errorResponse(403, 'otp_expired', 'Email link is invalid'));
  const auth = createBrowser().open(hashConfirmation);
  expect(await auth.verifyLink()).toMatchObject({ kind: 'failed', reason: 'expired' });
  expect(wire.seen[0]?.body).toMatchObject({ type: 'email' });
  expect(address()).toBe('/auth/callback?type=signup');
});

test('verifyLink returns the reason unknown if the response has no session', async () => {
  wire.respond('POST /verify', Response.json(wireUser()));
  const auth = createBrowser().open(hashLink);
  expect(await auth.verifyLink()).toMatchObject({ kind: 'failed', reason: 'unknown' });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('beginSignIn returns a URL with the provider, the redirect URL and a PKCE challenge', async () => {
  // A service whose settings list no providers.
  wire.respond('GET /settings', Response.json({}));
  const url = new URL(await begin('google'));
  expect(url.origin + url.pathname).toBe('http://localhost:3000/auth/v1/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    provider: 'google',
    redirect_to: 'http://localhost:3000/auth/callback?provider=google',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: 's256',
  });
  expect(wire.seen[0]?.headers.get('apikey')).toBe('sb_publishable_test');
});

test('beginSignIn rejects with provider_disabled for a disabled provider', async () => {
  wire.respond('GET /settings', Response.json({ external: { google: true, apple: false } }));
  await expect(begin('apple')).rejects.toMatchObject({
    code: 'provider_disabled',
    message:
      'You cannot continue with Apple right now. Please log in with your email address and password.',
  });
});

test('beginSignIn rejects as retryable without a network', async () => {
  wire.respond('GET /settings', () => Response.error());
  const message = unreachableText();
  await expect(begin('google')).rejects.toMatchObject({ message, retryable: true });
});
