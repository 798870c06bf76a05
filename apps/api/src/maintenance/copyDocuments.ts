import type { Database } from '../db/index.ts';
import { DocumentMissingError, type DocumentStore } from '../documents/index.ts';

export interface CopyDeps {
  db: Database;
  from: Pick<DocumentStore, 'get'>;
  to: Pick<DocumentStore, 'put'>;
  /**
   * Number of rows that are read per query.
   * @default 200
   */
  batchSize?: number;
  /** Called for each document that the database refers to but the store does not contain. */
  onMissing(document: { registrationId: string; kind: string }): void;
}

/**
 * Copies every document that the database refers to from one store to another, still encrypted.
 * Returns the number of copied documents.
 */
export async function copyDocuments(deps: CopyDeps): Promise<number> {
  const { db, from, to, batchSize = 200 } = deps;
  let copied = 0;
  for (let after: string | undefined; ;) {
    const rows = await nextRows(db, after, batchSize);
    for (const { registration_id: registrationId, kind, storage_key: key } of rows) {
      const ciphertext = await from.get(key).catch((error: unknown) => {
        if (!(error instanceof DocumentMissingError)) throw error;
        return undefined;
      });
      if (ciphertext === undefined) {
        deps.onMissing({ registrationId, kind });
        continue;
      }
      await to.put(key, ciphertext);
      copied += 1;
    }
    after = rows.at(-1)?.id;
    if (after === undefined) return copied;
  }
}

/** Returns the next batch of rows, ordered by id, so that new rows do not shift the batches. */
function nextRows({ kysely }: Database, after: string | undefined, batchSize: number) {
  const rows = kysely
    .selectFrom('portal.documents')
    .select(['id', 'registration_id', 'kind', 'storage_key'])
    .orderBy('id')
    .limit(batchSize);
  return (after === undefined ? rows : rows.where('id', '>', after)).execute();
}
