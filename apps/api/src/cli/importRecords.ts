import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { importFile, importKindNames, importKindOf } from '../backoffice/index.ts';
import { recordAudit } from '../db/index.ts';
import { choiceOf, defineCommand, UsageError } from './command.ts';
import { withStorage } from './openStorage.ts';

/** Imports the results of the back office's work. */
export const importRecords = defineCommand({
  name: 'import',
  summary: 'import enrollments, activity and other work from JSON lines',
  usage: `import <${importKindNames.join('|')}> <file.jsonl> [--dry-run]

Reads one record from each line; "-" reads standard input. A second run changes nothing. Invalid lines
are listed with their number and the reason; all others are imported. With --dry-run everything is
checked and nothing is written.`,
  positionals: ['what to import', 'one file'],
  options: { 'dry-run': { type: 'boolean', default: false } },
  run: async (io, { 'dry-run': dryRun = false }, name = '', file = '') => {
    const kind = choiceOf('kind', importKindNames, name);
    if (file !== '-') await checkReadable(file);
    return withStorage(io, async ({ db, fieldKeys }) => {
      const counts = await importFile({
        db,
        kind: importKindOf(kind, fieldKeys),
        input: file === '-' ? io.input : createReadStream(file),
        dryRun,
        onRejected: ({ number, error }) => io.out(`line ${number}: ${error}`),
      });
      // Stored audit events call the rejected lines `refused`.
      const { rejected: refused, ...others } = counts;
      const action = `import.${kind}`;
      const details = { ...others, refused };
      if (!dryRun) await recordAudit(db, { operator: io.operator, action, details });
      io.out(
        `${kind}: ${counts.lines} lines, ${counts.new} new, ${counts.changed} changed, ` +
          `${counts.unchanged} unchanged, ${counts.rejected} rejected` +
          (dryRun ? ' (dry run: nothing was written)' : ''),
      );
      return counts.rejected === 0;
    });
  },
});

/**
 * Throws if the file cannot be read. Runs before the database is opened, so that a mistyped name
 * has no effect.
 */
async function checkReadable(file: string): Promise<void> {
  const unreadable = (code: string) => new UsageError(`${file} cannot be read (${code})`);
  await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(error.code ?? 'unknown error');
  });
  if ((await stat(file)).isDirectory()) throw unreadable('EISDIR');
}
