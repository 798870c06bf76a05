import { expect, test } from 'vitest';
import { createBrowser, createWire, errorResponse } from '../testing/wire.ts';
import { otherUser, storedText, wireSession, wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const address = () => window.location.pathname + window.location.search + window.location.hash;
const recoveryLink = '/reset-password?token_hash=pkce_ab12&type=recovery';
const confirmationLink = '/auth/callback?token_hash=ab12&type=signup';

test.each([
  [recoveryLink, 'recovery'],
  [confirmationLink, 'confirmation'],
])(
  'opening %s sends no request and does not change the URL, so that a reload works',
  async (link, purpose) => {
    const auth = createBrowser().open(link);
    expect(await auth.redirectResult).toEqual({ kind: 'unverified', purpose });
    await auth.ready;
    expect(auth.getState()).toEqual({ status: 'signed-out' });
    expect(address()).toBe(link);
    expect(wire.calls()).toEqual([]);
  },
);

test('verifyLink starts a session in any browser and removes the token hash from the URL', async () => {
  wire.respond('POST /verify', () => Response.json(wireSession()));
  const auth = createBrowser().open(recoveryLink);
  expect(await auth.verifyLink()).toEqual({ kind: 'recovery' });
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  expect(wire.seen[0]?.body).toMatchObject({ token_hash: 'pkce_ab12', type: 'recovery' });
  expect(address()).toBe('/reset-password?type=recovery');
});

test('verifyLink sends one request for repeated calls', async () => {
  wire.respond('POST /verify', () => Response.json(wireSession()));
  const auth = createBrowser().open(confirmationLink);
  const results = await Promise.all([auth.verifyLink(), auth.verifyLink()]);
  results.push(await auth.verifyLink());
  expect(results).toEqual(Array(3).fill({ kind: 'signed-in' }));
  expect(wire.calls()).toEqual(['POST /verify']);
});

test('verifyLink can be repeated when there was no network', async () => {
  wire.respond('POST /verify', () => Response.error());
  const auth = createBrowser().open(recoveryLink);
  expect(await auth.verifyLink()).toMatchObject({ kind: 'failed', reason: 'unreachable' });
  expect(address()).toBe(recoveryLink);
  wire.respond('POST /verify', () => Response.json(wireSession()));
  expect(await auth.verifyLink()).toEqual({ kind: 'recovery' });
});

test('verifyLink returns the reason expired for an expired link', async () => {
  wire.respond(
    'POST /verify',
    errorResponse(403, 'otp_expired', 'Email link is invalid or has expired'),
  );
  const auth = createBrowser().open(confirmationLink);
  expect(await auth.verifyLink()).toMatchObject({ kind: 'failed', reason: 'expired' });
  expect(wire.seen[0]?.body).toMatchObject({ type: 'email' });
  expect(address()).toBe('/auth/callback?type=signup');
});

test('verifyLink returns the reason unknown if the response has no session', async () => {
  wire.respond('POST /verify', Response.json(wireUser()));
  const auth = createBrowser().open(recoveryLink);
  expect(await auth.verifyLink()).toMatchObject({ kind: 'failed', reason: 'unknown' });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('an existing session is replaced only when verifyLink is called', async () => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText({ user: otherUser }));
  const auth = browser.open(recoveryLink);
  await auth.ready;
  expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
  wire.respond('POST /verify', () => Response.json(wireSession()));
  await auth.verifyLink();
  expect(auth.getState()).toMatchObject({ user: { email: 'alex.rivera@example.com' } });
});
