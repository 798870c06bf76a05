import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCustomers } from '../golden/makeCustomers.ts';
import { migrationDigest } from '../golden/migrationDigest.ts';
import {
  databaseFile,
  goldenFolder,
  goldenKeys,
  readGolden,
  type GoldenFiles,
} from '../golden/readGolden.ts';
import { columnsOf, dumpTables } from '../golden/tables.ts';
import { migrate, migrations } from '../src/db/migrate.ts';
import { openDatabase, type Database } from '../src/db/openDatabase.ts';
import { encryptionContexts } from '../src/security/encryptionContexts.ts';
import { preparedCluster } from '../src/testing/preparedCluster.ts';

/**
 * Records data of this build that every later build must be able to read: a value of each encrypted
 * column, the digest of each migration, and a database at the newest migration. Never overwrites
 * existing records.
 */
const fieldKeys = goldenKeys();

/** Adds missing records and prints their names. */
async function addMissing<Name extends keyof GoldenFiles>(
  name: Name,
  made: Record<string, () => Promise<GoldenFiles[Name][string]> | GoldenFiles[Name][string]>,
): Promise<void> {
  const recorded: Record<string, unknown> = readGolden(name);
  const missing = Object.keys(made).filter((key) => !(key in recorded));
  for (const key of missing) recorded[key] = await made[key]?.();
  if (missing.length === 0) return;
  writeFileSync(join(goldenFolder, name), asText(recorded));
  console.log(`${name}: ${missing.join(', ')}`);
}

const asText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

const text = 'Fictional value: 900-12-3456, ü';
const row = '0f0f0f0f-0000-4000-8000-000000000001';
const entriesOf = <T>(keys: readonly string[], make: (key: string) => T) =>
  Object.fromEntries(keys.map((key) => [key, () => make(key)]));

const contexts = Object.values(encryptionContexts).map((contextOf) => contextOf(row));
await addMissing('sealed.json', {
  ...Object.fromEntries(
    contexts.map((context) => [
      `${context.table}.${context.column}`,
      () => {
        const isDocument = context.column === 'content';
        const sealed = isDocument
          ? fieldKeys.encryptBytes(Buffer.from(text), context).toString('base64')
          : fieldKeys.encrypt(text, context);
        return { row, text, sealed };
      },
    ]),
  ),
});
await addMissing(
  'fingerprints.json',
  entriesOf(['ssn', 'throttle/account', 'throttle/address'], (purpose) => ({
    text,
    fingerprint: fieldKeys.fingerprint(purpose, text),
  })),
);
await addMissing(
  'migrations.json',
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, () => migrationDigest(migration)]),
  ),
);

/** Records a database for each version: the newest rows, reduced to that version's columns. */
async function recordDatabases(versions: readonly string[]): Promise<void> {
  const newest = await openEmpty();
  await migrate(newest);
  const customers = await makeCustomers(newest);
  await addMissing(
    'customers.json',
    Object.fromEntries(customers.map((customer) => [customer.user.id, () => customer])),
  );
  for (const version of versions) {
    const old = await openEmpty();
    await migrate(old, { to: version });
    const tables = await dumpTables(newest, await columnsOf(old));
    await old.close();
    writeFileSync(databaseFile(version), asText(tables), { flag: 'wx' });
    console.log(`databases: ${version}`);
  }
  await newest.close();
}

async function openEmpty(): Promise<Database> {
  return openDatabase({ snapshot: await preparedCluster() });
}

const versions = Object.keys(migrations).filter((version) => !existsSync(databaseFile(version)));
if (versions.length > 0) await recordDatabases(versions);
