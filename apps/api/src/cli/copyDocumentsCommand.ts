import { stat } from 'node:fs/promises';
import { folderDocumentStore } from '../documents/index.ts';
import { makePrivateFolder } from '../files/index.ts';
import { copyDocuments } from '../maintenance/index.ts';
import { defineCommand, UsageError } from './command.ts';
import { withStorage } from './openStorage.ts';

/** Copies the encrypted documents from their store to a folder or back, for backups of a bucket. */
export const copyDocumentsCommand = defineCommand({
  name: 'copy-documents',
  summary: 'copy the encrypted documents into a folder, or back from one',
  usage: `copy-documents (--to | --from) <folder>

--to copies every document of the database from the bucket (or DOCUMENTS_DIR) into a new
folder; --from copies them back and overwrites existing ones. They stay encrypted. Missing documents
are listed, all others are copied, and the exit code is 1.`,
  options: { to: { type: 'string' }, from: { type: 'string' } },
  run: async (io, { to, from }) => {
    const folder = to ?? from;
    if (!folder || (to !== undefined && from !== undefined)) {
      throw new UsageError('Specify one folder, with --to or --from');
    }
    const isBackup = to !== undefined;
    const found = await stat(folder).catch(() => undefined);
    if (!isBackup && !found?.isDirectory()) throw new UsageError(`${folder} is not a folder`);

    return withStorage(io, async ({ db, documents }) => {
      if (isBackup) await makePrivateFolder(folder);
      const copy = folderDocumentStore(folder);
      const { copied, missing } = await copyDocuments(
        db,
        isBackup ? { from: documents, to: copy } : { from: copy, to: documents },
      );
      for (const { registration_id: id, kind } of missing) {
        io.err(`registration ${id}: its ${kind} is missing`);
      }
      io.out(`documents: ${copied} copied, ${missing.length} missing`);
      return missing.length === 0;
    });
  },
});
