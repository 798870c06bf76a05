import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importFile, importKindNames, importKindOf } from '../backoffice/index.ts';
import { recordAudit } from '../db/index.ts';
import { exitCodes, UsageError, type Command } from './command.ts';
import { withStorage } from './openStorage.ts';

/** Imports the results of the back office's work. */
export const importRecords: Command = {
  name: 'import',
  summary: 'import enrollments, activity and other work from JSON lines',
  usage: `import <${importKindNames.join('|')}> <file.jsonl> [--dry-run]

Reads one record from each line; "-" reads standard input. A second run changes nothing. Invalid lines
are listed with their number and the reason; all others are imported. With --dry-run everything is
checked and nothing is written.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [name, file, ...others] = positionals;
    const kind = importKindNames.find((candidate) => candidate === name);
    if (!kind) throw new UsageError(`Choose what to import: ${importKindNames.join(', ')}`);
    if (file === undefined || others.length > 0) throw new UsageError('Specify one file to import');
    if (file !== '-') await checkReadable(file);
    const dryRun = values['dry-run'];
    return withStorage(io, async (storage) => {
      const counts = await importFile({
        db: storage.db,
        kind: importKindOf(kind, storage.fieldKeys),
        input: file === '-' ? io.input : createReadStream(file),
        dryRun,
        onRejected: ({ number, error }) => io.out(`line ${number}: ${error}`),
      });
      if (!dryRun) {
        // Stored audit events call the rejected lines `refused`.
        const { rejected: refused, ...others } = counts;
        await recordAudit(storage.db, {
          operator: io.operator,
          action: `import.${kind}`,
          details: { ...others, refused },
        });
      }
      io.out(
        `${kind}: ${counts.lines} lines, ${counts.new} new, ${counts.changed} changed, ` +
          `${counts.unchanged} unchanged, ${counts.rejected} rejected` +
          (dryRun ? ' (dry run: nothing was written)' : ''),
      );
      return counts.rejected > 0 ? exitCodes.incomplete : exitCodes.done;
    });
  },
};

/**
 * Throws if the file cannot be read. Runs before the database is opened, so that a mistyped name
 * has no effect.
 */
async function checkReadable(file: string): Promise<void> {
  const unreadable = (code: string) => new UsageError(`${file} cannot be read (${code})`);
  try {
    await access(file, constants.R_OK);
  } catch (error) {
    throw unreadable(
      error instanceof Error && 'code' in error ? String(error.code) : 'unknown error',
    );
  }
  if ((await stat(file)).isDirectory()) throw unreadable('EISDIR');
}
