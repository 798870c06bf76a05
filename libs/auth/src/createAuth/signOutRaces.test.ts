import { expect, test } from 'vitest';
import { otherUser, storedText, wireSession, wireUser } from '../testing/wireSession.ts';
import { createBrowser, createLateResponse, createWire } from '../testing/wire.ts';

const wire = createWire();
const recoveryLink = '/reset-password?code=5f0e&type=recovery';

/** Creates a browser that requested a recovery mail and stored the one-time verifier. */
async function browserThatAskedForRecovery() {
  wire.respond('POST /recover', Response.json({}));
  const browser = createBrowser();
  await browser.open('/reset-password').requestPasswordReset('alex.rivera@example.com');
  return browser;
}

test('the exchange of a link starts no session after a logout', async () => {
  const browser = await browserThatAskedForRecovery();
  const late = createLateResponse();
  wire.respond('POST /token?grant_type=pkce', late.respond);
  const auth = browser.open(recoveryLink);
  await expect.poll(() => wire.calls().at(-1)).toBe('POST /token?grant_type=pkce');
  await auth.signOut();
  late.resolve(Response.json(wireSession()));
  expect(await auth.redirectResult).toMatchObject({ kind: 'failed', reason: 'unknown' });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(browser.stored()).toEqual({});
  expect(window.location.search).toBe('?type=recovery');
});

test('no session starts if the customer logs out between the response and the storing of the session', async () => {
  const browser = await browserThatAskedForRecovery();
  wire.respond('POST /token?grant_type=pkce', () => Response.json(wireSession()));
  const { removeItem } = browser.storage;
  // Signs out between two steps of the client: it removes the used verifier before it stores the
  // session.
  browser.storage.removeItem = (key) => {
    browser.storage.removeItem = removeItem;
    removeItem(key);
    void auth.signOut();
  };
  const auth = browser.open(recoveryLink);
  expect(await auth.redirectResult).toMatchObject({ kind: 'failed' });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(browser.stored()).toEqual({});
});

test('a sign-out aborts a pending sign-in', async () => {
  const auth = createBrowser().open();
  await auth.ready;
  wire.respond('POST /token?grant_type=password', createLateResponse().respond);
  const signIn = auth.signIn({ email: 'alex.rivera@example.com', password: 'correct horse' });
  await expect.poll(wire.calls).toHaveLength(1);
  void auth.signOut();
  await expect(signIn).rejects.toThrow('Your session has ended. Please log in again.');
});

test('a sign-in of another customer in another tab aborts pending calls', async () => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const auth = browser.open('/dashboard');
  await auth.ready;
  wire.respond('PUT /user', createLateResponse().respond);
  const update = auth.updatePassword('another horse');
  await expect.poll(wire.calls).toEqual(['PUT /user']);
  const theirs = storedText({ user: otherUser, sessionId: 'other' });
  browser.storage.setItem('bank-bonuses-auth', theirs);
  browser.tellOtherTabs();
  await expect(update).rejects.toThrow('Your session has ended. Please log in again.');
  expect(browser.stored()).toEqual({ 'bank-bonuses-auth': theirs });
});

test("a late response to updatePassword does not end another customer's session", async () => {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const auth = browser.open('/dashboard');
  await auth.ready;
  const late = createLateResponse();
  wire.respond('PUT /user', late.respond);
  const update = auth.updatePassword('another horse');
  await expect.poll(wire.calls).toEqual(['PUT /user']);
  // Another tab has stored another customer's session, but this tab has not received the `storage`
  // event yet.
  const theirs = storedText({ user: otherUser, sessionId: 'other' });
  browser.storage.setItem('bank-bonuses-auth', theirs);
  late.resolve(Response.json(wireUser()));
  await update;
  expect(browser.stored()).toEqual({ 'bank-bonuses-auth': theirs });
  expect(wire.calls()).toEqual(['PUT /user']);
});
