import { expect, test } from 'vitest';
import { createFakeAuth, signedInAs } from './fake.ts';

test('createFakeAuth signs in and out like createAuth', async () => {
  const auth = createFakeAuth();
  await auth.signIn({ email: 'sam.okafor@example.com', password: 'any password' });
  expect(auth.getState()).toEqual(signedInAs({ email: 'sam.okafor@example.com' }));
  expect(await auth.getAccessToken()).toBe('fake-access-token');
  await auth.signOut();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(await auth.getAccessToken()).toBeNull();
});

test('an option replaces a call', async () => {
  const auth = createFakeAuth({ signIn: () => Promise.reject(new Error('refused')) });
  await expect(auth.signIn({ email: 'a@example.com', password: 'b' })).rejects.toThrow('refused');
});

test('verify passes the second step, and requireSecondFactor locks the session', async () => {
  const auth = createFakeAuth({ state: signedInAs({}, { needsSecondFactor: true }) });
  const factors = await auth.loadFactors();
  const [factor] = await factors.list();
  const challenge = await factors.challenge({ id: factor?.id ?? '', kind: 'totp' });
  await factors.verify({ challenge, code: '123456' });
  expect(auth.getState()).toEqual(signedInAs({}, { level: 'aal2' }));
  auth.requireSecondFactor('fake-access-token');
  expect(auth.getState()).toEqual(signedInAs({}, { needsSecondFactor: true }));
});
