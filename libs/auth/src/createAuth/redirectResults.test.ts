import { expect, test } from 'vitest';
import { storedText, wireSession, wireUser, otherUser } from '../testing/wireSession.ts';
import { createBrowser, errorResponse, createWire } from '../testing/wire.ts';

const wire = createWire();
const address = () => window.location.pathname + window.location.search + window.location.hash;

/** Creates a browser that requested a recovery mail and stored the one-time verifier. */
async function browserThatAskedForRecovery() {
  wire.respond('POST /recover', Response.json({}));
  const browser = createBrowser();
  await browser.open('/reset-password').requestPasswordReset('alex.rivera@example.com');
  return browser;
}

async function browserThatSignedUp() {
  wire.respond('POST /signup', Response.json(wireUser()));
  const browser = createBrowser();
  const account = { email: 'alex.rivera@example.com', password: 'correct horse', fullName: 'Alex' };
  await browser.open('/register').signUp(account);
  return browser;
}

const recoveryLink = '/reset-password?code=5f0e&type=recovery';

test('a recovery link in the same browser starts a session, and its code is removed from the URL', async () => {
  const browser = await browserThatAskedForRecovery();
  wire.respond('POST /token?grant_type=pkce', () => Response.json(wireSession()));
  const auth = browser.open(recoveryLink);
  expect(await auth.redirectResult).toEqual({ kind: 'recovery' });
  expect(auth.getState()).toMatchObject({
    status: 'signed-in',
    user: { email: 'alex.rivera@example.com' },
  });
  expect(address()).toBe('/reset-password?type=recovery');
  expect(wire.seen.at(-1)?.body).toEqual({
    auth_code: '5f0e',
    code_verifier: expect.stringMatching(/^[0-9a-f]{112}$/) as string,
  });
});

test('requestPasswordReset adds type=recovery to the redirect URL, because the service does not add it', async () => {
  await browserThatAskedForRecovery();
  expect(wire.seen[0]?.query['redirect_to']).toBe(
    'http://localhost:3000/reset-password?type=recovery',
  );
  expect(wire.seen[0]?.body).toMatchObject({ code_challenge_method: 's256' });
});

test('a recovery link from another browser fails with other-browser, without a request', async () => {
  const auth = createBrowser().open(recoveryLink);
  expect(await auth.redirectResult).toMatchObject({ kind: 'failed', reason: 'other-browser' });
  await auth.ready;
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(wire.calls()).toEqual([]);
  expect(address()).toBe('/reset-password?type=recovery');
});

test.each([
  [422, 'flow_state_expired', 'expired', 'invalid flow state, flow state has expired'],
  [404, 'flow_state_not_found', 'used', 'invalid flow state, no valid flow state found'],
  [400, 'bad_code_verifier', 'other-browser', 'code challenge does not match'],
  [400, 'validation_failed', 'unknown', 'invalid request'],
])(
  'a recovery code rejected with %d %s is removed from the URL and returns the reason %s',
  async (status, code, reason, text) => {
    const browser = await browserThatAskedForRecovery();
    wire.respond('POST /token?grant_type=pkce', errorResponse(status, code, text));
    const auth = browser.open(recoveryLink);
    expect(await auth.redirectResult).toMatchObject({ kind: 'failed', reason });
    expect(auth.getState()).toEqual({ status: 'signed-out' });
    expect(address()).toBe('/reset-password?type=recovery');
  },
);

test('a recovery code that gets no response is removed from the URL, because it cannot be sent again', async () => {
  const browser = await browserThatAskedForRecovery();
  wire.respond('POST /token?grant_type=pkce', () => Response.error());
  const auth = browser.open(recoveryLink);
  expect(await auth.redirectResult).toMatchObject({ kind: 'failed', reason: 'unknown' });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(address()).toBe('/reset-password?type=recovery');
});

test('a recovery link starts a session although an older session in this browser is over', async () => {
  const browser = await browserThatAskedForRecovery();
  browser.storage.setItem('bank-bonuses-auth', storedText({ user: otherUser, lasts: -60 }));
  wire.respond('POST /token?grant_type=pkce', () => Response.json(wireSession()));
  const auth = browser.open(recoveryLink);
  expect(await auth.redirectResult).toEqual({ kind: 'recovery' });
  expect(auth.getState()).toMatchObject({ user: { id: wireUser().id } });
  expect(wire.calls()).not.toContain('POST /token?grant_type=refresh_token');
});

