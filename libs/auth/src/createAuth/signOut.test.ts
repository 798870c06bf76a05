import { expect, test, vi } from 'vitest';
import { otherUser, storedText, wireSession, wireUser } from '../testing/wireSession.ts';
import { createBrowser, createLateResponse, errorResponse, createWire } from '../testing/wire.ts';

const wire = createWire();
const key = 'bank-bonuses-auth';
const hasEnded = { status: 'signed-out', hasEnded: true };
const credentials = { email: 'sam.okafor@example.com', password: 'another horse' };

async function signedIn(stored = storedText()) {
  const browser = createBrowser();
  browser.storage.setItem(key, stored);
  const auth = browser.open('/dashboard');
  await auth.ready;
  return { browser, auth };
}

const noted = (status = 204) => new Response(null, { status });
const theirs = () => storedText({ user: otherUser, sessionId: 'other' });

test('signOut removes the session before the state changes, and does not wait for the service', async () => {
  const { browser, auth } = await signedIn();
  browser.storage.setItem('bank-bonuses.theme', 'dark');
  const logout = createLateResponse();
  wire.respond('POST /logout', logout.respond);
  const seen: string[] = [];
  auth.subscribe(() => seen.push(auth.getState().status, ...Object.keys(browser.stored())));
  await auth.signOut();
  expect(seen).toEqual(['signed-out', 'bank-bonuses.theme']);
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(await auth.getAccessToken()).toBeNull();
  await expect.poll(wire.calls).toEqual(['POST /logout']);
  expect(wire.seen[0]?.query).toEqual({ scope: 'local' });
  logout.resolve(noted());
});

test('only the call of a logout is kept alive when the page is left', async () => {
  const sent: [string, boolean | undefined][] = [];
  const browser = createBrowser();
  browser.storage.setItem(key, storedText({ lasts: 60 }));
  const auth = browser.open('/dashboard', {
    fetch(input, init) {
      const url = typeof input === 'string' ? input : '';
      sent.push([url.split('/auth/v1')[1] ?? '', init?.keepalive]);
      return Promise.resolve(url.includes('/logout') ? noted() : Response.json(wireSession()));
    },
  });
  await auth.ready;
  await auth.signOut();
  expect(sent).toEqual([
    ['/token?grant_type=refresh_token', false],
    ['/logout?scope=local', true],
  ]);
});

test('signOut removes the session offline, and logs the failure without personal data', async () => {
  const { browser, auth } = await signedIn();
  wire.respond('POST /logout', () => Response.error());
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await auth.signOut();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(browser.stored()).toEqual({});
  await expect
    .poll(() => log.mock.calls)
    .toEqual([['An error occurred during logout', { status: undefined, code: undefined }]]);
});

