import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from './machine.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * A new folder in the cache for what is fetched. Two set-ups at once have one each, so that neither removes
 * the other's program. Those that earlier set-ups left are removed when they are too old to be in use by one
 * at work: whoever asks for a new one has found them of no use.
 */
export async function freshFolder(machine: Machine, parent: string, name: string): Promise<string> {
  const within = join(machine.cacheFolder, parent);
  await mkdir(within, { recursive: true });
  const isOne = new RegExp(`^${name}(-[A-Za-z0-9]{6})?$`);
  for (const entry of (await readdir(within)).filter((entry) => isOne.test(entry))) {
    const left = join(within, entry);
    const made = await stat(left).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > dayMs) await rm(left, { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(within, `${name}-`));
  // Postgres runs as another user than root.
  await chmod(folder, 0o755);
  return folder;
}
