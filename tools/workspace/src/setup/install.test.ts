import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from '../../install.mjs';

test('packages are installed if the record of npm matches the lockfile and each has its folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, version: string) => {
    const packages = { '': {}, 'node_modules/a': { version } };
    writeFileSync(join(folder, file), JSON.stringify({ packages }));
  };
  mkdirSync(join(folder, 'node_modules'));
  write('package-lock.json', '2.0.0');
  expect(isInstalled(folder)).toBe(false);
  // `npm install --package-lock-only` writes the record too.
  write('node_modules/.package-lock.json', '2.0.0');
  expect(isInstalled(folder)).toBe(false);
  mkdirSync(join(folder, 'node_modules/a'));
  expect(isInstalled(folder)).toBe(true);
  write('node_modules/.package-lock.json', '1.0.0');
  expect(isInstalled(folder)).toBe(false);
});
