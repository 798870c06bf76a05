import { afterEach, expect, test, vi } from 'vitest';
import { createAuth } from '../createAuth/createAuth.ts';
import { storedText, wireSession } from '../testing/wireSession.ts';
import { createWire } from '../testing/wire.ts';

const wire = createWire();
const options = { url: '/auth/v1', key: 'sb_publishable_test' };
const credentials = { email: 'alex.rivera@example.com', password: 'a password' };

afterEach(() => localStorage.clear());

test('a browser that stores keeps the session for the next page', async () => {
  localStorage.setItem('bank-bonuses-auth', storedText());
  const auth = createAuth(options);
  await auth.ready;
  expect(auth.endsWithPage).toBe(false);
  expect(auth.getState().status).toBe('signed-in');
});

/** A page of a browser that refuses. */
function openBlocked() {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const auth = createAuth(options);
  storage.mockRestore();
  return auth;
}

test('one that refuses keeps it for this page', async () => {
  const session = wireSession();
  wire.answer('POST /token?grant_type=password', Response.json(session));
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
});
