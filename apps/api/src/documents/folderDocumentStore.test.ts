import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DocumentMissingError } from './documentErrors.ts';
import { folderDocumentStore } from './folderDocumentStore.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('put leaves no temporary file; one that a crash left is listed and can be removed', async () => {
  const store = folderDocumentStore(folder);
  await store.put('one/a', Buffer.from('first'));
  expect(readdirSync(join(folder, 'one'))).toEqual(['a']);
  writeFileSync(join(folder, 'one', 'b.part'), 'half of a photo');
  expect((await store.list('one/')).sort()).toEqual(['one/a', 'one/b.part']);
  await expect(store.get('one/b')).rejects.toBeInstanceOf(DocumentMissingError);
  await store.put('one/b', Buffer.from('second'));
  expect((await store.list('one/')).sort()).toEqual(['one/a', 'one/b']);
  writeFileSync(join(folder, 'one', 'c.part'), 'half of a photo');
  await store.remove('one/c.part');
  expect(readdirSync(join(folder, 'one')).sort()).toEqual(['a', 'b']);
});

test('lists a missing folder as empty, and fails on any other error', async () => {
  const store = folderDocumentStore(folder);
  expect(await store.list('nobody/')).toEqual([]);
  writeFileSync(join(folder, 'one'), 'no folder');
  await expect(store.list('one/')).rejects.toThrow('ENOTDIR');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder any more');
  const away = { name: 'DocumentsUnavailableError', code: 'documents_folder_ENOTDIR' };
  await expect(store.list('one/')).rejects.toMatchObject(away);
  await expect(store.put('one/a', Buffer.from('x'))).rejects.toMatchObject(away);
  await expect(store.get('one/a')).rejects.toMatchObject(away);
  await expect(store.remove('one/a')).rejects.toMatchObject(away);
  rmSync(folder);
  mkdirSync(folder);
  const unmounted = folderDocumentStore(join(folder, 'not-mounted'));
  await expect(unmounted.list('one/')).rejects.toMatchObject({ code: 'documents_folder_missing' });
});

test('checks the folder by writing to it, and leaves nothing behind', async () => {
  const fresh = join(folder, 'fresh');
  await folderDocumentStore(fresh).check();
  expect(readdirSync(fresh)).toEqual([]);
  writeFileSync(join(folder, 'file'), 'no folder');
  const impossible = folderDocumentStore(join(folder, 'file'));
  await expect(impossible.check()).rejects.toMatchObject({ code: 'documents_folder_EEXIST' });
});
