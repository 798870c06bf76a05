import { spawn } from 'node:child_process';
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
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pinnedNode } from '../../install.mjs';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

let root: string;
let pids: number[] = [];

// Creates a minimal clone that contains a server and the files that the root's npm scripts need.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'end-with-parent-'));
  const file = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const lockfile = JSON.stringify({ packages: { '': {} } });
  file(
    'package.json',
    '{ "type": "module", "scripts": { "serve": "node tools/workspace/run.mjs serve" } }',
  );
  file('package-lock.json', lockfile);
  file('node_modules/.package-lock.json', lockfile);
  file(
    'tools/workspace/src/serve.ts',
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => (writeFileSync('ended', 'gracefully'), process.exit(0)));
     setInterval(() => {}, 1_000);
     console.log([process.pid, process.ppid].join());`,
  );
  mkdirSync(dirname(pinnedNode(root)), { recursive: true });
  symlinkSync(process.execPath, pinnedNode(root));
  for (const name of ['run.mjs', 'install.mjs', 'child.mjs', 'endWithParent.mjs']) {
    copyFileSync(join(import.meta.dirname, '..', '..', name), join(root, 'tools/workspace', name));
  }
});
afterEach(() => {
  for (const pid of pids.filter(isRunning)) process.kill(pid, 'SIGKILL');
  rmSync(root, { recursive: true });
});

test('the server shuts down gracefully if npm is killed', async () => {
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output).toContain('\n');
  pids = output.trim().split(',').map(Number);
  expect(pids.filter(isRunning)).toHaveLength(2);
  npm.kill('SIGKILL');
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
  expect(readFileSync(join(root, 'ended'), 'utf8')).toBe('gracefully');
});
