import { expect, test } from 'vitest';
import { createBrowser, createLateResponse, createWire, errorResponse } from '../testing/wire.ts';
import { otherUser, storedText } from '../testing/wireSession.ts';

const wire = createWire();
const gone = new Response(null, { status: 204 });
const over = errorResponse(403, 'session_not_found', 'Session from session_id claim …');

async function opened() {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const auth = browser.open('/settings');
  await auth.ready;
  return { browser, auth, security: await auth.loadAccountSecurity() };
}

test('signOutOthers does not end this session', async () => {
  const { browser, auth, security } = await opened();
  const before = browser.stored();
  wire.respond('POST /logout', gone);
  await security.signOutOthers();
  expect(wire.seen.map(({ query }) => query)).toEqual([{ scope: 'others' }]);
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  expect(browser.stored()).toEqual(before);
});

test('signOutEverywhere removes the session from this browser', async () => {
  const { browser, auth, security } = await opened();
  wire.respond('POST /logout', gone);
  await security.signOutEverywhere();
  expect(wire.seen.map(({ query }) => query)).toEqual([{ scope: 'global' }]);
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(browser.stored()).toEqual({});
});

test.each(['signOutOthers', 'signOutEverywhere'] as const)(
  '%s rejects without ending this session if the service fails',
  async (call) => {
    const { auth, security } = await opened();
    wire.respond('POST /logout', Response.error());
    await expect(security[call]()).rejects.toMatchObject({
      message: expect.stringContaining('could not reach the login service') as string,
      retryable: true,
    });
    expect(auth.getState()).toMatchObject({ status: 'signed-in' });
    wire.respond('POST /logout', Response.json({}, { status: 400 }));
    await expect(security[call]()).rejects.toThrow(/could not be logged out\. Please try again\.$/);
  },
);

test.each(['signOutOthers', 'signOutEverywhere'] as const)(
  '%s rejects with session_ended and removes the session from this browser if it has already ended',
  async (call) => {
    const { browser, auth, security } = await opened();
    wire.respond('POST /logout', over);
    await expect(security[call]()).rejects.toMatchObject({ code: 'session_ended' });
    expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
    expect(browser.stored()).toEqual({});
  },
);

test('signOutEverywhere does not end a session that another tab started during the call', async () => {
  const { browser, security } = await opened();
  const late = createLateResponse();
  wire.respond('POST /logout', late.respond);
  const ended = security.signOutEverywhere();
  await expect.poll(() => wire.calls()).toEqual(['POST /logout']);
  const others = storedText({ user: otherUser, sessionId: 'session-b' });
  browser.storage.setItem('bank-bonuses-auth', others);
  late.resolve(gone.clone());
  await ended;
  expect(browser.stored()['bank-bonuses-auth']).toBe(others);
});

test('all calls reject with session_ended without a session', async () => {
  const { browser, security } = await opened();
  expect(await security.sessionFacts()).toMatchObject({ level: 'aal1' });
  browser.storage.clear();
  for (const call of ['sessionFacts', 'signOutOthers', 'signOutEverywhere'] as const) {
    await expect(security[call]()).rejects.toMatchObject({ code: 'session_ended' });
  }
});
