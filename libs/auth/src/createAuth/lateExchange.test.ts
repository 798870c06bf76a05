import { describe, expect, test } from 'vitest';
import { otherUser, storedText, wireSession } from '../testing/wireSession.ts';
import type { Auth } from '../types.ts';
import { createBrowser, createLateResponse, createWire, errorResponse } from '../testing/wire.ts';

const wire = createWire();

/**
 * Mail links, each with the verifier that the browser stored for it, and the call that exchanges
 * it.
 */
const links = [
  {
    kind: 'a recovery code',
    address: '/reset-password?code=5f0e&type=recovery',
    verifier: '"abc/recovery"',
    call: 'POST /token?grant_type=pkce',
  },
  {
    kind: 'a confirmation code',
    address: '/auth/callback?code=5f0e',
    verifier: '"abc"',
    call: 'POST /token?grant_type=pkce',
  },
  {
    kind: 'a token hash',
    address: '/reset-password?token_hash=pkce_ab12&type=recovery',
    verifier: undefined,
    call: 'POST /verify',
  },
];

/** Opens two signed-in tabs, one of which is exchanging a link. */
async function openLink({ address, verifier, call }: (typeof links)[number]) {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const other = browser.open('/dashboard');
  await other.ready;
  const late = createLateResponse();
  wire.respond(call, late.respond);
  wire.respond('POST /logout', new Response(null, { status: 204 }));
  if (verifier) browser.storage.setItem('bank-bonuses-auth-code-verifier', verifier);
  const auth = browser.open(address);
  const redirectResult = exchanged(auth, verifier);
  await expect.poll(wire.calls).toEqual([call]);
  const respond = () =>
    late.resolve(Response.json(wireSession({ user: otherUser, sessionId: 'of the link' })));
  return { browser, auth, other, redirectResult, respond };
}

/**
 * Waits for the exchange of the link: the page exchanges a code immediately, and a token hash only
 * in `verifyLink`.
 */
const exchanged = (auth: Auth, verifier: string | undefined) =>
  verifier === undefined ? auth.verifyLink() : auth.redirectResult;

const opensNoSession = { kind: expect.stringMatching(/^(failed|confirmed-elsewhere)$/) as string };

describe.each(links)('a late response to the exchange of $kind', (link) => {
  test('starts a session if there was no logout', async () => {
    const { browser, auth, other, redirectResult, respond } = await openLink(link);
    respond();
    expect(await redirectResult).toMatchObject({
      kind: expect.stringMatching(/^(recovery|signed-in)$/) as string,
    });
    browser.tellOtherTabs();
    for (const tab of [auth, other])
      expect(tab.getState()).toMatchObject({ user: { id: otherUser.id } });
  });

  test('starts a session if the previous session has ended', async () => {
    const browser = createBrowser();
    browser.storage.setItem('bank-bonuses-auth', storedText({ lasts: -60 }));
    const refresh = 'POST /token?grant_type=refresh_token';
    wire.respond(refresh, errorResponse(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
    const late = createLateResponse();
    wire.respond(link.call, late.respond);
    if (link.verifier) browser.storage.setItem('bank-bonuses-auth-code-verifier', link.verifier);
    const auth = browser.open(link.address);
    const redirectResult = exchanged(auth, link.verifier);
    await expect.poll(() => browser.stored()).not.toHaveProperty('bank-bonuses-auth');
    late.resolve(Response.json(wireSession({ user: otherUser })));
    expect(await redirectResult).not.toMatchObject(opensNoSession);
    expect(auth.getState()).toMatchObject({ user: { id: otherUser.id } });
  });

  test('starts no session after a logout in the same tab', async () => {
    const { browser, auth, other, redirectResult, respond } = await openLink(link);
    await auth.signOut();
    // The sign-out aborts the exchange immediately. If the exchange waited for its time-out, the
    // result would be 'unreachable'.
    expect(await redirectResult).toMatchObject(opensNoSession);
    expect(await redirectResult).not.toMatchObject({ reason: 'unreachable' });
    respond();
    browser.tellOtherTabs();
    expect(browser.stored()).toEqual({});
    for (const tab of [auth, other]) expect(tab.getState()).toEqual({ status: 'signed-out' });
  });

  test.each(['after', 'before'])(
    'starts no session after a logout in another tab, %s its storage event',
    async (moment) => {
      const { browser, auth, other, redirectResult, respond } = await openLink(link);
      await other.signOut();
      if (moment === 'after') browser.tellOtherTabs();
      respond();
      expect(await redirectResult).toMatchObject(opensNoSession);
      browser.tellOtherTabs();
      expect(browser.stored()).toEqual({});
      for (const tab of [auth, other]) expect(tab.getState()).toEqual({ status: 'signed-out' });
    },
  );

  test('does not replace a session that was started after a logout', async () => {
    const { browser, other, redirectResult, respond } = await openLink(link);
    await other.signOut();
    const theirs = storedText({ sessionId: 'begun since' });
    browser.storage.setItem('bank-bonuses-auth', theirs);
    respond();
    // A recovery result would let the customer set the password of the wrong account.
    expect(await redirectResult).toMatchObject(opensNoSession);
    expect(browser.stored()).toMatchObject({ 'bank-bonuses-auth': theirs });
  });
});

test.each(['the same tab', 'another tab'])(
  'a logout in %s while the previous session is being renewed prevents the exchange',
  async (tab) => {
    const browser = createBrowser();
    const other = browser.open('/dashboard');
    browser.storage.setItem('bank-bonuses-auth', storedText({ lasts: -60 }));
    browser.tellOtherTabs();
    browser.storage.setItem('bank-bonuses-auth-code-verifier', '"abc/recovery"');
    const refresh = createLateResponse();
    wire.respond('POST /token?grant_type=refresh_token', refresh.respond);
    wire.respond('POST /logout', new Response(null, { status: 204 }));
    const auth = browser.open('/reset-password?code=5f0e&type=recovery');
    await expect.poll(wire.calls).toEqual(['POST /token?grant_type=refresh_token']);
    await (tab === 'another tab' ? other : auth).signOut();
    refresh.resolve(Response.json(wireSession()));
    expect(await auth.redirectResult).toMatchObject(opensNoSession);
    expect(browser.stored()).toEqual({});
    expect(wire.calls()).not.toContain('POST /token?grant_type=pkce');
  },
);
