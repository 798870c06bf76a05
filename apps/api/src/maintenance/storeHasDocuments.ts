import type { Database } from '../db/index.ts';
import type { DocumentStore } from '../documents/index.ts';

/** One that is missing is a loss of its own; of so many, some are there if the store is the right one. */
const sample = 20;

/**
 * Whether the store is the one of this database. A disk that is not mounted looks like an empty one, and
 * what is removed meanwhile would leave its documents there for ever.
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
