import { expect, test } from 'vitest';
import { createBrowser, createWire } from '../testing/wire.ts';
import { wireUser } from '../testing/wireSession.ts';

const wire = createWire();
const account = {
  email: 'alex.rivera@example.com',
  password: 'correct horse battery',
  fullName: 'Alex Rivera',
};

async function signUp(user: object) {
  const auth = createBrowser().open();
  await auth.ready;
  wire.respond('POST /signup', Response.json(user));
  return auth.signUp(account);
}

test('signUp returns already-registered for an email address that is already confirmed', async () => {
  expect(await signUp(wireUser({ role: '', identities: [] }))).toEqual({
    kind: 'already-registered',
  });
});

test.each([null, undefined])(
  'signUp returns created for an account whose identities are %s',
  async (identities) => {
    expect(await signUp(wireUser({ identities }))).toEqual({
      kind: 'created',
      userId: wireUser().id,
    });
  },
);
