import type { Kysely } from 'kysely';
import type { Digests } from './digests.ts';
import type { FactorSecrets } from './factors/factorSecrets.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { EarlierKey, SigningKey } from './sessions/signingKey.ts';
import type { SignInSettings } from './settings.ts';
import type { SignInTables } from './database/tables.ts';

/** A database or a transaction on it, with `auth` as the default schema. */
export type Executor = Kysely<SignInTables>;

/** The dependencies of every endpoint. */
export interface SignInContext {
  db: Executor;
  settings: SignInSettings;
  signingKey: SigningKey;
  /** Previous signing keys, newest first. */
  earlierKeys: EarlierKey[];
  digests: Digests;
  factorSecrets: FactorSecrets;
  passwords: Passwords;
  now(): Date;
  /** Resolves after the given time. */
  wait(milliseconds: number): Promise<void>;
}

/** Returns the time `seconds` after `start`. */
export function addSeconds(start: Date, seconds: number): Date {
  return new Date(start.getTime() + seconds * 1_000);
}

/** Returns whole seconds since 1970, the unit of JWT claims. */
export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}
