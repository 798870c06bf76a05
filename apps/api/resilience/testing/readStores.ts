import { knownBackupPrograms } from '@bank-bonuses/test-config/postgres';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../src/db/openDatabase.ts';
import { folderDocumentStore } from '../../src/documents/folderDocumentStore.ts';
import { readFolder, type Marker, type SearchedStores } from './markers.ts';
import { runSteps } from './steps.ts';
import type { World } from './world.ts';

/** Reads all stored data while no service runs. */
export async function readStores(
  world: World,
  cluster: string,
  backup: string,
): Promise<SearchedStores> {
  const environment = { ...world.environment, BACKUP_DIR: backup };
  const stores: SearchedStores = new Map();
  const db = await world.open();
  stores.set('dump', await logicalDump(db));
  await sql`checkpoint`.execute(db.kysely);
  await db.close();
  await runSteps(`${world.kind}-backup`, environment);
  if (world.kind === 'postgres') {
    const restore = join(knownBackupPrograms(), 'pg_restore');
    const { stdout } = await promisify(execFile)(restore, [
      '-f',
      '-',
      join(backup, 'database.dump'),
    ]);
    stores.set('backup of the database', Buffer.from(stdout));
  } else {
    stores.set('backup of the database', await readFile(join(backup, 'database.tar')));
  }
  stores.set('backup of the documents', await readFile(join(backup, 'documents.tar')));
  stores.set('data folder', await readFolder(cluster));
  stores.set('documents', await readFolder(world.documents));
  return stores;
}

/**
 * Writes the markers to the database and to a document, as text and as bytes, to prove that the
 * search finds them there.
 */
export async function plant(world: World, markers: readonly Marker[]): Promise<void> {
  const db = await world.open();
  const rows = markers.map((each) => ({
    key: `${each.name}: ${inWords(each)}`,
    window_start: new Date(),
    hits: 1,
  }));
  await db.kysely.insertInto('portal.throttle_counters').values(rows).execute();
  // A backup copies only documents that the database refers to, so an existing document is
  // replaced.
  const { storage_key: key } = await db.kysely
    .selectFrom('portal.documents')
    .select('storage_key')
    .executeTakeFirstOrThrow();
  await db.close();
  await folderDocumentStore(world.documents).put(
    key,
    Buffer.concat(markers.map(({ bytes }) => bytes)),
  );
}

/** Returns the marker as text, or in base64 if its bytes are not valid UTF-8. */
export function inWords({ bytes }: Marker): string {
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : bytes.toString('base64');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the contents of every table as text. */
async function logicalDump({ kysely }: Database): Promise<Buffer> {
  const tables = await kysely.introspection.getTables();
  const contents = tables.map(async ({ schema = 'public', name }) => {
    const { rows } = await sql`select * from ${sql.table(`${schema}.${name}`)}`.execute(kysely);
    const values = (rows as object[]).map((row) => Object.values(row).map(asText).join('\t'));
    return values.join('\n');
  });
  return Buffer.from((await Promise.all(contents)).join('\n'));
}
