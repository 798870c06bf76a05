import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readOptions, type SandboxOptions } from '../runtime/options.ts';
import { startSandbox } from '../runtime/sandbox.ts';

/** A folder without a sandbox, for one test file. */
export function newFolder(name: string): string {
  return join(inject('temporaryFolder'), `${name}-${randomUUID()}`);
}

/** A portal of one empty page. */
export function emptyPortal(): string {
  const folder = newFolder('portal');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><script type="application/json" id="portal-config">{}</script>',
  );
  return folder;
}

/** The defaults, on any free port. */
export function sandboxOptions(folder: string, portalDir: string): SandboxOptions {
  return { ...readOptions([], {}), port: 0, folder, portalDir };
}

let prepared: Promise<string> | undefined;

/**
 * A copy of a sandbox's folder after its first start, with its demo customers. The first start takes many times as
 * long as a later one, so it runs once for all test files.
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
