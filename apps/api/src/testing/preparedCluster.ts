import { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/prepared-cluster');

/**
 * An empty cluster as a tarball, made once for each version of PGlite: making one takes many times as
 * long as loading it.
 */
export async function preparedCluster(): Promise<Blob> {
  const engine = await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const digest = createHash('sha256').update(engine).digest('hex').slice(0, 16);
  const file = join(cacheFolder, `${digest}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);

  const pglite = await PGlite.create();
  const cluster = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(cacheFolder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await cluster.arrayBuffer()));
  await rename(draft, file);
  return cluster;
}

/** The same as a folder, for a process of its own. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir, loadDataDir: await preparedCluster() });
  await pglite.close();
}
