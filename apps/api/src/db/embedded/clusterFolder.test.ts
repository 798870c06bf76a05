import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCluster, realFolder } from './clusterFolder.ts';
import { FolderInUseError, lockFolder } from './folderLock.ts';
import { openDatabase } from '../openDatabase.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'cluster-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('two paths to one folder use the same lock', async () => {
  mkdirSync(join(folder, 'data'));
  symlinkSync(join(folder, 'data'), join(folder, 'link'));
  symlinkSync(folder, join(folder, 'around'));
  const lock = lockFolder(realFolder(join(folder, 'link')));
  for (const way of ['link', 'data', 'around/data', 'around/link']) {
    await expect(openDatabase({ dataDir: join(folder, way) })).rejects.toThrow(FolderInUseError);
  }
  lock.release();
  expect(existsSync(join(folder, 'link.lock'))).toBe(false);
});

test('a path with other content stays unchanged and is rejected with an error that names it and a fix', async () => {
  const [used, file] = [join(folder, 'used'), join(folder, 'file')];
  mkdirSync(used);
  for (const path of [join(used, 'notes.txt'), file]) writeFileSync(path, 'kept');
  for (const path of [used, file]) {
    await expect(createCluster(path)).rejects.toThrow(
      /^The database cannot be created in .*(used|file) \(ENOT(EMPTY|DIR)\)\. Set DATA_DIR to/,
    );
  }
  expect(readdirSync(folder).sort()).toEqual(['file', 'used']);
  expect(readdirSync(used)).toEqual(['notes.txt']);
});

test('removes the access of other users to the folder and the lock of an earlier start', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'PG_VERSION'), '18');
  writeFileSync(`${data}.lock`, '');
  for (const path of [data, `${data}.lock`]) chmodSync(path, 0o755);
  await createCluster(data);
  lockFolder(data).release();
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(`${data}.lock`).mode & 0o777).toBe(0o600);
});
