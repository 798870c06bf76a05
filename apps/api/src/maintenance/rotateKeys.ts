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

export interface RotationDeps {
  db: Database;
  documents: DocumentStore;
  fieldKeys: FieldKeys;
  /** Rows per batch. @default 200 */
  batchSize?: number | undefined;
  /** Called for each value that cannot be decrypted, with its table, column and row. */
  onFailed: (context: string, reason: string) => void;
}

export interface RotationReport {
  /** Number of values and documents that were encrypted with the current key. */
  encrypted: number;
  failed: number;
}

/**
 * Runs before the value of a row is re-encrypted. Returns a function that undoes the preparation if
 * the row was removed in the meantime.
 */
type Preparation = (row: EncryptedRow) => Promise<(() => Promise<void>) | undefined>;

/**
 * Re-encrypts, with the current key, all values that other keys have encrypted. Idempotent: the
 * next run continues after a kill. A value that the service changes during the run is not
 * overwritten.
 */
export async function rotateKeys(deps: RotationDeps): Promise<RotationReport> {
  const report: RotationReport = { encrypted: 0, failed: 0 };
  for (const column of encryptedColumns) {
    await rotateColumn(deps, report, column, () => Promise.resolve(undefined));
  }
  // Re-encrypts the file name after the document, so a name with the current key proves that both
  // are done.
  await rotateColumn(deps, report, encryptedFilename, ({ id }) => reencryptDocument(deps, id));
  return report;
}

async function rotateColumn(
  { db, fieldKeys, batchSize = 200, onFailed }: RotationDeps,
  report: RotationReport,
  column: EncryptedColumn,
  prepare: Preparation,
): Promise<void> {
  for await (const row of rowsOfOtherKeys(db, column, fieldKeys.currentKeyId, batchSize)) {
    const context = column.context(row.id);
    try {
      const text = fieldKeys.decrypt(row.ciphertext, context);
      const undo = await prepare(row);
      const replaced = await replaceCiphertext(db, column, row, fieldKeys.encrypt(text, context));
      if (replaced) report.encrypted += 1;
      else await undo?.();
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      report.failed += 1;
      onFailed(`${column.table}.${column.column} ${row.id}`, error.message);
    }
  }
}

async function reencryptDocument({ db, documents, fieldKeys }: RotationDeps, id: string) {
  const key = await storageKeyOf(db, id);
  if (key === undefined) return undefined;
  const encrypted = await documents.get(key).catch((error: unknown) => {
    if (!(error instanceof DocumentMissingError)) throw error;
    throw new DecryptionError('its document is not in the store');
  });
  if (fieldKeys.keyIdOf(encrypted) === fieldKeys.currentKeyId) return undefined;
  const context = encryptionContexts.document(id);
  await documents.put(
    key,
    fieldKeys.encryptBytes(fieldKeys.decryptBytes(encrypted, context), context),
  );
  // Removes the document again if its row was removed in the meantime.
  return async () => {
    if ((await storageKeyOf(db, id)) === undefined) await documents.remove(key);
  };
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
  for (const column of [...encryptedColumns, encryptedFilename]) {
    for (const [keyId, values] of await countByKey(db, column)) {
      counts.set(keyId, (counts.get(keyId) ?? 0) + values);
    }
  }
  return counts;
}
