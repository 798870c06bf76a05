import { access, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolderSync } from '../files/index.ts';
import { DocumentMissingError, DocumentsUnavailableError } from './documentErrors.ts';
import { documentKeyPattern, type DocumentStore } from './documentStore.ts';

const durably = { mode: 0o600, flush: true };

/** Stores documents in a local folder, with a subfolder for each registration. */
export function folderDocumentStore(folder: string): DocumentStore {
  const pathOf = (key: string) => {
    if (!documentKeyPattern.test(key)) throw new Error('Invalid document key.');
    return join(folder, key);
  };
  /** A registration without documents has no folder; any other read error is a failure. */
  const namesIn = async (group: string) => {
    try {
      return await readdir(join(folder, group));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw unusable(error);
      await access(folder).catch(() => {
        throw new DocumentsUnavailableError('documents_folder_missing');
      });
      return [];
    }
  };
  return {
    isLocal: true,
    check: async () => {
      // Uses a fixed name, so that the next check removes the file of a check that was killed.
      const path = join(folder, '.writable');
      try {
        makeFolderSync(folder, 0o700);
        await writeFile(path, 'check', durably);
        await rm(path, { force: true });
      } catch (error) {
        throw unusable(error);
      }
    },
    put: async (key, bytes) => {
      const path = pathOf(key);
      const draft = `${path}.part`;
      try {
        makeFolderSync(dirname(path), 0o700);
        await writeFile(draft, bytes, durably);
        await rename(draft, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw unusable(error);
      }
    },
    get: async (key) => {
      const path = pathOf(key);
      try {
        return await readFile(path);
      } catch (error) {
        throw codeOf(error) === 'ENOENT' ? new DocumentMissingError() : unusable(error);
      }
    },
    list: async (prefix) => {
      const [group = ''] = prefix.split('/');
      return (await namesIn(group))
        .map((name) => `${group}/${name}`)
        .filter((key) => documentKeyPattern.test(key) && key.startsWith(prefix));
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true }).catch((error: unknown) => {
        throw unusable(error);
      });
    },
  };
}

/**
 * Converts an error of a full, missing or read-only disk to an error of the store, since a retry
 * may help.
 */
function unusable(error: unknown): DocumentsUnavailableError {
  return new DocumentsUnavailableError(`documents_folder_${String(codeOf(error))}`);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Writes the folder's entries to disk, so that the new file name survives a crash. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder for syncing.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
