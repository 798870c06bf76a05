import type { Database } from '../db/index.ts';
import { DocumentMissingError, type DocumentStore } from '../documents/index.ts';

/**
 * Copies every document that the database refers to from one store to another, still encrypted.
 * Returns the number of copied documents, and those that the first store does not contain.
 */
export async function copyDocuments(
  db: Database,
  { from, to }: { from: DocumentStore; to: DocumentStore },
) {
  const rows = await db.kysely
    .selectFrom('portal.documents')
    .select(['registration_id', 'kind', 'storage_key'])
    .execute();
  const missing: typeof rows = [];
  for (const row of rows) {
    try {
      await to.put(row.storage_key, await from.get(row.storage_key));
    } catch (error) {
      if (!(error instanceof DocumentMissingError)) throw error;
      missing.push(row);
    }
  }
  return { copied: rows.length - missing.length, missing };
}
