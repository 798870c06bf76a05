import { expect, test, vi } from 'vitest';
import { otherUser, storedText, wireSession } from '../testing/wireSession.ts';
import { createBrowser, createLateResponse, createWire } from '../testing/wire.ts';

const wire = createWire();

async function twoTabs() {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const [here, there] = [browser.open('/settings'), browser.open('/accounts')];
  await Promise.all([here.ready, there.ready]);
  wire.respond('POST /logout', new Response(null, { status: 204 }));
  return { browser, here, there };
}

test('lock removes the session at once and sets hasEnded in each tab', async () => {
  const { browser, here, there } = await twoTabs();
  const logout = createLateResponse();
  wire.respond('POST /logout', logout.respond);
  here.lock();
  expect(here.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  expect(JSON.stringify(browser.stored())).not.toMatch(/token|@/);
  browser.tellOtherTabs();
  expect(there.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  await expect.poll(wire.calls).toEqual(['POST /logout']);
  logout.resolve(new Response(null, { status: 204 }));
});

test('a logout clears storage and does not set hasEnded, even if an earlier session was locked', async () => {
  const { browser, here, there } = await twoTabs();
  here.lock();
  browser.tellOtherTabs();
  wire.respond('POST /token?grant_type=password', () =>
    Response.json(wireSession({ sessionId: 'session-b' })),
  );
  await here.signIn({ email: 'alex.rivera@example.com', password: 'correct horse' });
  browser.tellOtherTabs();
  await here.signOut();
  browser.tellOtherTabs();
  expect(here.getState()).toEqual({ status: 'signed-out' });
  expect(there.getState()).toEqual({ status: 'signed-out' });
  expect(browser.stored()).toEqual({});
});

test('lock signs out every tab even if storage is full', async () => {
  const { browser, here, there } = await twoTabs();
  vi.spyOn(browser.storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  here.lock();
  browser.tellOtherTabs();
  expect(browser.stored()).toEqual({});
  expect(there.getState().status).toBe('signed-out');
});

test('getSessionAge returns the id and age of a session that another tab has started', async () => {
  const { browser, here } = await twoTabs();
  browser.storage.setItem(
    'bank-bonuses-auth',
    storedText({ user: otherUser, sessionId: 'session-b' }),
  );
  browser.tellOtherTabs();
  expect(here.getSessionAge()).toEqual({ sessionId: 'session-b', ageMs: 0 });
});

test('getSessionAge uses only the clock of the service', async () => {
  const browser = createBrowser();
  const issuedAt = 1_700_000_000;
  const amr = [
    { method: 'totp', timestamp: issuedAt - 60 },
    { method: 'password', timestamp: issuedAt - 7_200 },
  ];
  browser.storage.setItem('bank-bonuses-auth', storedText({ claims: { iat: issuedAt, amr } }));
  const auth = browser.open('/dashboard');
  await auth.ready;
  expect(auth.getSessionAge()).toEqual({ sessionId: 'session-a', ageMs: 7_200_000 });
});

test.each([
  { iat: 'soon' },
  { iat: 5, amr: [{}] },
  { iat: 5, amr: [] },
  { iat: 5, amr: 'password' },
])('getSessionAge returns the age 0 for a token with the claims %j', async (claims) => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText({ claims }));
  const auth = browser.open('/dashboard');
  await auth.ready;
  expect(auth.getSessionAge()).toEqual({ sessionId: 'session-a', ageMs: 0 });
});
