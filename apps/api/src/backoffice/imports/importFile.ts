import type { Database } from '../../db/index.ts';
import { findCustomers } from '../findCustomers.ts';
import { decodeLine } from './decodeLine.ts';
import type { ImportKind, ImportLine, LineValues, Outcome } from './importKind.ts';

export interface ImportOptions {
  db: Database;
  kind: ImportKind;
  input: AsyncIterable<Buffer | string>;
  /** Runs the import in transactions and rolls them back. */
  dryRun: boolean;
  /** Called for each rejected line: first those that are invalid by themselves. */
  onRejected(line: { number: number; error: string }): void;
}

export interface ImportCounts {
  lines: number;
  new: number;
  changed: number;
  unchanged: number;
  rejected: number;
}

/** Number of lines that are written together. */
export const batchSize = 500;

/**
 * Imports a file of JSON lines in batches, each in one transaction. Idempotent, also after an
 * interruption.
 */
export async function importFile(options: ImportOptions): Promise<ImportCounts> {
  const { db, kind, input, dryRun } = options;
  const counts: ImportCounts = { lines: 0, new: 0, changed: 0, unchanged: 0, rejected: 0 };
  const reject = (number: number, error: string) => {
    counts.rejected += 1;
    options.onRejected({ number, error });
  };

  const checked: { number: number; values: LineValues }[] = [];
  for (const { number, text } of await readLines(input)) {
    counts.lines += 1;
    const line = decodeLine(kind, text);
    if ('error' in line) reject(number, line.error);
    else checked.push({ number, values: line.values });
  }

  const lineOfKey = new Map<string, number>();
  for (let start = 0; start < checked.length; start += batchSize) {
    const lines = checked.slice(start, start + batchSize);
    const names = lines.map(({ values }) => values.customer);
    const find = await findCustomers(db, names);
    const batch: ImportLine[] = [];
    for (const { number, values } of lines) {
      const found = find(values.customer);
      if ('error' in found) {
        reject(number, `customer: ${found.error}`);
        continue;
      }
      const line = { number, values, registrationId: found.registrationId };
      const key = keyOf(kind, line);
      const first = lineOfKey.get(key);
      if (first !== undefined) {
        reject(number, `${kind.keyField}: Already in line ${first}`);
        continue;
      }
      lineOfKey.set(key, number);
      batch.push(line);
    }
    const outcomes = await writeBatch(options, batch, dryRun);
    outcomes.forEach((outcome, index) => {
      if (typeof outcome === 'object') reject(batch[index]?.number ?? 0, outcome.error);
      else counts[outcome] += 1;
    });
  }
  return counts;
}

async function writeBatch(
  { db, kind }: ImportOptions,
  batch: readonly ImportLine[],
  dryRun: boolean,
): Promise<Outcome[]> {
  if (batch.length === 0) return [];
  const ids = batch.map(({ registrationId }) => registrationId);
  const transaction = await db.kysely.startTransaction().execute();
  try {
    // Serializes imports for the same customers, since a row that does not exist yet cannot be
    // locked.
    await transaction
      .selectFrom('portal.registrations')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const outcomes = await kind.write({ kysely: transaction }, batch);
    if (!dryRun) await transaction.commit().execute();
    return outcomes;
  } finally {
    if (!transaction.isCommitted) await transaction.rollback().execute();
  }
}

/** Returns the key of a line; a file may contain each key once. */
function keyOf({ keyField, hasOwnKey }: ImportKind, { values, registrationId }: ImportLine) {
  if (keyField === 'customer') return registrationId;
  const key = String(values[keyField]);
  return hasOwnKey ? key : `${registrationId} ${key}`;
}

/** Returns the lines of a file with their numbers. Empty lines are skipped, but counted. */
async function readLines(input: AsyncIterable<Buffer | string>) {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks)
    .toString()
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter(({ text }) => text !== '');
}
