import { openDatabase, type Database } from '@bank-bonuses/api';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readOptions, type SandboxOptions } from '../runtime/options.ts';
import { startSandbox } from '../runtime/sandbox.ts';

/** Returns the path of a new sandbox folder that does not exist yet. */
export function newFolder(name: string): string {
  return join(inject('temporaryFolder'), `${name}-${randomUUID()}`);
}

/**
 * Creates a folder with one empty page as a replacement for the built portal. Returns the folder's
 * path.
 */
export function emptyPortal(): string {
  const folder = newFolder('portal');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><script type="application/json" id="portal-config">{}</script>',
  );
  return folder;
}

/** Returns the default options for tests. The sandbox chooses any free port. */
export function sandboxOptions(folder: string, portalDir: string): SandboxOptions {
  return { ...readOptions([], {}), port: 0, folder, portalDir };
}

let prepared: Promise<string> | undefined;

/**
 * Returns a copy of a sandbox folder that has been started once and contains the demo customers.
 * The first start is much slower than later ones, so it is done once for all test files.
 */
export async function preparedSandbox(): Promise<string> {
  const folder = newFolder('sandbox');
  cpSync(await (prepared ??= firstStart()), folder, { recursive: true });
  return folder;
}

let opened: Promise<{ folder: string; database: Database }> | undefined;

/** Returns a prepared sandbox folder with its open database, which all test files share. */
export function preparedDatabase() {
  opened ??= (async () => {
    const folder = await preparedSandbox();
    return { folder, database: await openDatabase({ dataDir: join(folder, 'data') }) };
  })();
  return opened;
}

async function firstStart(): Promise<string> {
  const folder = newFolder('first-start');
  const sandbox = await startSandbox(sandboxOptions(folder, emptyPortal()));
  await sandbox.close();
  return folder;
}
