import { randomUUID } from 'node:crypto';
import { exportRegistrations } from '../backoffice/index.ts';
import { makePrivateFolder } from '../files/index.ts';
import { choiceOf, defineCommand, UsageError } from './command.ts';
import { findRegistration, withStorage } from './openStorage.ts';
import { logEvent, operatorOf } from './operator.ts';

/** Exports registrations with their documents for the back office. */
export const exportRecords = defineCommand({
  name: 'export',
  summary: 'export registrations with their documents, decrypted, into a folder',
  usage: `export registrations --to <folder> --operator <name> [--since <day or time>]
       [--id <registration or sign-in address>]...

Writes a folder for each registration, with registration.json and the photos. The target folder is
created for its owner only (mode 0700) or must be empty. The audit log records every export.`,
  positionals: ['"registrations"'],
  options: {
    to: { type: 'string' },
    operator: { type: 'string' },
    since: { type: 'string' },
    id: { type: 'string', multiple: true },
  },
  run: async (io, { to: folder, id: names, ...values }, kind) => {
    choiceOf('export', ['registrations'], kind);
    if (!folder) throw new UsageError('Specify a folder with --to');
    const operator = operatorOf(values.operator);
    const since = values.since === undefined ? undefined : momentOf(values.since);

    return withStorage(io, async (storage) => {
      const ids: string[] = [];
      for (const name of names ?? []) ids.push(await findRegistration(storage, name));
      // Runs before the `try`: if the folder is rejected, nothing was exported and there is nothing
      // to report.
      await makePrivateFolder(folder);
      const options = { folder, operator, since, ids: names && ids, exportId: randomUUID() };
      const exported: string[] = [];
      const failed: string[] = [];
      const lines: string[] = [];
      let isWhole = false;
      try {
        for await (const { id, reason } of exportRegistrations({ ...storage, ...options })) {
          (reason === undefined ? exported : failed).push(id);
          if (reason !== undefined) lines.push(`${id}  not exported: ${reason}`);
        }
        isWhole = failed.length === 0;
      } finally {
        logEvent(io, 'registrations.exported', {
          export: options.exportId,
          complete: isWhole,
          registrations: exported,
          ...(failed.length > 0 && { failed }),
        });
      }
      for (const line of [...exported, ...lines]) io.out(line);
      const failures = isWhole ? '' : `, ${failed.length} not exported`;
      io.out(`registrations: ${exported.length} exported${failures}`);
      return isWhole;
    });
  },
});

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(moment.getTime())) {
    throw new UsageError('--since must be a day like 2026-11-20 or a time like 2026-11-20T15:00Z');
  }
  return moment;
}
