import { beforeEach, expect, test, vi } from 'vitest';
import { findUser, forgetUser, rememberUser, type Attempts } from './attempts.ts';

const user = { email: 'Avery@Example.com', userId: 'user-1', password: 'Fictional-Pass-1' };

/** Returns the attempts of a page that has signed up the user. */
function afterSignUp(): Attempts {
  const attempts: Attempts = {};
  rememberUser(attempts, user);
  return attempts;
}

beforeEach(() => sessionStorage.clear());

test('findUser returns the user of an address, and ignores case', () => {
  expect(findUser(afterSignUp(), ' avery@example.com ')).toMatchObject({
    userId: 'user-1',
    password: 'Fictional-Pass-1',
  });
});

test('findUser returns the user id after a reload, but not the password, which is not stored', () => {
  afterSignUp();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(user.password);
  const known = findUser({}, 'avery@example.com');
  expect([known?.userId, known?.password]).toEqual(['user-1', undefined]);
});

test('a call of findUser with another address forgets the user', () => {
  const attempts = afterSignUp();
  expect(findUser(attempts, 'jordan@example.com')).toBeUndefined();
  expect(findUser(attempts, 'avery@example.com')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('the user is remembered without access to the storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const attempts = afterSignUp();
  expect(findUser(attempts, 'avery@example.com')?.userId).toBe('user-1');
  forgetUser(attempts);
  expect(findUser(attempts, 'avery@example.com')).toBeUndefined();
  vi.unstubAllGlobals();
});

test.each(['{', 'null', '[]', '{"email":1}'])('findUser ignores the stored text %s', (text) => {
  sessionStorage.setItem('bank-bonuses.registration.account', text);
  expect(findUser({}, 'avery@example.com')).toBeUndefined();
});
