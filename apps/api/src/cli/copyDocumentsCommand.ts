import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { folderDocumentStore } from '../documents/index.ts';
import { makePrivateFolder } from '../files/index.ts';
import { copyDocuments } from '../maintenance/index.ts';
import { exitCodes, UsageError, type Command } from './command.ts';
import { withStorage } from './openStorage.ts';

/** Copies the encrypted documents from their store to a folder or back, for backups of a bucket. */
export const copyDocumentsCommand: Command = {
  name: 'copy-documents',
  summary: 'copy the encrypted documents into a folder, or back from one',
  usage: `copy-documents (--to | --from) <folder>

--to copies every document of the database from the bucket (or DOCUMENTS_DIR) into a new
folder; --from copies them back and overwrites existing ones. They stay encrypted. Missing documents
are listed, all others are copied, and the exit code is 1.`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args,
      options: { to: { type: 'string' }, from: { type: 'string' } },
    });
    const folder = values.to ?? values.from;
    if (!folder || (values.to !== undefined && values.from !== undefined)) {
      throw new UsageError('Specify one folder, with --to or --from');
    }
    const isBackup = values.to !== undefined;
    if (!isBackup && !(await isFolder(folder))) throw new UsageError(`${folder} is not a folder`);

    return withStorage(io, async ({ db, documents }) => {
      if (isBackup) await makePrivateFolder(folder);
      const copy = folderDocumentStore(folder);
      let missing = 0;
      const copied = await copyDocuments({
        db,
        ...(isBackup ? { from: documents, to: copy } : { from: copy, to: documents }),
        onMissing: ({ registrationId, kind }) => {
          missing += 1;
          io.err(`registration ${registrationId}: its ${kind} is missing`);
        },
      });
      io.out(`documents: ${copied} copied, ${missing} missing`);
      return missing > 0 ? exitCodes.incomplete : exitCodes.done;
    });
  },
};

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}
