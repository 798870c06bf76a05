import { FolderInUseError, lockFolder, makeFolderSync } from '@bank-bonuses/api';
import { accessSync, constants, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderError, StartError } from './startErrors.ts';

/** The sandbox's folder, locked by this process until `release` is called. */
export interface SandboxFolder {
  data: string;
  documents: string;
  /** Outside `data`, so that a copy of the data cannot be decrypted. */
  secrets: string;
  release(): void;
}

/** Locks the folder for this process and, with `fresh`, empties it. */
export function takeFolder(folder: string, { fresh }: { fresh: boolean }): SandboxFolder {
  const paths = {
    data: join(folder, 'data'),
    documents: join(folder, 'documents'),
    secrets: join(folder, 'secrets'),
  };
  try {
    makeFolderSync(folder, 0o700);
    accessSync(folder, constants.W_OK);
    const lock = lockFolder(join(folder, 'sandbox'));
    if (fresh) {
      for (const path of [`${paths.data}.new`, ...Object.values(paths)]) {
        rmSync(path, { recursive: true, force: true });
      }
    }
    return { ...paths, release: () => lock.release() };
  } catch (error) {
    if (error instanceof FolderInUseError) {
      throw new StartError(
        `Another sandbox is running on ${folder}. Stop it first, or set SANDBOX_DIR to another folder.`,
      );
    }
    throw folderError(folder, error);
  }
}
