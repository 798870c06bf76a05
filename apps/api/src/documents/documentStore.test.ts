import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encryptionContexts } from '../encryption/encryptionContexts.ts';
import { createFieldKeys, generateFieldKeys } from '../encryption/fieldKeys.ts';
import { memoryDocumentStore } from '../testing/memoryDocumentStore.ts';
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
  ['memory', () => memoryDocumentStore()],
];

describe.each(stores)('documents in %s', (_name, open) => {
  test('are stored, listed and removed', async () => {
    const store = open();
    await store.put('one/a', Buffer.from('first'));
    await store.put('one/b', Buffer.from('second'));
    await store.put('two/c', Buffer.from('third'));
    expect((await store.get('one/b')).toString()).toBe('second');
    expect((await store.list('one/')).sort()).toEqual(['one/a', 'one/b']);
    await store.remove('one/a');
    await store.remove('one/a');
    expect(await store.list('one/')).toEqual(['one/b']);
    expect(await store.list('nobody/')).toEqual([]);
    await expect(store.get('one/a')).rejects.toBeInstanceOf(DocumentMissingError);
  });

  test('are replaced as a whole', async () => {
    const store = open();
    await store.put('three/a', Buffer.from('a long first version'));
    await store.put('three/a', Buffer.from('short'));
    expect((await store.get('three/a')).toString()).toBe('short');
  });

  test('are returned byte for byte, and can be decrypted with their key only', async () => {
    const store = open();
    const keys = createFieldKeys(generateFieldKeys());
    const photo = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
    const context = encryptionContexts.document('4a');
    await store.put('four/a', keys.encryptBytes(photo, context));
    const ciphertext = await store.get('four/a');
    expect(ciphertext.includes(photo.subarray(0, 64))).toBe(false);
    expect(keys.decryptBytes(ciphertext, context).equals(photo)).toBe(true);
    const others = createFieldKeys(generateFieldKeys());
    expect(() => others.decryptBytes(ciphertext, context)).toThrow('cannot be read');
  });
});
