import { expect, test, vi } from 'vitest';
import { otherUser, storedText, wireSession, wireUser } from '../testing/wireSession.ts';
import { createBrowser, createLateResponse, errorResponse, createWire } from '../testing/wire.ts';

const wire = createWire();

async function signedIn(stored = storedText()) {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', stored);
  const auth = browser.open('/dashboard');
  await auth.ready;
  return { browser, auth };
}

const noted = (status = 204) => new Response(null, { status });

test('signOut clears the stored session and the state at once, before the service responds', async () => {
  const { browser, auth } = await signedIn();
  browser.storage.setItem('bank-bonuses-auth-code-verifier', '"abc"');
  browser.storage.setItem('bank-bonuses-theme', 'dark');
  const logout = createLateResponse();
  wire.respond('POST /logout', logout.respond);
  const order: string[] = [];
  auth.subscribe(() => order.push(`state ${auth.getState().status}`));
  auth.onSignedOut(() => order.push(`stored ${Object.keys(browser.stored()).join()}`));

  void auth.signOut();
  expect(order).toEqual(['stored bank-bonuses-theme', 'state signed-out']);

  await expect.poll(wire.calls).toEqual(['POST /logout']);
  expect(wire.seen[0]?.query).toEqual({ scope: 'local' });
  logout.resolve(noted());
});

test('signOut clears the stored session offline, and logs the failure without personal data', async () => {
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

test('another tab is signed out when it receives the storage event', async () => {
  const { browser, auth: here } = await signedIn();
  const there = browser.open('/accounts');
  await there.ready;
  const gone = vi.fn();
  there.onSignedOut(gone);
  wire.respond('POST /logout', noted());
  await here.signOut();
  browser.tellOtherTabs();
  expect(there.getState()).toEqual({ status: 'signed-out' });
  expect(gone).toHaveBeenCalledOnce();
  expect(await there.getAccessToken()).toBeNull();
});

test.each([
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['resume', () => document.dispatchEvent(new Event('resume'))],
])(
  'a frozen tab is signed out at the event %s if the session was removed from storage',
  async (_, wake) => {
    const { browser, auth: frozen } = await signedIn();
    browser.storage.removeItem('bank-bonuses-auth');
    expect(frozen.getState()).toMatchObject({ status: 'signed-in' });
    wake();
    expect(frozen.getState()).toEqual({ status: 'signed-out' });
  },
);

test('a tab is signed out when all of storage is cleared', async () => {
  const { browser, auth } = await signedIn();
  browser.storage.clear();
  // When another tab clears all of storage, the `key` of the event is null.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('a sign-in in another tab also signs in this tab', async () => {
  const browser = createBrowser();
  const auth = browser.open();
  await auth.ready;
  browser.storage.setItem('bank-bonuses-auth', storedText());
  browser.tellOtherTabs();
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('when another customer signs in in another tab, onSignedOut is called before the subscribers', async () => {
  const { browser, auth } = await signedIn();
  const order: string[] = [];
  auth.onSignedOut(() => order.push('gone'));
  auth.subscribe(() => order.push('changed'));
  browser.storage.setItem('bank-bonuses-auth', storedText({ user: otherUser, sessionId: 'other' }));
  browser.tellOtherTabs();
  expect(order).toEqual(['gone', 'changed']);
  expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
});

test('a late refresh response after a sign-out is dropped', async () => {
  const { browser, auth } = await signedIn();
  browser.storage.setItem('bank-bonuses-auth', storedText({ lasts: -5 }));
  const refresh = createLateResponse();
  wire.respond('POST /token?grant_type=refresh_token', refresh.respond);
  wire.respond('POST /logout', noted());
  const token = auth.getAccessToken();
  await expect.poll(wire.calls).toHaveLength(1);
  await auth.signOut();
  refresh.resolve(Response.json(wireSession()));
  expect(await token).toBeNull();
  expect(browser.stored()).toEqual({});
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('a late refresh response after a sign-out in another tab is dropped', async () => {
  const { browser, auth } = await signedIn();
  browser.storage.setItem('bank-bonuses-auth', storedText({ lasts: -5 }));
  const refresh = createLateResponse();
  wire.respond('POST /token?grant_type=refresh_token', refresh.respond);
  const token = auth.getAccessToken();
  await expect.poll(wire.calls).toHaveLength(1);
  // The other tab has cleared storage, but this tab has not received the event yet.
  browser.storage.removeItem('bank-bonuses-auth');
  refresh.resolve(Response.json(wireSession()));
  expect(await token).toBeNull();
  expect(browser.stored()).toEqual({});
});

test('a late sign-in response after a sign-out is dropped', async () => {
  const { browser, auth } = await signedIn();
  const late = createLateResponse();
  wire.respond('POST /token?grant_type=password', late.respond);
  wire.respond('POST /logout', noted());
  const signIn = auth.signIn({ email: 'sam.okafor@example.com', password: 'another horse' });
  await expect.poll(wire.calls).toHaveLength(1);
  await auth.signOut();
  late.resolve(Response.json(wireSession({ user: otherUser })));
  await expect(signIn).rejects.toThrow('Your session has ended. Please log in again.');
  expect(browser.stored()).toEqual({});
});

test('a late response to updatePassword after a sign-out in another tab stores nothing', async () => {
  const { browser, auth } = await signedIn();
  const late = createLateResponse();
  wire.respond('PUT /user', late.respond);
  const update = auth.updatePassword('another horse');
  await expect.poll(wire.calls).toEqual(['PUT /user']);
  browser.storage.removeItem('bank-bonuses-auth');
  late.resolve(Response.json(wireUser()));
  await update;
  expect(browser.stored()).toEqual({});
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('another customer can sign in after a sign-out', async () => {
  const { auth } = await signedIn();
  wire.respond('POST /logout', noted());
  wire.respond('POST /token?grant_type=password', () =>
    Response.json(wireSession({ user: otherUser, sessionId: 'other' })),
  );
  await auth.signOut();
  await auth.signIn({ email: 'sam.okafor@example.com', password: 'another horse' });
  expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
});
