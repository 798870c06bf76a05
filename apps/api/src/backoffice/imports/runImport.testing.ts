import { Readable } from 'node:stream';
import type { Database } from '../../db/openDatabase.ts';
import { importFile } from './importFile.ts';
import type { ImportKind } from './importKind.ts';

/** Imports lines as a file; returns the counts and the rejected lines. */
export async function runImport(
  db: Database,
  kind: ImportKind,
  lines: readonly (object | string)[],
  options: { dryRun?: boolean; batchSize?: number } = {},
) {
  const rejected: string[] = [];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const counts = await importFile({
    db,
    kind,
    input: Readable.from([text.join('\n')]),
    dryRun: false,
    onRejected: ({ number, error }) => rejected.push(`${number} ${error}`),
    ...options,
  });
  return { counts, rejected };
}
