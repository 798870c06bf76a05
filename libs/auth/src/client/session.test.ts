import { expect, test, vi } from 'vitest';
import {
  createBrowser,
  createLateResponse,
  createWire,
  errorResponse,
  openSignedIn,
  storageKey as key,
} from '../testing/wire.ts';
import { otherUser, wireSession, wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const refresh = 'POST /token?grant_type=refresh_token';
const hasEnded = { status: 'signed-out', hasEnded: true };
const theirs = { user: otherUser, sessionId: 'other' };
const noted = (status = 204) => new Response(null, { status });

test('a stored session is restored after a reload without a request', async () => {
  const browser = createBrowser(theirs);
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

test('a session whose refresh is rejected at the start is removed, and was not shown', async () => {
  wire.respond(refresh, errorResponse(400, 'refresh_token_already_used', 'Already Used'));
  const { browser, auth } = await openSignedIn({ lasts: -60 });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(browser.stored()).toEqual({});
});

test('getAccessToken returns the stored token and refreshes it before it expires', async () => {
  const browser = createBrowser();
  const auth = browser.open();
  expect(await auth.getAccessToken()).toBeNull();
  expect(browser.store().access_token).toBe(await auth.getAccessToken());
  const renewed = wireSession();
  browser.store({ lasts: 60, refreshToken: 'old' });
  wire.respond(refresh, Response.json(renewed));
  expect(await auth.getAccessToken()).toBe(renewed.access_token);
  expect(wire.seen.map(({ body }) => body)).toEqual([{ refresh_token: 'old' }]);
});

test('getState returns the same object until the state changes', async () => {
  const { auth } = await openSignedIn();
  const before = auth.getState();
  window.dispatchEvent(new Event('focus'));
  expect(auth.getState()).toBe(before);
});

test('renewAccessToken renews once for simultaneous calls, and returns the new token to a later call', async () => {
  const { auth } = await openSignedIn();
  const token = (await auth.getAccessToken()) ?? '';
  const renewed = wireSession();
  wire.respond(refresh, () => Response.json(renewed));
  expect(await Promise.all([auth.renewAccessToken(token), auth.renewAccessToken(token)])).toEqual([
    renewed.access_token,
    renewed.access_token,
  ]);
  expect(await auth.renewAccessToken(token)).toBe(renewed.access_token);
  expect(wire.calls()).toEqual([refresh]);
  expect(await auth.getAccessToken()).toBe(renewed.access_token);
});

test('renewAccessToken returns the token that another tab has renewed, without a request', async () => {
  const { browser, auth } = await openSignedIn();
  const token = (await auth.getAccessToken()) ?? '';
  const { access_token: renewed } = browser.store();
  expect(await auth.renewAccessToken(token)).toBe(renewed);
  expect(wire.calls()).toEqual([]);
});

test('renewAccessToken returns null if the service has ended the session', async () => {
  const { auth } = await openSignedIn();
  const token = (await auth.getAccessToken()) ?? '';
  wire.respond(refresh, errorResponse(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
  expect(await auth.renewAccessToken(token)).toBeNull();
});

test('renewAccessToken returns null for the session of another customer, and without a session', async () => {
  const { browser, auth } = await openSignedIn();
  const token = (await auth.getAccessToken()) ?? '';
  browser.store(theirs);
  expect(await auth.renewAccessToken(token)).toBeNull();
  browser.storage.removeItem(key);
  expect(await auth.renewAccessToken(token)).toBeNull();
  expect(wire.calls()).toEqual([]);
});

test("a renewed token is used until the service rejects it, even if this device's clock is hours ahead", async () => {
  // Simulates a clock that is five hours ahead: a token that is valid for one more hour seems to
  // have expired four hours ago.
  const lasts = -4 * 3_600;
  const [first, second] = [wireSession({ lasts }), wireSession({ lasts })];
  wire.respond(refresh, () => Response.json(first));
  const { auth } = await openSignedIn({ lasts });
  expect(await auth.getAccessToken()).toBe(first.access_token);
  expect(await auth.getAccessToken()).toBe(first.access_token);
  expect(wire.calls()).toHaveLength(1);
  wire.respond(refresh, () => Response.json(second));
  expect(await auth.renewAccessToken(first.access_token)).toBe(second.access_token);
  expect(await auth.getAccessToken()).toBe(second.access_token);
});

const user = wireUser({ factors: [{ id: 'f', factor_type: 'totp', status: 'verified' }] });
const edited = wireUser({ factors: [] });

test('removing the factors from the stored user does not unlock the session in an open page', async () => {
  const session = wireSession({ user });
  const browser = createBrowser();
  browser.storage.setItem(key, JSON.stringify(session));
  const auth = browser.open('/dashboard');
  await auth.ready;
  browser.storage.setItem(key, JSON.stringify({ ...session, user: edited }));
  await browser.tellOtherTabs();
  expect(auth.getState()).toMatchObject({ needsSecondFactor: true });
});

test('requireSecondFactor locks the session of the given token, also after an event of another tab', async () => {
  const { browser, auth } = await openSignedIn({ user: edited });
  const token = (await auth.getAccessToken()) ?? '';
  auth.requireSecondFactor(wireSession().access_token);
  expect(auth.getState()).toMatchObject({ needsSecondFactor: false });
  auth.requireSecondFactor(token);
  expect(auth.getState()).toMatchObject({ status: 'signed-in', needsSecondFactor: true });
  auth.requireSecondFactor(wireSession().access_token);
  await browser.tellOtherTabs();
  expect(auth.getState()).toMatchObject({ needsSecondFactor: true });
});

test('after a renewal, needsSecondFactor follows the user that the service sends', async () => {
  const { browser, auth } = await openSignedIn({ user });
  const token = (await auth.getAccessToken()) ?? '';
  wire.respond(refresh, () => Response.json(wireSession({ user: edited })));
  await auth.renewAccessToken(token);
  expect(auth.getState()).toMatchObject({ needsSecondFactor: false });
  browser.store({ user, aal: 'aal2' });
  await browser.tellOtherTabs();
  expect(auth.getState()).toMatchObject({ needsSecondFactor: false });
});

test('signOut removes the session before the state changes, and does not wait for the service', async () => {
  const { browser, auth } = await openSignedIn();
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
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    sent.push([url.split('/auth/v1')[1] ?? '', init?.keepalive]);
    return Promise.resolve(url.includes('/logout') ? noted() : Response.json(wireSession()));
  });
  const { auth } = await openSignedIn({ lasts: 60 });
  await auth.signOut();
  expect(sent).toEqual([
    ['/token?grant_type=refresh_token', false],
    ['/logout?scope=local', true],
  ]);
});

test.each([
  [429, 'over_request_rate_limit', true],
  // The client reads no code from a 5xx response.
  [500, undefined, true],
  // Offline.
  [undefined, undefined, true],
  // The session has already ended.
  [401, 'bad_jwt', false],
  [403, 'session_not_found', false],
  [404, 'user_not_found', false],
])('a logout that is answered with %i %s is logged: %s', async (status, code, isLogged) => {
  const { auth } = await openSignedIn();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  wire.respond('PUT /user', Response.json(wireUser()));
  wire.respond('POST /logout', () =>
    status ? errorResponse(status, code ?? 'a_code', 'No') : Response.error(),
  );
  // Waits for the logout, unlike `signOut`.
  await auth.updatePassword('another horse');
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  const logged = [['An error occurred during logout', { status, code }]];
  expect(log.mock.calls).toEqual(isLogged ? logged : []);
});

test('signOut sends nothing without a session', async () => {
  const auth = createBrowser().open();
  await auth.signOut();
  expect(wire.calls()).toEqual([]);
});

test.each(['signOut', 'endSession'] as const)(
  '%s does not remove the session of another customer, and shows that customer',
  async (call) => {
    const { browser, auth } = await openSignedIn();
    // Another tab has stored the session, but this tab has not received the `storage` event yet.
    browser.store(theirs);
    const before = browser.stored();
    await auth[call]();
    expect(browser.stored()).toEqual(before);
    expect(wire.calls()).toEqual([]);
    expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
  },
);

test('signOut ends the session that another tab has refreshed, with its newest token', async () => {
  const { browser, auth } = await openSignedIn();
  const { access_token: newest } = browser.store();
  wire.respond('POST /logout', noted());
  await auth.signOut();
  expect(browser.stored()).toEqual({});
  await expect.poll(wire.calls).toHaveLength(1);
  expect(wire.seen[0]?.headers.get('authorization')).toBe(`Bearer ${newest}`);
});

test('endSession sets hasEnded, and only ends the session of the given token', async () => {
  const { browser, auth } = await openSignedIn();
  wire.respond('POST /logout', noted());
  await auth.endSession('an old token');
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  await auth.endSession((await auth.getAccessToken()) ?? '');
  expect(auth.getState()).toEqual(hasEnded);
  expect(browser.stored()).toEqual({});
  await expect.poll(wire.calls).toEqual(['POST /logout']);
});

test('hasEnded stays until the next login, and is not set by the logout after it', async () => {
  const { browser, auth } = await openSignedIn();
  wire.respond('POST /logout', noted());
  wire.respond('POST /token?grant_type=password', () => Response.json(wireSession(theirs)));
  await auth.endSession();
  await browser.tellOtherTabs();
  expect(auth.getState()).toEqual(hasEnded);
  await auth.signIn({ email: otherUser.email, password: 'another horse' });
  expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
  await auth.signOut();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('another tab ends with the session, and neither removes nor sends anything', async () => {
  const { browser, auth: here } = await openSignedIn();
  const there = browser.open('/accounts');
  await there.ready;
  wire.respond('POST /logout', noted());
  await here.signOut();
  await browser.tellOtherTabs();
  expect(there.getState()).toEqual(hasEnded);
  expect(await there.getAccessToken()).toBeNull();
  await expect.poll(wire.calls).toEqual(['POST /logout']);
});

test.each(['pageshow', 'focus', 'visibilitychange', 'storage'])(
  'a frozen tab ends at the event %s if the session was removed',
  async (type) => {
    const { browser, auth: frozen } = await openSignedIn();
    browser.storage.removeItem(key);
    expect(frozen.getState()).toMatchObject({ status: 'signed-in' });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await expect.poll(frozen.getState).toEqual(hasEnded);
  },
);

test('a login in another tab also logs in a tab of the login page', async () => {
  const browser = createBrowser();
  const auth = browser.open();
  browser.store();
  await browser.tellOtherTabs();
  await expect.poll(auth.getState).toMatchObject({ status: 'signed-in' });
});

test('a tab shows the customer who has logged in in another tab, and uses no token of that customer before', async () => {
  const { browser, auth } = await openSignedIn();
  browser.store(theirs);
  await expect(auth.getAccessToken()).rejects.toMatchObject({ code: 'session_ended' });
  expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
});

test.each(['here', 'in another tab'])(
  'a refresh that is answered after a logout %s stores nothing',
  async (where) => {
    const { browser, auth } = await openSignedIn();
    browser.store({ lasts: -5 });
    const late = createLateResponse();
    wire.respond(refresh, late.respond);
    wire.respond('POST /logout', noted());
    const token = auth.getAccessToken();
    await expect.poll(wire.calls).toHaveLength(1);
    if (where === 'here') await auth.signOut();
    else browser.storage.removeItem(key);
    late.resolve(Response.json(wireSession()));
    expect(await token).toBeNull();
    expect(browser.stored()).toEqual({});
    expect(auth.getState()).toMatchObject({ status: 'signed-out' });
  },
);

test.each(['a login', 'a change of the password'])(
  '%s that is answered after a logout stores nothing',
  async (what) => {
    const { browser, auth } = await openSignedIn();
    const late = createLateResponse();
    wire.respond('POST /token?grant_type=password', late.respond);
    wire.respond('PUT /user', late.respond);
    wire.respond('POST /logout', noted());
    const isLogin = what === 'a login';
    const pending = isLogin
      ? auth.signIn({ email: otherUser.email, password: 'a horse' })
      : auth.updatePassword('another horse');
    const failure = pending.catch((error: unknown) => error);
    await expect.poll(wire.calls).toHaveLength(1);
    await auth.signOut();
    late.resolve(Response.json(isLogin ? wireSession() : wireUser()));
    expect(await failure).toMatchObject({ name: 'AuthError' });
    expect(browser.stored()).toEqual({});
    expect(auth.getState()).toEqual({ status: 'signed-out' });
  },
);

test('a response that arrives after another customer has logged in in another tab stores nothing', async () => {
  const { browser, auth } = await openSignedIn();
  const late = createLateResponse();
  wire.respond('PUT /user', late.respond);
  const failure = auth.updatePassword('another horse').catch((error: unknown) => error);
  await expect.poll(wire.calls).toEqual(['PUT /user']);
  browser.store(theirs);
  const before = browser.stored();
  await browser.tellOtherTabs();
  late.resolve(Response.json(wireUser()));
  expect(await failure).toMatchObject({ name: 'AuthError' });
  expect(browser.stored()).toEqual(before);
});

test('the login page after an ended session knows it, unless there is a new session', async () => {
  const browser = createBrowser();
  expect(browser.open('/login', { hasEnded: true }).getState()).toEqual(hasEnded);
  browser.store();
  const next = browser.open('/login', { hasEnded: true });
  await next.ready;
  expect(next.getState()).toMatchObject({ status: 'signed-in' });
});
