import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { s3Server, type S3Server } from '../testing/s3Server.ts';
import { DocumentMissingError } from './documentErrors.ts';
import type { DocumentStore } from './documentStore.ts';
import { folderDocumentStore } from './folderDocumentStore.ts';
import { s3DocumentStore } from './s3DocumentStore.ts';

let folder = '';
let server: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  server = await s3Server();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const stores: [string, () => DocumentStore][] = [
  ['a folder', () => folderDocumentStore(folder)],
  ['a bucket', () => s3DocumentStore(server)],
];

describe.each(stores)('documents in %s', (_name, open) => {
  test('are stored, listed and removed', async () => {
    const store = open();
    await store.put('one/a', Buffer.from('first'));
    await store.put('one/b', Buffer.from('second'));
    const binary = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
    await store.put('two/c', binary);
    expect((await store.get('two/c')).equals(binary)).toBe(true);
    expect((await store.get('one/b')).toString()).toBe('second');
    expect((await store.list('one/')).sort()).toEqual(['one/a', 'one/b']);
    await store.remove('one/a');
    await store.remove('one/a');
    expect(await store.list('one/')).toEqual(['one/b']);
    expect(await store.list('nobody/')).toEqual([]);
    await expect(store.get('one/a')).rejects.toBeInstanceOf(DocumentMissingError);
  });

  test.each(['../out/side', 'one', 'one/../two', 'one/a?x'])(
    'cannot have the key %j',
    async (key) => {
      server.requests.length = 0;
      const store = open();
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('Invalid document key.');
      await expect(store.get(key)).rejects.toThrow('Invalid document key.');
      await expect(store.remove(key)).rejects.toThrow('Invalid document key.');
      expect(server.requests).toEqual([]);
    },
  );
});
