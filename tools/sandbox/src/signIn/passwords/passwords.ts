import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';

/** 19 MiB, two passes and one lane. The library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The functions of the argon2 library that are used here. */
export interface Argon2 {
  hash(password: string, options: typeof cost): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** Hashes passwords and compares them with their hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Returns whether the password matches the hash. Without a hash, takes the same time and returns false. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
  /**
   * Creates the dummy hash for unknown addresses, so that the first such sign-in takes as long as later ones.
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
