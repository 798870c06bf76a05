import type { Passwords } from '../passwords/passwords.ts';

/** Costs nothing: for tests that are not about hashing. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain ${password}`),
  matches: (passwordHash, password) => Promise.resolve(passwordHash === `plain ${password}`),
  warmUp: () => Promise.resolve(),
};
