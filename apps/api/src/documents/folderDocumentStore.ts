import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../files/index.ts';
import { DocumentMissingError, DocumentsUnavailableError } from './documentErrors.ts';
import type { DocumentStore } from './documentStore.ts';

/**
 * Keys have the form `<registration>/<document>`, without characters that could lead out of the
 * folder.
 */
const keyPattern = /^[A-Za-z0-9][\w-]*\/[A-Za-z0-9][\w-]*$/;
/**
 * Name of a file while it is being written. Such files can be listed and removed like documents,
 * but not stored or read by this name.
 */
const draftPattern = /^[A-Za-z0-9][\w-]*\/[A-Za-z0-9][\w-]*\.part$/;

/** Stores documents in a local folder, with a subfolder for each registration. */
export function folderDocumentStore(folder: string): DocumentStore {
  const pathOf = (key: string, isDraft = false) => {
    if (!(isDraft ? draftPattern : keyPattern).test(key)) throw new Error('Invalid document key.');
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
        await makeFolder(folder, 0o700);
        await writeDurably(path, Buffer.from('check'));
        await rm(path, { force: true });
      } catch (error) {
        throw unusable(error);
      }
    },
    put: async (key, bytes) => {
      const path = pathOf(key);
      const draft = pathOf(`${key}.part`, true);
      try {
        await makeFolder(dirname(path), 0o700);
        await writeDurably(draft, bytes);
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
        .filter((key) => keyPattern.test(key) || draftPattern.test(key))
        .filter((key) => key.startsWith(prefix));
    },
    remove: async (key) => {
      const path = pathOf(key, draftPattern.test(key));
      await rm(path, { force: true }).catch((error: unknown) => {
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

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
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
