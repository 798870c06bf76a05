import { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/prepared-cluster');

/**
 * Returns an empty cluster as a tarball, created once per version of PGlite: loading it is many
 * times faster than creating one.
 */
export async function preparedCluster(): Promise<Blob> {
  const { file } = await cachePaths();
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);

  const pglite = await PGlite.create();
  const cluster = await pglite.dumpDataDir('none');
  await pglite.close();
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await cluster.arrayBuffer()));
  await rename(draft, file);
  return cluster;
}

/**
 * Copies an empty cluster into a folder, for a process that opens the database itself. The copied
 * cluster is created once per version of PGlite.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const { folder } = await cachePaths();
  if (!existsSync(folder)) {
    const draft = `${folder}.${randomUUID()}`;
    const pglite = await PGlite.create({ dataDir: draft, loadDataDir: await preparedCluster() });
    await pglite.close();
    await rename(draft, folder).catch(async (error: unknown) => {
      await rm(draft, { recursive: true });
      // Ignores the error if another process has created the folder first.
      if (!existsSync(folder)) throw error;
    });
  }
  await cp(folder, dataDir, { recursive: true });
}

let paths: Promise<{ file: string; folder: string }> | undefined;

/** Returns the cache paths of the prepared cluster for the installed version of PGlite. */
function cachePaths(): Promise<{ file: string; folder: string }> {
  return (paths ??= (async () => {
    const engine = await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
    const digest = createHash('sha256').update(engine).digest('hex').slice(0, 16);
    await mkdir(cacheFolder, { recursive: true });
    return { file: join(cacheFolder, `${digest}.tar`), folder: join(cacheFolder, digest) };
  })());
}
