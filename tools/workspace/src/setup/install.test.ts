import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPackages, pinnedNode } from '../../install.mjs';
import { exitsWith1, hangs } from './poorMachine.testing.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => rmSync(root, { recursive: true }));

function npm(text: string): string {
  const file = join(root, 'npm');
  writeFileSync(file, text, { mode: 0o755 });
  return file;
}

/** As npm leaves it: the lockfile of the root and the one of what is installed. */
function lock(file: string, version: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const packages = { '': {}, 'node_modules/react': { version } };
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

test('an npm that hangs is ended at the deadline, with what to do', () => {
  expect(() => installPackages(root, { npm: npm(hangs), timeoutMs: 500 })).toThrow(
    'npm ci did not end within 0.5 s. Check the network, then try again.',
  );
});

test('an npm that fails and a pinned Node that is missing end in a sentence', () => {
  expect(() => installPackages(root, { npm: npm(exitsWith1) })).toThrow('npm ci failed.');
  expect(() => installPackages(root, { npm: npm('#!/bin/sh\n') })).toThrow('npm rebuild node');
});

test('nothing is installed when node_modules holds what the lockfile asks for', () => {
  mkdirSync(dirname(pinnedNode(root)), { recursive: true });
  writeFileSync(pinnedNode(root), '');
  lock('package-lock.json', '19.3.1');
  lock('node_modules/.package-lock.json', '19.3.1');
  installPackages(root, { npm: npm(exitsWith1) });
  lock('node_modules/.package-lock.json', '19.3.0');
  expect(() => installPackages(root, { npm: npm(exitsWith1) })).toThrow('npm ci failed.');
});
