import type { Database } from '../db/index.ts';
import type { DocumentStore } from '../documents/index.ts';

/**
 * Number of documents to check. If none of 20 exists, the store is probably the wrong one (for
 * example an unmounted disk).
 */
const sample = 20;

/**
 * Returns whether the store contains a document of this database; also true if the database refers
 * to none. Without this check, rows would be removed while an unmounted disk looks like an empty
 * store, and their documents would stay on the disk forever.
 */
export async function storeHasDocuments({
  db,
  documents,
}: {
  db: Database;
  documents: Pick<DocumentStore, 'list'>;
}): Promise<boolean> {
  const rows = await db.kysely
    .selectFrom('portal.documents')
    .select('storage_key')
    .limit(sample)
    .execute();
  for (const { storage_key: key } of rows) {
    if ((await documents.list(key)).includes(key)) return true;
  }
  return rows.length === 0;
}
