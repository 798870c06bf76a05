import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, DocumentsTable } from '../db/index.ts';
import { type FieldKeys, encryptionContexts } from '../encryption/index.ts';
import type { DocumentStore } from './documentStore.ts';
import type { PreparedPhoto } from './decodePhoto.ts';

export type DocumentKind = DocumentsTable['kind'];
export type DocumentRow = Insertable<DocumentsTable>;
export type PreparedPhotos = Partial<Record<DocumentKind, PreparedPhoto>>;

export interface DocumentDeps {
  db: Database;
  documents: DocumentStore;
  fieldKeys: FieldKeys;
}

/**
 * Encrypts and stores the photos and returns their rows. A document only becomes part of the
 * registration when its row is stored.
 */
export async function storeDocuments(
  { documents, fieldKeys }: DocumentDeps,
  registrationId: string,
  photos: PreparedPhotos,
): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = [];
  try {
    for (const [kind, photo] of Object.entries(photos) as [DocumentKind, PreparedPhoto][]) {
      const id = randomUUID();
      const row: DocumentRow = {
        id,
        registration_id: registrationId,
        kind,
        storage_key: `${registrationId}/${id}`,
        filename_sealed: fieldKeys.encrypt(photo.filename, encryptionContexts.filename(id)),
        content_type: 'image/jpeg',
        byte_length: photo.bytes.length,
        width: photo.width,
        height: photo.height,
      };
      rows.push(row);
      const ciphertext = fieldKeys.encryptBytes(photo.bytes, encryptionContexts.document(id));
      await documents.put(row.storage_key, ciphertext);
    }
    return rows;
  } catch (error) {
    await dropDocuments(documents, rows);
    throw error;
  }
}

/**
 * Removes the documents of a failed registration. Keeps them if their rows exist, since the commit
 * may have succeeded although its response was lost. Also removes nothing if the database does not
 * respond.
 */
export async function withdrawDocuments(
  { db, documents }: DocumentDeps,
  rows: readonly DocumentRow[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const kept = await db.kysely
    .selectFrom('portal.documents')
    .select('id')
    .where('id', '=', first.id)
    .executeTakeFirst();
  if (!kept) await dropDocuments(documents, rows);
}

/** Removes the documents that failed attempts left behind, after the registration is complete. */
export async function sweepDocuments(
  { db, documents }: Pick<DocumentDeps, 'db' | 'documents'>,
  registrationId: string,
): Promise<void> {
  const rows = await db.kysely
    .selectFrom('portal.documents')
    .select('storage_key')
    .where('registration_id', '=', registrationId)
    .execute();
  const counted = new Set(rows.map((row) => row.storage_key));
  for (const key of await documents.list(`${registrationId}/`)) {
    if (!counted.has(key)) await documents.remove(key);
  }
}

async function dropDocuments(store: DocumentStore, rows: readonly DocumentRow[]): Promise<void> {
  for (const { storage_key } of rows) await store.remove(storage_key).catch(() => undefined);
}
