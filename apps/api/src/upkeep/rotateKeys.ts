import type { Database } from '../db/openDatabase.ts';
import { DocumentMissingError } from '../documents/documentMissing.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { SealBrokenError, type FieldKeys } from '../security/fieldKeys.ts';
import { sealedColumns, sealedFilename, type SealedColumn } from '../security/sealedColumns.ts';
import { sealedPlaces } from '../security/sealedPlaces.ts';
import { countByKey, replaceSealed, rowsOfOtherKeys, type SealedRow } from './sealedRows.ts';

export interface RotationParts {
  db: Database;
  documents: DocumentStore;
  fieldKeys: FieldKeys;
  /** Rows that are read at once. @default 200 */
  batchSize?: number | undefined;
  /** Is told of each value that cannot be opened, by its place. */
  onRefused: (place: string, reason: string) => void;
}

export interface RotationReport {
  /** Values and documents that are sealed with the current key now. */
  sealed: number;
  refused: number;
}

/** What a row needs before its value is sealed anew, and what undoes that when the row is gone by then. */
type Preparation = (row: SealedRow) => Promise<(() => Promise<void>) | undefined>;

/**
 * Seals everything with the current key that another one has sealed. What is done stays done: a run that
 * was killed is taken up by the next, and a value that the service writes meanwhile is left as it is.
 */
export async function rotateKeys(parts: RotationParts): Promise<RotationReport> {
  const report: RotationReport = { sealed: 0, refused: 0 };
  for (const column of sealedColumns) {
    await rotateColumn(parts, report, column, () => Promise.resolve(undefined));
  }
  // The name comes after the content, so that a name under the current key tells that both are done.
  await rotateColumn(parts, report, sealedFilename, ({ id }) => resealDocument(parts, id));
  return report;
}

async function rotateColumn(
  { db, fieldKeys, batchSize = 200, onRefused }: RotationParts,
  report: RotationReport,
  column: SealedColumn,
  prepare: Preparation,
): Promise<void> {
  for await (const row of rowsOfOtherKeys(db, column, fieldKeys.currentKeyId, batchSize)) {
    const place = column.place(row.id);
    try {
      const text = fieldKeys.open(row.sealed, place);
      const undo = await prepare(row);
      const replaced = await replaceSealed(db, column, row, fieldKeys.seal(text, place));
      if (replaced) report.sealed += 1;
      else await undo?.();
    } catch (error) {
      if (!(error instanceof SealBrokenError)) throw error;
      report.refused += 1;
      onRefused(`${column.table}.${column.column} ${row.id}`, error.message);
    }
  }
}

async function resealDocument({ db, documents, fieldKeys }: RotationParts, id: string) {
  const key = await storageKeyOf(db, id);
  if (key === undefined) return undefined;
  const sealed = await documents.get(key).catch((error: unknown) => {
    if (!(error instanceof DocumentMissingError)) throw error;
    throw new SealBrokenError('its document is not in the store');
  });
  if (fieldKeys.keyIdOf(sealed) === fieldKeys.currentKeyId) return undefined;
  const place = sealedPlaces.document(id);
  await documents.put(key, fieldKeys.sealBytes(fieldKeys.openBytes(sealed, place), place));
  // A document whose row was removed meanwhile must not come back.
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

/** Values by the key that has sealed them, over all columns. */
export async function sealedByKey(db: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const column of [...sealedColumns, sealedFilename]) {
    for (const [keyId, values] of await countByKey(db, column)) {
      counts.set(keyId, (counts.get(keyId) ?? 0) + values);
    }
  }
  return counts;
}
