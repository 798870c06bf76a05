import type { Database } from '../db/index.ts';
import { DocumentMissingError, type DocumentStore } from '../documents/index.ts';

export interface CopyDeps {
  db: Database;
  from: Pick<DocumentStore, 'get'>;
  to: Pick<DocumentStore, 'put'>;
  /** Called for each document that the database refers to but the store does not contain. */
  onMissing: (document: { registrationId: string; kind: string }) => void;
}

/**
 * Copies every document that the database refers to from one store to another, still encrypted.
 * Returns the number of copied documents.
 */
export async function copyDocuments({ db, from, to, onMissing }: CopyDeps): Promise<number> {
  let copied = 0;
  const rows = await db.kysely
    .selectFrom('portal.documents')
    .select(['registration_id', 'kind', 'storage_key'])
    .execute();
  for (const { registration_id: registrationId, kind, storage_key: key } of rows) {
    const ciphertext = await from.get(key).catch((error: unknown) => {
      if (!(error instanceof DocumentMissingError)) throw error;
      return undefined;
    });
    if (ciphertext === undefined) {
      onMissing({ registrationId, kind });
      continue;
    }
    await to.put(key, ciphertext);
    copied += 1;
  }
  return copied;
}