test('signOut logs nothing if the session has already ended at the service', async () => {
  const { auth } = await signedIn();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  wire.respond('POST /logout', errorResponse(403, 'session_not_found', 'Session does not exist'));
  await auth.signOut();
  await expect.poll(wire.calls).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

test('signOut sends nothing without a session', async () => {
  const auth = createBrowser().open();
  await auth.ready;
  await auth.signOut();
  expect(wire.calls()).toEqual([]);
});

test.each(['signOut', 'endSession'] as const)(
  '%s does not remove the session of another customer, and shows that customer',
  async (call) => {
    const { browser, auth } = await signedIn();
    // Another tab has stored the session, but this tab has not received the `storage` event yet.
    const stored = theirs();
    browser.storage.setItem(key, stored);
    await auth[call]();
    expect(browser.stored()).toEqual({ [key]: stored });
    expect(wire.calls()).toEqual([]);
    expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
  },
);

test('signOut ends the session that another tab has refreshed, with its newest token', async () => {
  const { browser, auth } = await signedIn();
  const refreshed = wireSession();
  browser.storage.setItem(key, JSON.stringify(refreshed));
  wire.respond('POST /logout', noted());
  await auth.signOut();
  expect(browser.stored()).toEqual({});
  await expect.poll(wire.calls).toHaveLength(1);
  expect(wire.seen[0]?.headers.get('authorization')).toBe(`Bearer ${refreshed.access_token}`);
});

test('endSession sets hasEnded, and only ends the session of the given token', async () => {
  const { browser, auth } = await signedIn();
  wire.respond('POST /logout', noted());
  await auth.endSession('an old token');
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  await auth.endSession((await auth.getAccessToken()) ?? '');
  expect(auth.getState()).toEqual(hasEnded);
  expect(browser.stored()).toEqual({});
  await expect.poll(wire.calls).toEqual(['POST /logout']);
});

test('hasEnded stays until the next login, and is not set by the logout after it', async () => {
  const { browser, auth } = await signedIn();
  wire.respond('POST /logout', noted());
  wire.respond('POST /token?grant_type=password', () => Response.json(wireSession()));
  await auth.endSession();
  await browser.tellOtherTabs();
  expect(auth.getState()).toEqual(hasEnded);
  await auth.signIn(credentials);
  await auth.signOut();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('another tab ends with the session, and neither removes nor sends anything', async () => {
  const { browser, auth: here } = await signedIn();
  const there = browser.open('/accounts');
  await there.ready;
  wire.respond('POST /logout', noted());
  await here.signOut();
  await browser.tellOtherTabs();
  expect(there.getState()).toEqual(hasEnded);
  expect(await there.getAccessToken()).toBeNull();
  await expect.poll(wire.calls).toEqual(['POST /logout']);
});

test.each([
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['resume', () => document.dispatchEvent(new Event('resume'))],
  // When another tab clears all of storage, the `key` of the event is null.
  ['storage', () => window.dispatchEvent(new StorageEvent('storage', { key: null }))],
])('a frozen tab ends at the event %s if the session was removed', async (_, wake) => {
  const { browser, auth: frozen } = await signedIn();
  browser.storage.removeItem(key);
  expect(frozen.getState()).toMatchObject({ status: 'signed-in' });
  wake();
  await expect.poll(frozen.getState).toEqual(hasEnded);
});

test('a login in another tab also logs in a tab of the login page', async () => {
  const browser = createBrowser();
  const auth = browser.open();
  await auth.ready;
  browser.storage.setItem(key, storedText());
  await browser.tellOtherTabs();
  await expect.poll(auth.getState).toMatchObject({ status: 'signed-in' });
});

test('a tab shows the customer who has logged in in another tab', async () => {
  const { browser, auth } = await signedIn();
  browser.storage.setItem(key, theirs());
  await browser.tellOtherTabs();
  expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
});

test("the token of another customer is not returned to this customer's page", async () => {
  const { browser, auth } = await signedIn();
  browser.storage.setItem(key, theirs());
  await expect(auth.getAccessToken()).rejects.toMatchObject({ code: 'session_ended' });
});

test.each(['here', 'in another tab'])(
  'a refresh that is answered after a logout %s stores nothing',
  async (where) => {
    const { browser, auth } = await signedIn();
    browser.storage.setItem(key, storedText({ lasts: -5 }));
    const refresh = createLateResponse();
    wire.respond('POST /token?grant_type=refresh_token', refresh.respond);
    wire.respond('POST /logout', noted());
    const token = auth.getAccessToken();
    await expect.poll(wire.calls).toHaveLength(1);
    if (where === 'here') await auth.signOut();
    else browser.storage.removeItem(key);
    refresh.resolve(Response.json(wireSession()));
    expect(await token).toBeNull();
    expect(browser.stored()).toEqual({});
    expect(auth.getState()).toMatchObject({ status: 'signed-out' });
  },
);

test.each([
  ['a login', 'POST /token?grant_type=password'],
  ['a change of the password', 'PUT /user'],
])('%s that is answered after a logout stores nothing', async (_, call) => {
  const { browser, auth } = await signedIn();
  const late = createLateResponse();
  wire.respond(call, late.respond);
  wire.respond('POST /logout', noted());
  const pending = call.startsWith('PUT')
    ? auth.updatePassword('another horse')
    : auth.signIn(credentials);
  const failure = pending.catch((error: unknown) => error);
  await expect.poll(wire.calls).toHaveLength(1);
  await auth.signOut();
  late.resolve(Response.json(call.startsWith('PUT') ? wireUser() : wireSession()));
  expect(await failure).toMatchObject({ name: 'AuthError' });
  expect(browser.stored()).toEqual({});
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('a response that arrives after another customer has logged in in another tab stores nothing', async () => {
  const { browser, auth } = await signedIn();
  const late = createLateResponse();
  wire.respond('PUT /user', late.respond);
  const failure = auth.updatePassword('another horse').catch((error: unknown) => error);
  await expect.poll(wire.calls).toEqual(['PUT /user']);
  const stored = theirs();
  browser.storage.setItem(key, stored);
  await browser.tellOtherTabs();
  late.resolve(Response.json(wireUser()));
  expect(await failure).toMatchObject({ name: 'AuthError' });
  expect(browser.stored()).toEqual({ [key]: stored });
});

test("updatePassword does not change another customer's password", async () => {
  const { browser, auth } = await signedIn();
  browser.storage.setItem(key, theirs());
  await expect(auth.updatePassword('another horse')).rejects.toMatchObject({
    code: 'session_ended',
  });
  expect(wire.calls()).toEqual([]);
});

test('the login page after an ended session knows it, unless there is a new session', async () => {
  const browser = createBrowser();
  const auth = browser.open('/login', { hasEnded: true });
  expect(auth.getState()).toEqual(hasEnded);
  browser.storage.setItem(key, storedText());
  const next = browser.open('/login', { hasEnded: true });
  await next.ready;
  expect(next.getState()).toMatchObject({ status: 'signed-in' });
});

test('another customer can log in after a logout', async () => {
  const { auth } = await signedIn();
  wire.respond('POST /logout', noted());
  wire.respond('POST /token?grant_type=password', () =>
    Response.json(wireSession({ user: otherUser, sessionId: 'other' })),
  );
  await auth.signOut();
  await auth.signIn(credentials);
  expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
});
