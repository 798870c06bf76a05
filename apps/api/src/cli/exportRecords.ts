import { parseArgs } from 'node:util';
import { exportRegistrations } from '../backoffice/index.ts';
import { makePrivateFolder } from '../files/index.ts';
import { exitCodes, UsageError, type Command } from './command.ts';
import { findRegistration, withStorage } from './openStorage.ts';
import { logEvent, operatorOf } from './operator.ts';

/** Exports registrations with their documents for the back office. */
export const exportRecords: Command = {
  name: 'export',
  summary: 'export registrations with their documents, decrypted, into a folder',
  usage: `export registrations --to <folder> --operator <name> [--since <day or time>]
       [--id <registration or sign-in address>]...

Writes a folder for each registration, with registration.json and the photos. The target folder is
created for its owner only (mode 0700) or must be empty. The audit log records every export.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        operator: { type: 'string' },
        since: { type: 'string' },
        id: { type: 'string', multiple: true },
      },
    });
    if (positionals.join() !== 'registrations')
      throw new UsageError('Enter "export registrations"');
    const { to: folder, id: names } = values;
    if (folder === undefined || folder === '') throw new UsageError('Specify a folder with --to');
    const operator = operatorOf(values.operator);
    const since = values.since === undefined ? undefined : momentOf(values.since);

    return withStorage(io, async (storage) => {
      const ids: string[] = [];
      for (const name of names ?? []) ids.push(await findRegistration(storage, name));
      const written: string[] = [];
      const failed = new Map<string, string>();
      const report = (exportId: string | undefined) =>
        logEvent(io, 'registrations.exported', {
          ...(exportId !== undefined && { export: exportId }),
          complete: exportId !== undefined && failed.size === 0,
          registrations: written,
          ...(failed.size > 0 && { failed: [...failed.keys()] }),
        });
      let exportId: string | undefined;
      // Runs before the `try`: if the folder is rejected, nothing was exported and there is nothing
      // to report.
      await makePrivateFolder(folder);
      try {
        exportId = await exportRegistrations({
          ...storage,
          folder,
          operator,
          since,
          ids: names && ids,
          exported: (id) => written.push(id),
          failed: (id, reason) => failed.set(id, reason),
        });
      } finally {
        report(exportId);
      }
      for (const id of written) io.out(id);
      for (const [id, reason] of failed) io.out(`${id}  not exported: ${reason}`);
      const failures = failed.size > 0 ? `, ${failed.size} not exported` : '';
      io.out(`registrations: ${written.length} exported${failures}`);
      return failed.size > 0 ? exitCodes.incomplete : exitCodes.done;
    });
  },
};

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(moment.getTime())) {
    throw new UsageError('--since must be a day like 2026-11-20 or a time like 2026-11-20T15:00Z');
  }
  return moment;
}
