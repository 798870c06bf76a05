import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceTables } from '../../src/db/tables.ts';
import { loadFieldKeys } from '../../src/encryption/loadFieldKeys.ts';

/**
 * Folder with data stored by earlier builds. Every later build must be able to read this data;
 * otherwise customers' data would be lost.
 */
const goldenFolder = join(import.meta.dirname, '..');

/** An encrypted value. `sealed` is the ciphertext: base64 for documents, otherwise as stored. */
export interface GoldenValue {
  row: string;
  text: string;
  sealed: string;
}

/** A customer who started to register, with the data that the recording build returned. */
export interface GoldenCustomer {
  user: { id: string; email: string; password: string };
  ssn: string;
  /** `undefined` while the registration is not complete. */
  registered?: {
    id: string;
    /** Response bodies by path. */
    answers: Record<string, unknown>;
    /** Parts of these bodies that only databases from a certain migration on contain. */
    added?: Record<string, Record<string, unknown>>;
  };
}

export type GoldenRow = Record<string, unknown>;

export interface GoldenFiles {
  /** Values by table and column. */
  'sealed.json': Record<string, GoldenValue>;
  /** Fingerprints by purpose. */
  'fingerprints.json': Record<string, { text: string; fingerprint: string }>;
  /** Customers by the user's id. */
  'customers.json': Record<string, GoldenCustomer>;
}

export function readGolden<Name extends keyof GoldenFiles>(name: Name): GoldenFiles[Name] {
  return JSON.parse(readFileSync(join(goldenFolder, name), 'utf8')) as GoldenFiles[Name];
}

/** Returns fictional keys that are used only for the golden data. */
export const goldenKeys = () =>
  loadFieldKeys({ json: readFileSync(join(goldenFolder, 'testKeys.json'), 'utf8') });

/** Rows by table, in the state after a certain migration. */
export type GoldenTables = Partial<Record<keyof ServiceTables, GoldenRow[]>>;

/** Names of the migrations after which a database was recorded. */
export const recordedVersions = () =>
  readdirSync(join(goldenFolder, 'databases'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

export function readDatabase(version: string): GoldenTables {
  const file = join(goldenFolder, 'databases', `${version}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenTables;
}
