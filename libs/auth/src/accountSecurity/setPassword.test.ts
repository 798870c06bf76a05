import { expect, test } from 'vitest';
import { createBrowser, createWire, errorResponse } from '../testing/wire.ts';
import { otherUser, storedText, wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const user = wireUser({ app_metadata: { provider: 'google', providers: ['google'] } });
const account = { userId: user.id, password: 'correct horse' };

async function opened(stored = storedText({ user })) {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', stored);
  const auth = browser.open();
  await auth.ready;
  return { auth, security: await auth.loadAccountSecurity() };
}

test('setPassword sets the first password of an account without ending the session', async () => {
  const { auth, security } = await opened();
  expect(auth.getState()).toMatchObject({ user: { lacksPassword: true } });
  wire.respond('PUT /user', Response.json(user));
  await security.setPassword(account);
  expect(wire.seen.at(-1)?.body).toMatchObject({ password: 'correct horse' });
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { id: user.id } });
});

test('setPassword succeeds if an earlier attempt already set the same password', async () => {
  const { security } = await opened();
  const text = 'New password should be different from the old password.';
  wire.respond('PUT /user', errorResponse(422, 'same_password', text));
  await security.setPassword(account);
  // Supabase projects that require the current password compare it with this value.
  expect(wire.seen.at(-1)?.body).toMatchObject({ current_password: 'correct horse' });
});

test('setPassword sends the password of an earlier attempt as the current password', async () => {
  const { security } = await opened();
  wire.respond('PUT /user', Response.json(user));
  await security.setPassword({ ...account, password: 'another horse', current: 'correct horse' });
  expect(wire.seen.at(-1)?.body).toMatchObject({
    password: 'another horse',
    current_password: 'correct horse',
  });
});

test('setPassword does not set the password of another customer who signed in in another tab', async () => {
  const { security } = await opened(storedText({ user: otherUser }));
  await expect(security.setPassword(account)).rejects.toMatchObject({ code: 'session_ended' });
  expect(wire.calls()).toEqual([]);
});

test.each([
  [422, 'weak_password', 'Password is known to be weak', /known to be weak/],
  [400, 'current_password_invalid', 'Current password …', /already has a password/],
  [400, 'reauthentication_needed', 'Password update requires …', /^You logged in more than a day/],
])(
  'setPassword rejects with a text for the customer after %d %s',
  async (status, code, message, text) => {
    const { security } = await opened();
    wire.respond('PUT /user', errorResponse(status, code, message));
    await expect(security.setPassword(account)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(text) as string,
    });
  },
);
