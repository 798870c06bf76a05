import { expect, test } from 'vitest';
import { unreachableText } from '../authMessages.ts';
import { createBrowser, createWire, errorResponse } from '../testing/wire.ts';
import { storedText, wireSession, wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const callback = '/auth/callback?provider=google';
const address = () => window.location.pathname + window.location.search + window.location.hash;

const settings = (external: Record<string, unknown> = { google: true, apple: false }) =>
  wire.respond('GET /settings', Response.json({ external }));

async function browserThatWentToGoogle() {
  settings();
  const browser = createBrowser();
  await browser
    .open()
    .loadProviders()
    .then(({ beginSignIn }) => beginSignIn('google'));
  return browser;
}

test('beginSignIn returns a URL with the provider, the redirect URL and a PKCE challenge', async () => {
  settings();
  const url = new URL(
    await createBrowser()
      .open()
      .loadProviders()
      .then(({ beginSignIn }) => beginSignIn('google')),
  );
  expect(url.origin + url.pathname).toBe('http://localhost:3000/auth/v1/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    provider: 'google',
    redirect_to: `http://localhost:3000${callback}`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: 's256',
  });
  expect(wire.seen[0]?.headers.get('apikey')).toBe('sb_publishable_test');
});

test('beginSignIn rejects with provider_disabled for a disabled provider', async () => {
  settings();
  const browser = createBrowser();
  await expect(
    browser
      .open()
      .loadProviders()
      .then(({ beginSignIn }) => beginSignIn('apple')),
  ).rejects.toMatchObject({
    code: 'provider_disabled',
    message:
      'You cannot continue with Apple right now. Please log in with your email address and password.',
  });
  expect(browser.stored()).toEqual({});
});

test('beginSignIn returns a URL if the settings of the service list no providers', async () => {
  wire.respond('GET /settings', Response.json({}));
  expect(
    await createBrowser()
      .open()
      .loadProviders()
      .then(({ beginSignIn }) => beginSignIn('apple')),
  ).toContain('provider=apple');
});

test('beginSignIn rejects as retryable without a network', async () => {
  wire.respond('GET /settings', () => Response.error());
  await expect(
    createBrowser()
      .open()
      .loadProviders()
      .then(({ beginSignIn }) => beginSignIn('google')),
  ).rejects.toMatchObject({
    message: unreachableText(),
    retryable: true,
  });
});

test('a visitor who returns from the provider is signed in with the stored verifier', async () => {
  const browser = await browserThatWentToGoogle();
  const user = wireUser({ app_metadata: { provider: 'google', providers: ['google'] } });
  wire.respond('POST /token?grant_type=pkce', () => Response.json(wireSession({ user })));
  const auth = browser.open(`${callback}&code=5f0e`);
  expect(await auth.redirectResult).toEqual({ kind: 'signed-in' });
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { lacksPassword: true } });
  expect(address()).toBe(callback);
  expect(wire.seen.at(-1)?.body).toEqual({
    auth_code: '5f0e',
    code_verifier: expect.stringMatching(/^[0-9a-f]{112}$/) as string,
  });
});

test("the provider's own tokens are not stored", async () => {
  const browser = await browserThatWentToGoogle();
  const tokens = { provider_token: 'google-1', provider_refresh_token: 'google-2' };
  wire.respond('POST /token?grant_type=pkce', () => Response.json({ ...wireSession(), ...tokens }));
  const auth = browser.open(`${callback}&code=5f0e`);
  expect(await auth.redirectResult).toEqual({ kind: 'signed-in' });
  expect(JSON.stringify(browser.stored())).toContain('refresh_token');
  expect(JSON.stringify(browser.stored())).not.toMatch(/google-\d/);
});

test.each([
  ['error=access_denied&error_description=No', 'access_denied'],
  ['error=server_error&error_code=provider_disabled&error_description=x', 'provider_disabled'],
  ['error_description=x', 'unknown'],
])(
  'for a provider that returns %s, the result contains the error code but not the error text',
  async (query, errorCode) => {
    const browser = await browserThatWentToGoogle();
    const auth = browser.open(`${callback}&${query}#${query}&sb=`);
    expect(await auth.redirectResult).toEqual({
      kind: 'provider-failed',
      provider: 'google',
      errorCode,
    });
    expect(address()).toBe(callback);
  },
);

test.each([
  [422, 'flow_state_expired'],
  [404, 'flow_state_not_found'],
  [400, 'bad_code_verifier'],
])(
  'a code that is rejected with %d %s is removed from the URL, and the result contains the error code',
  async (status, code) => {
    const browser = await browserThatWentToGoogle();
    wire.respond('POST /token?grant_type=pkce', errorResponse(status, code, 'refused'));
    const auth = browser.open(`${callback}&code=5f0e`);
    expect(await auth.redirectResult).toMatchObject({ kind: 'provider-failed', errorCode: code });
    expect(auth.getState()).toEqual({ status: 'signed-out' });
    expect(address()).toBe(callback);
  },
);

test('a code without a stored verifier is not sent to the service', async () => {
  const auth = createBrowser().open(`${callback}&code=5f0e`);
  expect(await auth.redirectResult).toMatchObject({
    kind: 'provider-failed',
    errorCode: 'pkce_code_verifier_not_found',
  });
  expect(wire.calls()).toEqual([]);
});

test('opening a used code again does not end the session that it started', async () => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const auth = browser.open(`${callback}&code=5f0e`);
  await auth.ready;
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('a code is removed from the URL if no response arrives, because the client has removed its verifier', async () => {
  const browser = await browserThatWentToGoogle();
  wire.respond('POST /token?grant_type=pkce', () => Response.error());
  const auth = browser.open(`${callback}&code=5f0e`);
  expect(await auth.redirectResult).toMatchObject({ kind: 'provider-failed' });
  expect(address()).toBe(callback);
});
