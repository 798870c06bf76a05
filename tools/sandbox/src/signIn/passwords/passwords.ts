import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';

/**
 * Argon2id parameters: 19 MiB of memory, two passes, one lane. The library uses argon2id by
 * default.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The functions of the argon2 library that are used here. */
export interface Argon2 {
  hash(password: string, options: typeof cost): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** Hashes passwords and compares them with their hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password matches the hash. If the hash is undefined, compares with a dummy
   * hash, which takes the same time, and returns false.
   */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
  /**
   * Creates the dummy hash in advance, so that the first sign-in with an unknown address takes as
   * long as later ones.
   */
  warmUp(): Promise<void>;
}

export function createPasswords(argon2: Argon2 = { hash, verify }): Passwords {
  const hashPassword = (password: string) => argon2.hash(password, cost);
  let dummyHash: Promise<string> | undefined;
  const standIn = () => (dummyHash ??= hashPassword(randomUUID()));
  return {
    hash: hashPassword,
    async matches(passwordHash, password) {
      const matches = await argon2.verify(passwordHash ?? (await standIn()), password);
      return passwordHash !== undefined && matches;
    },
    async warmUp() {
      await standIn();
    },
  };
}
