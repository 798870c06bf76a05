import type { Passwords } from '../passwords/passwords.ts';

/** A fast replacement for hashing, for tests of other features. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain ${password}`),
  matches: (passwordHash, password) => Promise.resolve(passwordHash === `plain ${password}`),
  warmUp: () => Promise.resolve(),
};
