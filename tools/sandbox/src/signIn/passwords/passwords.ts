import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';

/** argon2id with 19 MiB, two passes and one lane; the library's algorithm default is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The functions of the library that are used here. */
export interface Argon2 {
  hash(password: string, options: typeof cost): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** Hashes passwords and compares them with their hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** True when the password belongs to the hash. Without a hash it works just as long and answers false. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Makes the hash that stands in for unknown addresses, so that the first such sign-in is no slower than others. */
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
