import { Readable } from 'node:stream';
import { importFile } from '../backoffice/imports/importFile.ts';
import { importKinds, type ImportKindName } from '../backoffice/imports/importKinds.ts';
import { loadContract } from '../contract/contract.ts';
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
    kind: importKinds(loadContract(), fieldKeys)[kind],
    input: Readable.from([text.join('\n')]),
    dryRun,
    onRejected: ({ number, error }) => rejected.push(`${number} ${error}`),
  });
  return { counts, rejected };
}
