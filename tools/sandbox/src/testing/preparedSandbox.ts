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

/** Creates a built portal with one empty page and returns its folder. */
export function emptyPortal(): string {
  const folder = newFolder('portal');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><script type="application/json" id="portal-config">{}</script>',
  );
  return folder;
}

/** Returns the default options with any free port. */
export function sandboxOptions(folder: string, portalDir: string): SandboxOptions {
  return { ...readOptions([], {}), port: 0, folder, portalDir };
}

let prepared: Promise<string> | undefined;

/**
 * Returns a copy of a sandbox folder after its first start, with the demo customers. The first start is much
 * slower than later ones, so it runs once for all test files.
 */
export async function preparedSandbox(): Promise<string> {
  const folder = newFolder('sandbox');
  cpSync(await (prepared ??= firstStart()), folder, { recursive: true });
  return folder;
}

async function firstStart(): Promise<string> {
  const folder = newFolder('first-start');
  const sandbox = await startSandbox(sandboxOptions(folder, emptyPortal()));
  await sandbox.close();
  return folder;
}
