import { PGlite } from '@electric-sql/pglite';
import { existsSync, realpathSync } from 'node:fs';
import { rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { makeFolderSync } from '../../files/index.ts';
import { keepToOurselves } from './folderLock.ts';

/**
 * Returns the real path of a folder. The lock file is next to the folder, so two paths to the same
 * folder must share it.
 */
export function realFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  if (existsSync(folder)) return realpathSync(folder);
  makeFolderSync(dirname(folder));
  return join(realpathSync(dirname(folder)), basename(folder));
}

/**
 * Creates a database cluster, if the folder has none, in a temporary folder and moves it at the end,
 * so that a killed start never leaves a partial one. PGlite creates world-readable files, so the
 * folder itself denies access to other users.
 */
export async function createCluster(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return keepToOurselves(folder, 0o700);
  if (existsSync(folder)) await removeEmpty(folder);
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  makeFolderSync(draft, 0o700);
  const cluster = await PGlite.create({ dataDir: draft });
  await cluster.close();
  await rename(draft, folder);
}

async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new Error(
      `The database cannot be created in ${folder} (${code}). Set DATA_DIR to a new or empty folder that is not a mount point.`,
      { cause: error },
    );
  }
}
