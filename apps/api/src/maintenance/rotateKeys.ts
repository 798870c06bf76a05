import type { Database } from '../db/index.ts';
import { DocumentMissingError, type DocumentStore } from '../documents/index.ts';
import {
  DecryptionError,
  type FieldKeys,
  encryptedColumns,
  encryptedFilename,
  type EncryptedColumn,
  encryptionContexts,
} from '../encryption/index.ts';
import {
  countByKey,
  replaceCiphertext,
  rowsOfOtherKeys,
  type EncryptedRow,
} from './encryptedRows.ts';

interface RotationDeps {
  db: Database;
  documents: DocumentStore;
  fieldKeys: FieldKeys;
}

/**
 * All encrypted columns. The file name comes last and is re-encrypted after its document, so a name
 * with the current key proves that both are done.
 */
const columns: readonly EncryptedColumn[] = [...encryptedColumns, encryptedFilename];

/**
 * Re-encrypts, with the current key, all values that other keys have encrypted. Idempotent: the
 * next run continues after a kill. A value that the service changes during the run is not
 * overwritten. Returns the number of encrypted values, and a line for each value that cannot be
 * decrypted.
 */
export async function rotateKeys(deps: RotationDeps) {
  const { db, fieldKeys } = deps;
  const failures: string[] = [];
  let encrypted = 0;
  for (const column of columns) {
    for (const row of await rowsOfOtherKeys(db, column, fieldKeys.currentKeyId)) {
      try {
        if (await rotateValue(deps, column, row)) encrypted += 1;
      } catch (error) {
        if (!(error instanceof DecryptionError)) throw error;
        failures.push(`${column.table}.${column.column} ${row.id}: ${error.message}`);
      }
    }
  }
  return { encrypted, failures };
}

/** Returns false if the value was changed or removed in the meantime. */
async function rotateValue(
  deps: RotationDeps,
  column: EncryptedColumn,
  row: EncryptedRow,
): Promise<boolean> {
  const { db, documents, fieldKeys } = deps;
  const context = column.context(row.id);
  const text = fieldKeys.decrypt(row.ciphertext, context);
  const document = column === encryptedFilename ? await rotateDocument(deps, row.id) : undefined;
  if (await replaceCiphertext(db, column, row, fieldKeys.encrypt(text, context))) return true;
  // Removes the document again if its row was removed in the meantime.
  if (document !== undefined && (await storageKeyOf(db, row.id)) === undefined) {
    await documents.remove(document);
  }
  return false;
}

/** Returns the storage key of the document if it was written. */
async function rotateDocument({ db, documents, fieldKeys }: RotationDeps, id: string) {
  const key = await storageKeyOf(db, id);
  if (key === undefined) return undefined;
  const encrypted = await documents.get(key).catch((error: unknown) => {
    if (!(error instanceof DocumentMissingError)) throw error;
    throw new DecryptionError('its document is not in the store');
  });
  if (fieldKeys.keyIdOf(encrypted) === fieldKeys.currentKeyId) return undefined;
  const context = encryptionContexts.document(id);
  const bytes = fieldKeys.decryptBytes(encrypted, context);
  await documents.put(key, fieldKeys.encryptBytes(bytes, context));
  return key;
}

async function storageKeyOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db.kysely
    .selectFrom('portal.documents')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.storage_key;
}

/** Counts the values of all encrypted columns by the key that encrypted them. */
export async function countValuesByKey(db: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const column of columns) {
    for (const { key_id, values } of await countByKey(db, column)) {
      counts.set(key_id, (counts.get(key_id) ?? 0) + values);
    }
  }
  return counts;
}
