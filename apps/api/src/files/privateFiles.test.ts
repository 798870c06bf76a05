import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePrivateFolder, writePrivateFile } from './privateFiles.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('creates a file that only its owner can read, and replaces no existing file', async () => {
  const path = join(folder, 'file');
  await writePrivateFile(path, 'private');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await expect(writePrivateFile(path, 'other')).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(path, 'utf8')).toBe('private');
});

test('rejects a folder that is not empty', async () => {
  const home = join(folder, 'new');
  await makePrivateFolder(home);
  expect(statSync(home).mode & 0o777).toBe(0o700);
  writeFileSync(join(home, 'file'), '');
  await expect(makePrivateFolder(home)).rejects.toThrow('is not empty');
});
