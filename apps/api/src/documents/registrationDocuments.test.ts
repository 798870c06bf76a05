import { beforeAll, expect, test } from 'vitest';
import { memoryDocumentStore } from '../testing/memoryDocumentStore.ts';
import { cardPayload } from '../testing/payloads.ts';
import { testService, type TestService } from '../testing/testService.ts';
import type { PreparedPhoto } from './decodePhoto.ts';
import { storeDocuments, withdrawDocuments } from './registrationDocuments.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const photo: PreparedPhoto = {
  filename: 'photo.jpg',
  bytes: Buffer.from('a photo'),
  width: 1,
  height: 1,
};

test('removes all photos from the store if one of them cannot be stored', async () => {
  const store = memoryDocumentStore();
  let puts = 0;
  const documents = {
    ...store,
    put: async (key: string, bytes: Uint8Array) => {
      // The last document is stored, but its response is lost.
      await store.put(key, bytes);
      puts += 1;
      if (puts === 3) throw new Error('The disk is full.');
    },
  };
  const photos = { dl_photo_front: photo, dl_photo_back: photo, selfie_photo: photo };
  await expect(storeDocuments({ ...service, documents }, 'registration', photos)).rejects.toThrow(
    'The disk is full.',
  );
  expect(puts).toBe(3);
  expect([...store.contents.keys()]).toEqual([]);
});

test('does not remove photos whose rows are committed, even if the response to the commit was lost', async () => {
  const { db, documents, identity, post } = service;
  const answer = await post(cardPayload(identity.addUser()));
  const rows = await db.kysely
    .selectFrom('portal.documents')
    .selectAll()
    .where('registration_id', '=', answer.json<{ id: string }>().id)
    .execute();
  expect(rows).toHaveLength(3);
  await withdrawDocuments(service, rows);
  for (const { storage_key } of rows) expect(documents.contents.has(storage_key)).toBe(true);
  // A registration that was rolled back has no row.
  await db.kysely
    .deleteFrom('portal.documents')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  await withdrawDocuments(service, rows);
  for (const { storage_key } of rows) expect(documents.contents.has(storage_key)).toBe(false);
});
