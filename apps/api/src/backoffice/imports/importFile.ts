import type { Database } from '../../db/index.ts';
import { checkLine } from './checkLine.ts';
import { findCustomers } from '../findCustomers.ts';
import type { ImportKind, ImportLine, LineValues, Outcome } from './importKind.ts';
import { readLines } from './readLines.ts';

export interface ImportOptions {
  db: Database;
  kind: ImportKind;
  input: AsyncIterable<Buffer | string>;
  /** Runs the import in a transaction and rolls it back. */
  dryRun: boolean;
  /** Called for each rejected line, in the order of the file within each batch. */
  onRejected(line: { number: number; error: string }): void;
  /**
   * Number of lines that are written together.
   * @default 500
   */
  batchSize?: number;
}

export interface ImportCounts {
  lines: number;
  new: number;
  changed: number;
  unchanged: number;
  rejected: number;
}

/** Thrown inside a transaction to roll it back. */
class DryRunRollback extends Error {}

/**
 * Imports a file of JSON lines in batches, each in one transaction. Idempotent, also after an interruption.
 */
export async function importFile(options: ImportOptions): Promise<ImportCounts> {
  const { db, kind, input, dryRun, batchSize = 500 } = options;
  const counts: ImportCounts = { lines: 0, new: 0, changed: 0, unchanged: 0, rejected: 0 };
  const lineOfKey = new Map<string, number>();
  const reject = (number: number, error: string) => {
    counts.rejected += 1;
    options.onRejected({ number, error });
  };

  const write = async (lines: readonly ImportLine[]) => {
    if (lines.length === 0) return;
    let outcomes: Outcome[] = [];
    try {
      await db.kysely.transaction().execute(async (kysely) => {
        outcomes = await kind.write({ kysely }, lines);
        if (dryRun) throw new DryRunRollback();
      });
    } catch (error) {
      if (!(error instanceof DryRunRollback)) throw error;
    }
    lines.forEach(({ number }, index) => {
      const outcome = outcomes[index] ?? 'unchanged';
      if (typeof outcome === 'object') reject(number, outcome.error);
      else counts[outcome] += 1;
    });
  };

  const take = async (lines: readonly { number: number; values: LineValues }[]) => {
    if (lines.length === 0) return;
    const find = await findCustomers(
      db,
      lines.map(({ values }) => values.customer),
    );
    const batch: ImportLine[] = [];
    for (const { number, values } of lines) {
      const found = find(values.customer);
      if ('error' in found) {
        reject(number, `customer: ${found.error}`);
        continue;
      }
      const line = { number, values, registrationId: found.registrationId };
      const key = kind.keyOf(line);
      const first = lineOfKey.get(key);
      if (first !== undefined) {
        reject(number, `${kind.keyField}: Already in line ${first}`);
        continue;
      }
      lineOfKey.set(key, number);
      batch.push(line);
    }
    await write(batch);
  };

  let waiting: { number: number; values: LineValues }[] = [];
  for await (const line of readLines(input)) {
    counts.lines += 1;
    const checked = 'error' in line ? line : checkLine(kind, line.text);
    if ('error' in checked) {
      reject(line.number, checked.error);
      continue;
    }
    waiting.push({ number: line.number, values: checked.values });
    if (waiting.length < batchSize) continue;
    await take(waiting);
    waiting = [];
  }
  await take(waiting);
  return counts;
}
