import { knownBackupPrograms } from '@bank-bonuses/test-config/postgres';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { runSteps } from './steps.ts';
import type { World } from './world.ts';

/** Values that a search must not find, by a name that may be printed. */
export type Markers = ReadonlyMap<string, Buffer>;

/** The searched contents by name. */
export type SearchedPlaces = Map<string, Buffer>;

/** Returns the plain form, hexadecimal digits, and base64 for every offset within a longer text. */
function formsOf(bytes: Buffer): (string | Buffer)[] {
  const inBase64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -4),
  );
  return [bytes, bytes.toString('hex'), ...inBase64];
}

/** Returns `place: marker` for each marker that was found. */
export function findMarkers(places: SearchedPlaces, markers: Markers): string[] {
  const forms = [...markers].map(([name, bytes]) => [name, formsOf(bytes)] as const);
  return [...places].flatMap(([place, bytes]) =>
    forms.flatMap(([name, all]) =>
      all.some((form) => bytes.includes(form)) ? [`${place}: ${name}`] : [],
    ),
  );
}

/** Reads all stored data, and the documented backup of it, while no service runs. */
export async function readPlaces(
  world: World,
  cluster: string,
  BACKUP_DIR: string,
): Promise<SearchedPlaces> {
  const db = await world.open();
  await sql`checkpoint`.execute(db.kysely);
  await db.close();
  await runSteps('postgres-backup', { ...world.environment, BACKUP_DIR });
  const restore = join(knownBackupPrograms(), 'pg_restore');
  const dump = join(BACKUP_DIR, 'database.dump');
  const { stdout } = await promisify(execFile)(restore, ['-f', '-', dump]);
  return new Map([
    ['backup of the database', Buffer.from(stdout)],
    ['backup of the documents', await readFile(join(BACKUP_DIR, 'documents.tar'))],
    ['data folder', await readFolder(cluster)],
    ['documents', await readFolder(world.documents)],
  ]);
}

/** Returns the content of every file below a folder as one buffer. */
async function readFolder(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(
    await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))),
  );
}

/**
 * Writes the markers to the database and to a document, to prove that the search finds them there.
 */
export async function plant(world: World, markers: Markers): Promise<void> {
  const db = await world.open();
  const rows = [...markers].map(([name, bytes]) => ({
    key: `${name}: ${inWords(bytes)}`,
    window_start: new Date(),
    hits: 1,
  }));
  await db.kysely.insertInto('portal.throttle_counters').values(rows).execute();
  // A backup copies only documents that the database refers to, so an existing document is
  // replaced.
  const { storage_key } = await db.kysely
    .selectFrom('portal.documents')
    .select('storage_key')
    .executeTakeFirstOrThrow();
  await db.close();
  await world.store.put(storage_key, Buffer.concat([...markers.values()]));
}

/** Returns a marker as text, or in base64 if its bytes are not valid UTF-8. */
export function inWords(bytes: Buffer): string {
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : bytes.toString('base64');
}
