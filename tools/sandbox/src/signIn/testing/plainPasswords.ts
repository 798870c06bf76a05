import type { Passwords } from '../passwords/passwords.ts';

/** Stores passwords as plain text, because hashing is slow. For tests of other features. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain ${password}`),
  matches: (passwordHash, password) => Promise.resolve(passwordHash === `plain ${password}`),
  warmUp: () => Promise.resolve(),
};
