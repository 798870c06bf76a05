import { expect, test } from 'vitest';
import { wireUser } from '../testing/wireSession.ts';
import { createBrowser, createWire } from '../testing/wire.ts';

const wire = createWire();
const email = 'alex.rivera@example.com';

test('a recovery code that is answered without a session has not worked', async () => {
  const browser = createBrowser();
  const auth = browser.open();
  await auth.ready;
  wire.answer('POST /verify', Response.json(wireUser()));
  await expect(auth.verifyRecoveryCode({ email, code: '123456' })).rejects.toMatchObject({
    message: 'Authentication failed',
    retryable: false,
  });
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});
