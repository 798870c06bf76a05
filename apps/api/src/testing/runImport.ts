import { Readable } from 'node:stream';
import { importFile } from '../backoffice/imports/importFile.ts';
import { importKindOf, type ImportKindName } from '../backoffice/imports/importKinds.ts';
import type { TestService } from './testService.ts';

/** Imports lines as a file; returns the counts and the rejected lines. */
export async function runImport(
  { db, fieldKeys }: Pick<TestService, 'db' | 'fieldKeys'>,
  kind: ImportKindName,
  lines: readonly (object | string)[],
  { dryRun = false } = {},
) {
  const rejected: string[] = [];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const counts = await importFile({
    db,
    kind: importKindOf(kind, fieldKeys),
    input: Readable.from([text.join('\n')]),
    dryRun,
    onRejected: ({ number, error }) => rejected.push(`${number} ${error}`),
  });
  return { counts, rejected };
}
