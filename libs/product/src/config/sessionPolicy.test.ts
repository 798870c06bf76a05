import { expect, test } from 'vitest';
import { sessionPolicyOf } from './sessionPolicy.ts';

const standard = {
  minPasswordLength: 6,
  rejectsGuessablePasswords: false,
  requiresSecondFactor: false,
  idleTimeoutMs: undefined,
  maxSessionMs: undefined,
};

test('the standard profile, which is the default, has the specified requirements', () => {
  expect(sessionPolicyOf()).toEqual(standard);
  expect(sessionPolicyOf({})).toEqual(standard);
});

test('the hardened profile has stricter requirements', () => {
  expect(sessionPolicyOf({ authProfile: 'hardened' })).toEqual({
    minPasswordLength: 12,
    rejectsGuessablePasswords: true,
    requiresSecondFactor: true,
    idleTimeoutMs: 15 * 60_000,
    maxSessionMs: 12 * 3_600_000,
  });
});

test('the idle time-out is a separate setting', () => {
  expect(sessionPolicyOf({ idleTimeoutSeconds: 600 })).toEqual({
    ...standard,
    idleTimeoutMs: 600_000,
  });
  expect(sessionPolicyOf({ authProfile: 'hardened', idleTimeoutSeconds: 300 })).toMatchObject({
    idleTimeoutMs: 300_000,
    minPasswordLength: 12,
  });
});
