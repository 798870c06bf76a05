import { expect, test } from 'vitest';
import { storedText, wireSession, wireUser } from '../testing/wireSession.ts';
import { createBrowser, createWire } from '../testing/wire.ts';

const wire = createWire();
const user = wireUser({ factors: [{ id: 'f', factor_type: 'totp', status: 'verified' }] });
const edited = wireUser({ factors: [] });

async function opened(stored: string) {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', stored);
  const auth = browser.open('/dashboard');
  await auth.ready;
  return { browser, auth };
}

test('removing the factors from the stored user does not unlock the session in an open page', async () => {
  const session = wireSession({ user });
  const { browser, auth } = await opened(JSON.stringify(session));
  browser.storage.setItem('bank-bonuses-auth', JSON.stringify({ ...session, user: edited }));
  await browser.tellOtherTabs();
  expect(auth.getState()).toMatchObject({ needsSecondFactor: true });
});

test('requireSecondFactor sets needsSecondFactor, also after an event of another tab', async () => {
  const session = wireSession({ user: edited });
  const { browser, auth } = await opened(JSON.stringify(session));
  expect(auth.getState()).toMatchObject({ needsSecondFactor: false });
  auth.requireSecondFactor(session.access_token);
  expect(auth.getState()).toMatchObject({ status: 'signed-in', needsSecondFactor: true });
  await browser.tellOtherTabs();
  expect(auth.getState()).toMatchObject({ needsSecondFactor: true });
});

test('after a renewal, needsSecondFactor follows the user that the service sends', async () => {
  const session = wireSession({ user });
  const { browser, auth } = await opened(JSON.stringify(session));
  wire.respond('POST /token?grant_type=refresh_token', () =>
    Response.json(wireSession({ user: edited })),
  );
  await auth.renewAccessToken(session.access_token);
  expect(auth.getState()).toMatchObject({ needsSecondFactor: false });
  browser.storage.setItem('bank-bonuses-auth', storedText({ user, aal: 'aal2' }));
  await browser.tellOtherTabs();
  expect(auth.getState()).toMatchObject({ needsSecondFactor: false });
});

test('requireSecondFactor ignores an old token', async () => {
  const session = wireSession({ user: edited });
  const { browser, auth } = await opened(JSON.stringify(session));
  auth.requireSecondFactor(wireSession().access_token);
  expect(auth.getState()).toMatchObject({ needsSecondFactor: false });
  auth.requireSecondFactor(session.access_token);
  auth.requireSecondFactor(wireSession().access_token);
  await browser.tellOtherTabs();
  expect(auth.getState()).toMatchObject({ needsSecondFactor: true });
});
