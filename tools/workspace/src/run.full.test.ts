import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pinnedNode } from '../install.mjs';

const scripts = ['run.mjs', 'install.mjs', 'child.mjs', 'endWithParent.mjs'];
const scriptFolder = join(import.meta.dirname, '..');
const lockfile = JSON.stringify({ packages: { '': {} } });
let root: string;
let started: ChildProcess | undefined;

// Creates a minimal clone with installed packages and the files that the root's npm scripts need.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-'));
  const file = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { mode: 0o755 });
  };
  file('package-lock.json', lockfile);
  file('node_modules/.package-lock.json', lockfile);
  file('tools/workspace/src/stay.ts', `console.log('ready'); setInterval(() => {}, 1_000);`);
  file(
    'tools/workspace/src/serve.ts',
    `setInterval(() => {}, 1_000);
     for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
     console.log('ready');`,
  );
  file('programs/npm', '#!/bin/sh\necho ready\nwhile :; do sleep 0.05; done\n');
  mkdirSync(dirname(pinnedNode(root)), { recursive: true });
  symlinkSync(process.execPath, pinnedNode(root));
  for (const name of scripts) {
    copyFileSync(join(scriptFolder, name), join(root, 'tools/workspace', name));
  }
});
afterEach(() => {
  started?.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

/** Starts a command. Resolves when it is running. */
async function start(command: string) {
  const child = spawn(process.execPath, [join(root, 'tools/workspace/run.mjs'), command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: [join(root, 'programs'), process.env['PATH']].join(delimiter) },
  });
  started = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await expect.poll(() => output).toContain('ready');
  return child;
}

async function endedBy(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(child, 'close');
  child.kill(signal);
  return (await ended)[0];
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('after %s, run.mjs exits with code %i, also during npm ci', async (signal, code) => {
  expect(await endedBy(await start('stay'), signal)).toBe(code);
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(await endedBy(await start('stay'), signal)).toBe(code);
});

test('run.mjs exits with the code of a server that handles the signal', async () => {
  expect(await endedBy(await start('serve'), 'SIGINT')).toBe(0);
});

test('run.mjs prints one line without a stack if the installation fails', () => {
  writeFileSync(join(root, 'package-lock.json'), '<<<<<<< HEAD');
  const args = [join(root, 'tools/workspace/run.mjs'), 'serve'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('is not valid JSON')]);
});

test('scripts that start before the pinned Node version is installed work with Node 20.0', () => {
  for (const name of scripts) {
    // `import.meta.dirname` and `import.meta.filename` were added in Node 20.11.
    expect(readFileSync(join(scriptFolder, name), 'utf8')).not.toMatch(
      /import\.meta\.(dir|file)name\s*[,)]/,
    );
  }
});
