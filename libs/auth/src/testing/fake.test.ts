import { expect, test, vi } from 'vitest';
import { createFakeAuth, signedInAs } from './fake.ts';

test('signs in and out like the real one', async () => {
  const auth = createFakeAuth();
  const gone = vi.fn();
  auth.onSignedOut(gone);
  await auth.signIn({ email: 'sam.okafor@example.com', password: 'any password' });
  expect(auth.getState()).toEqual(signedInAs({ email: 'sam.okafor@example.com' }));
  expect(await auth.getAccessToken()).toBe('fake-access-token');
  await auth.signOut();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(await auth.getAccessToken()).toBeNull();
  expect(gone).toHaveBeenCalledOnce();
});

test('a call can be replaced', async () => {
  const auth = createFakeAuth({ signIn: () => Promise.reject(new Error('refused')) });
  await expect(auth.signIn({ email: 'a@example.com', password: 'b' })).rejects.toThrow('refused');
});
