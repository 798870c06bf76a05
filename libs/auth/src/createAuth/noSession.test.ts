import { expect, test } from 'vitest';
import { wireUser } from '../testing/wireSession.ts';
import { createBrowser, createWire } from '../testing/wire.ts';

const wire = createWire();
const email = 'alex.rivera@example.com';

test('verifyRecoveryCode rejects when the response has no session', async () => {
  const browser = createBrowser();
  const auth = browser.open();
  await auth.ready;
  wire.respond('POST /verify', Response.json(wireUser()));
  await expect(auth.verifyRecoveryCode({ email, code: '123456' })).rejects.toMatchObject({
    message: 'Authentication failed',
    retryable: false,
  });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});
