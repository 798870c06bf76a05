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

function placeNode(text = '#!/bin/sh\necho v24.0.0\n') {
  mkdirSync(dirname(pinnedNode(root)), { recursive: true });
  writeFileSync(pinnedNode(root), text, { mode: 0o755 });
}

test('an npm that hangs is ended at the deadline, with what to do', async () => {
  lock('package-lock.json', '19.3.1');
  await expect(installPackages(root, { npm: npm(hangs), timeoutMs: 500 })).rejects.toThrow(
    'npm ci did not end within 0.5 s. Check the network, then try again.',
  );
});

test('an npm that fails or is missing and a pinned Node that is missing end in a sentence', async () => {
  lock('package-lock.json', '19.3.1');
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow('npm ci failed.');
  await expect(installPackages(root, { npm: join(root, 'missing') })).rejects.toThrow(
    'npm is not on the PATH.',
  );
  await expect(installPackages(root, { npm: npm('#!/bin/sh\n') })).rejects.toThrow(
    'npm rebuild node',
  );
});

test('nothing is installed when node_modules holds what the lockfile asks for', async () => {
  placeNode();
  lock('package-lock.json', '19.3.1');
  lock('node_modules/.package-lock.json', '19.3.1');
  await installPackages(root, { npm: npm(exitsWith1) });
  lock('node_modules/.package-lock.json', '19.3.0');
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow('npm ci failed.');
});

test.each([
  ['a record that was cut off', 'node_modules/.package-lock.json', '{ "packages": { "'],
  ['a record of nothing', 'node_modules/.package-lock.json', 'null'],
  ['a pinned Node of no bytes', 'node_modules/node/bin/node', ''],
  ['a pinned Node of wrong bytes', 'node_modules/node/bin/node', '\u007fELF'],
])('what an interrupted npm left is installed again: %s', async (_, file, text) => {
  placeNode();
  lock('package-lock.json', '19.3.1');
  lock('node_modules/.package-lock.json', '19.3.1');
  writeFileSync(join(root, file), text);
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow('npm ci failed.');
  // Puts in place what was broken, as npm ci does.
  lock('whole.json', '19.3.1');
  const repairing = `#!/bin/sh
mkdir -p node_modules && cp whole.json node_modules/.package-lock.json
printf '#!/bin/sh\\necho v24\\n' > node_modules/node/bin/node\n`;
  await installPackages(root, { npm: npm(repairing) });
  await installPackages(root, { npm: npm(exitsWith1) });
});

test('a lockfile that is missing or holds conflicts ends in a sentence', async () => {
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow(
    'There is no package-lock.json.',
  );
  writeFileSync(join(root, 'package-lock.json'), '{\n<<<<<<< HEAD\n}\n');
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow(
    'package-lock.json is no valid JSON, as after a merge with conflicts.',
  );
});
