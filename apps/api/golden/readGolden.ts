import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceTables } from '../src/db/tables.ts';
import { loadFieldKeys } from '../src/security/loadFieldKeys.ts';

/**
 * Folder with data that earlier builds stored. A build that cannot read it would lose customers'
 * data.
 */
export const goldenFolder = import.meta.dirname;
export const goldenDocuments = join(goldenFolder, 'documents');

/** An encrypted value; `sealed` is the ciphertext, in base64 unless it is text. */
export interface GoldenValue {
  row: string;
  text: string;
  sealed: string;
}

/** A person with a started registration, and their data as that build returned it. */
export interface GoldenCustomer {
  user: { id: string; email: string; password: string };
  ssn: string;
  /** Missing while the registration is not complete. */
  registered?: {
    id: string;
    /** Bodies by path. */
    answers: Record<string, unknown>;
    /** `registration.json` of an export. */
    exported: Record<string, unknown>;
    /** Digests of the photos by their file's name. */
    photos: Record<string, string>;
  };
}

export type GoldenRow = Record<string, unknown>;

export interface GoldenFiles {
  /** Values by table and column. */
  'sealed.json': Record<string, GoldenValue>;
  /** Fingerprints by purpose. */
  'fingerprints.json': Record<string, { text: string; fingerprint: string }>;
  /** Digests of the statements of each migration. */
  'migrations.json': Record<string, string>;
  /** Customers by the user's id. */
  'customers.json': Record<string, GoldenCustomer>;
}

export function readGolden<Name extends keyof GoldenFiles>(name: Name): GoldenFiles[Name] {
  const file = join(goldenFolder, name);
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenFiles[Name];
}

/** A fictional key that has encrypted nothing else. */
export const goldenKeys = () =>
  loadFieldKeys({ json: readFileSync(join(goldenFolder, 'testKeys.json'), 'utf8') });

/** Rows by table, as they were after a migration. */
export type GoldenTables = Partial<Record<keyof ServiceTables, GoldenRow[]>>;

/** Names of the migrations after which a database was recorded. */
export const recordedVersions = () =>
  readdirSync(join(goldenFolder, 'databases'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

export const databaseFile = (version: string) => join(goldenFolder, 'databases', `${version}.json`);

export function readDatabase(version: string): GoldenTables {
  return JSON.parse(readFileSync(databaseFile(version), 'utf8')) as GoldenTables;
}
