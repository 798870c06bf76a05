import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { AuthFailure, invalid } from './errors.ts';
import type { SignInSettings } from './settings.ts';

/** argon2id with 19 MiB, two passes and one lane; the library's algorithm default is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const longestPasswordBytes = 72;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let dummyHash: Promise<string> | undefined;

/** Makes the hash that stands in for unknown addresses, so that the first such sign-in is no slower than others. */
export function warmUpPasswords(): Promise<string> {
  dummyHash ??= hashPassword(randomUUID());
  return dummyHash;
}

/** True when the password belongs to the hash. Without a hash it works just as long and answers false. */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await warmUpPasswords()), password);
  return passwordHash !== undefined && matches;
}

/** Refuses what no account may have as its password. */
export function checkNewPassword(password: string, settings: SignInSettings): void {
  if (Buffer.byteLength(password) > longestPasswordBytes) {
    throw invalid('Password cannot be longer than 72 characters');
  }
  if (password.length < settings.minimumPasswordLength) {
    throw new AuthFailure(
      422,
      'weak_password',
      `Password should be at least ${settings.minimumPasswordLength} characters.`,
      { weakPasswordReasons: ['length'] },
    );
  }
}
