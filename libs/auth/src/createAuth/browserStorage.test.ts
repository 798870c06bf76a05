import { afterEach, expect, test, vi } from 'vitest';
import { createAuth } from './createAuth.ts';
import { storedText, wireSession } from '../testing/wireSession.ts';
import { createWire } from '../testing/wire.ts';

const wire = createWire();
const options = { url: '/auth/v1', key: 'sb_publishable_test' };
const credentials = { email: 'alex.rivera@example.com', password: 'a password' };

afterEach(() => localStorage.clear());

test('a stored session is available on the next page if the browser allows storage', async () => {
  localStorage.setItem('bank-bonuses-auth', storedText());
  const auth = createAuth(options);
  await auth.ready;
  expect(auth.endsWithPage).toBe(false);
  expect(auth.getState().status).toBe('signed-in');
});

/** Opens a page in a browser that blocks storage. */
function openBlocked() {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const auth = createAuth(options);
  storage.mockRestore();
  return auth;
}

test('a session ends with the page if the browser blocks storage', async () => {
  const session = wireSession();
  wire.respond('POST /token?grant_type=password', Response.json(session));
  const auth = openBlocked();
  await auth.ready;
  expect(auth.endsWithPage).toBe(true);
  await auth.signIn(credentials);
  expect(auth.getState().status).toBe('signed-in');
  expect(await auth.getAccessToken()).toBe(session.access_token);
  expect(localStorage).toHaveLength(0);

  const nextPage = openBlocked();
  await nextPage.ready;
  expect(nextPage.getState().status).toBe('signed-out');

  wire.respond('POST /logout', new Response(null, { status: 204 }));
  await auth.signOut();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(await auth.getAccessToken()).toBeNull();
});
