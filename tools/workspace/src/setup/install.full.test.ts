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

/** Writes a lockfile, or the file in which npm records the installed packages. */
function lock(file: string, version: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const packages = { '': {}, 'node_modules/react': { version } };
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

function placeNode(text = '#!/bin/sh\necho v24.0.0\n') {
  mkdirSync(dirname(pinnedNode(root)), { recursive: true });
  writeFileSync(pinnedNode(root), text, { mode: 0o755 });
}

test('installPackages rejects with advice if npm hangs', async () => {
  lock('package-lock.json', '19.3.1');
  await expect(installPackages(root, { npm: npm(hangs), timeoutMs: 500 })).rejects.toThrow(
    'npm ci timed out after 0.5 s. Check the network and try again.',
  );
});

test('installPackages rejects with a short message if npm fails or is missing, or if npm installs no Node', async () => {
  lock('package-lock.json', '19.3.1');
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow('npm ci failed.');
  await expect(installPackages(root, { npm: join(root, 'missing') })).rejects.toThrow(
    'npm was not found on the PATH.',
  );
  await expect(installPackages(root, { npm: npm('#!/bin/sh\n') })).rejects.toThrow(
    'npm rebuild node',
  );
});

test('installPackages runs npm only if node_modules does not match the lockfile', async () => {
  placeNode();
  lock('package-lock.json', '19.3.1');
  lock('node_modules/.package-lock.json', '19.3.1');
  await installPackages(root, { npm: npm(exitsWith1) });
  lock('node_modules/.package-lock.json', '19.3.0');
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow('npm ci failed.');
});

test.each([
  ['a truncated record', 'node_modules/.package-lock.json', '{ "packages": { "'],
  ['a record that is null', 'node_modules/.package-lock.json', 'null'],
  ['an empty Node executable', 'node_modules/node/bin/node', ''],
  ['a damaged Node executable', 'node_modules/node/bin/node', '\u007fELF'],
])('installPackages repairs the installation of an interrupted npm: %s', async (_, file, text) => {
  placeNode();
  lock('package-lock.json', '19.3.1');
  lock('node_modules/.package-lock.json', '19.3.1');
  writeFileSync(join(root, file), text);
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow('npm ci failed.');
  // A fake npm that repairs the files in the same way as `npm ci`.
  lock('whole.json', '19.3.1');
  const repairing = `#!/bin/sh
mkdir -p node_modules && cp whole.json node_modules/.package-lock.json
printf '#!/bin/sh\\necho v24\\n' > node_modules/node/bin/node\n`;
  await installPackages(root, { npm: npm(repairing) });
  await installPackages(root, { npm: npm(exitsWith1) });
});

test('installPackages rejects with a short message if the lockfile is missing or has conflicts', async () => {
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow(
    'package-lock.json is missing.',
  );
  writeFileSync(join(root, 'package-lock.json'), '{\n<<<<<<< HEAD\n}\n');
  await expect(installPackages(root, { npm: npm(exitsWith1) })).rejects.toThrow(
    'package-lock.json is not valid JSON.',
  );
});
