import { FolderInUseError, lockFolder, makeFolderSync } from '@bank-bonuses/api';
import { accessSync, constants, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderError, lockError, StartError } from './startErrors.ts';

/** The sandbox's folder, held by this process until it is released. */
export interface SandboxFolder {
  data: string;
  documents: string;
  /** Outside the data, so that a copy of the data opens nothing. */
  secrets: string;
  release(): void;
}

/** Takes the folder for this process and, with `fresh`, empties it; never while another process works in it. */
export function takeFolder(folder: string, { fresh }: { fresh: boolean }): SandboxFolder {
  try {
    makeFolderSync(folder, 0o700);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw folderError(folder, error);
  }
  const paths = {
    data: join(folder, 'data'),
    documents: join(folder, 'documents'),
    secrets: join(folder, 'secrets'),
  };
  try {
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
        `Another sandbox is running on ${folder}. Stop it first, or choose another folder with SANDBOX_DIR.`,
      );
    }
    if (error instanceof Error && 'errcode' in error) throw lockError(join(folder, 'sandbox.lock'));
    throw folderError(folder, error);
  }
}
