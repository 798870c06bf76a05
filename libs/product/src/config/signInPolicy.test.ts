import { expect, test } from 'vitest';
import { signInPolicyOf } from './signInPolicy.ts';

const standard = {
  minPasswordLength: 6,
  rejectsGuessablePasswords: false,
  requiresSecondFactor: false,
  idleTimeoutMs: undefined,
  maxSessionMs: undefined,
};

test('the standard profile, which is the default, has the specified requirements', () => {
  expect(signInPolicyOf()).toEqual(standard);
  expect(signInPolicyOf({})).toEqual(standard);
});

test('the hardened profile has stricter requirements', () => {
  expect(signInPolicyOf({ authProfile: 'hardened' })).toEqual({
    minPasswordLength: 12,
    rejectsGuessablePasswords: true,
    requiresSecondFactor: true,
    idleTimeoutMs: 15 * 60_000,
    maxSessionMs: 12 * 3_600_000,
  });
});

test('the idle time-out is a separate setting', () => {
  expect(signInPolicyOf({ idleTimeoutSeconds: 600 })).toEqual({
    ...standard,
    idleTimeoutMs: 600_000,
  });
  expect(signInPolicyOf({ authProfile: 'hardened', idleTimeoutSeconds: 300 })).toMatchObject({
    idleTimeoutMs: 300_000,
    minPasswordLength: 12,
  });
});
