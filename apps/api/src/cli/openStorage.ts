import { findCustomers } from '../backoffice/index.ts';
import { migrate, openDatabase, type Database } from '../db/index.ts';
import { decodeSettings, openDocuments, storage } from '../deployment/index.ts';
import type { DocumentStore } from '../documents/index.ts';
import type { FieldKeys } from '../encryption/index.ts';
import { UsageError, type CommandIo } from './command.ts';

/** The service's database, documents and keys, opened for a command. */
export interface Storage {
  db: Database;
  documents: DocumentStore;
  fieldKeys: FieldKeys;
}

/**
 * Opens database, documents and keys according to the service's settings, and closes the database
 * after `work`. Reads only these settings, so a command needs neither the sign-in service nor the
 * card processor.
 */
export async function withStorage<T>(
  { env, openDatabase: open }: Pick<CommandIo, 'env' | 'openDatabase'>,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  const settings = decodeSettings(env, storage);
  const db = open ? await open() : await openDatabase(settings.database);
  try {
    await migrate(db);
    const { documents, fieldKeys } = settings;
    return await work({ db, documents: openDocuments(documents), fieldKeys });
  } finally {
    await db.close();
  }
}

/** Returns the registration's id. Throws a `UsageError` if none or several have this name. */
export async function findRegistration({ db }: Pick<Storage, 'db'>, name: string): Promise<string> {
  const found = (await findCustomers(db, [name]))(name);
  if ('error' in found) throw new UsageError(`${name}: ${found.error}`);
  return found.registrationId;
}