test('an expired link is recognized by the error code in the URL, and the error text is ignored', async () => {
  const words = 'Call+us+at+555-0100';
  const query = `error=access_denied&error_code=otp_expired&error_description=${words}`;
  const auth = createBrowser().open(`/reset-password?${query}&type=recovery#${query}&sb=`);
  const redirectResult = await auth.redirectResult;
  expect(redirectResult).toMatchObject({ kind: 'failed', reason: 'expired' });
  expect(JSON.stringify(redirectResult)).not.toContain('555-0100');
  expect(address()).toBe('/reset-password?type=recovery');
  expect(wire.calls()).toEqual([]);
});

test('a failed link does not end the existing session', async () => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText({ user: otherUser }));
  const auth = browser.open('/auth/callback?error=access_denied&error_code=otp_expired');
  await auth.ready;
  expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
});

test('tokens in the fragment are rejected and removed from the URL', async () => {
  const auth = createBrowser().open(
    '/reset-password?type=recovery#access_token=x.y.z&refresh_token=r&type=recovery',
  );
  expect(await auth.redirectResult).toMatchObject({ kind: 'failed', reason: 'unknown' });
  expect(address()).toBe('/reset-password?type=recovery');
  expect(wire.calls()).toEqual([]);
});

test('a confirmation link in the same browser signs the customer in', async () => {
  const browser = await browserThatSignedUp();
  wire.respond('POST /token?grant_type=pkce', () => Response.json(wireSession()));
  const auth = browser.open('/auth/callback?code=5f0e');
  expect(await auth.redirectResult).toEqual({ kind: 'signed-in' });
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  expect(address()).toBe('/auth/callback');
});

test('a confirmation link from another browser returns confirmed-elsewhere with isProved: false', async () => {
  const auth = createBrowser().open('/auth/callback?code=5f0e');
  expect(await auth.redirectResult).toEqual({ kind: 'confirmed-elsewhere', isProved: false });
  expect(address()).toBe('/auth/callback');
  expect(wire.calls()).toEqual([]);
});

test.each([
  [422, 'flow_state_expired', true],
  [400, 'bad_code_verifier', true],
  [404, 'flow_state_not_found', false],
  [400, 'validation_failed', false],
])(
  'a confirmation code rejected with %d %s returns isProved: %s',
  async (status, code, isProved) => {
    const browser = await browserThatSignedUp();
    wire.respond('POST /token?grant_type=pkce', errorResponse(status, code, 'refused'));
    expect(await browser.open('/auth/callback?code=5f0e').redirectResult).toEqual({
      kind: 'confirmed-elsewhere',
      isProved,
    });
  },
);

test('a URL without redirect parameters is not changed', async () => {
  const auth = createBrowser().open('/register?ref=SAM50#top');
  expect(await auth.redirectResult).toEqual({ kind: 'none' });
  expect(address()).toBe('/register?ref=SAM50#top');
});

test('a stored session is restored after a reload without a request', async () => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText({ user: otherUser }));
  const auth = browser.open('/dashboard');
  expect(auth.getState()).toEqual({ status: 'loading' });
  await auth.ready;
  expect(auth.getState()).toEqual({
    status: 'signed-in',
    level: 'aal1',
    needsSecondFactor: false,
    user: {
      id: otherUser.id,
      email: 'sam.okafor@example.com',
      fullName: 'Sam Okafor',
      referralCode: 'SAM50',
      createdAt: '2026-01-15T09:00:00Z',
      lacksPassword: false,
    },
  });
  expect(wire.calls()).toEqual([]);
});

test('a session that is about to expire is refreshed before it is used', async () => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText({ lasts: 60, refreshToken: 'old' }));
  wire.respond('POST /token?grant_type=refresh_token', () => Response.json(wireSession()));
  const auth = browser.open('/dashboard');
  await auth.ready;
  expect(wire.seen.map(({ body }) => body)).toEqual([{ refresh_token: 'old' }]);
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('a session is removed from storage if its refresh is rejected', async () => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText({ lasts: -60 }));
  wire.respond(
    'POST /token?grant_type=refresh_token',
    errorResponse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  );
  const auth = browser.open('/dashboard');
  await auth.ready;
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(browser.stored()).toEqual({});
});
