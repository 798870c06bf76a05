import { migrate } from '../db/migrate.ts';
import { openDatabase, type Database } from '../db/openDatabase.ts';
import { SettingsError } from '../deployment/settings.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import type { FieldKeys } from '../security/fieldKeys.ts';
import { loadFieldKeys } from '../security/loadFieldKeys.ts';
import type { CommandIo } from './command.ts';

/** Where the service keeps things, opened for a command. */
export interface Storage {
  db: Database;
  documents: DocumentStore;
  fieldKeys: FieldKeys;
}

/**
 * Opens what the service itself works on, by the same settings, for as long as the work takes. Of the
 * settings only these are needed: a command needs neither the sign-in service nor the card processor.
 */
export async function withStorage<T>(
  { env, openDatabase: open }: Pick<CommandIo, 'env' | 'openDatabase'>,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  const text = (name: string) => env[name]?.trim() ?? '';
  const [databaseUrl, dataDir] = [text('DATABASE_URL'), text('DATA_DIR')];
  const [keys, keyFile, documentsDir] = [
    text('FIELD_KEYS'),
    text('FIELD_KEYS_FILE'),
    text('DOCUMENTS_DIR'),
  ];
  const problems: string[] = [];
  if (databaseUrl === '' && dataDir === '') {
    problems.push('DATA_DIR is missing: the folder of the embedded database, or set DATABASE_URL');
  }
  if (keys === '' && keyFile === '') {
    problems.push('FIELD_KEYS is missing: the keys of protected values, or set FIELD_KEYS_FILE');
  }
  if (documentsDir === '') {
    problems.push('DOCUMENTS_DIR is missing: the folder of the encrypted documents');
  }
  if (problems.length > 0) throw new SettingsError(problems);

  const fieldKeys = loadFieldKeys(keys === '' ? { file: keyFile } : { json: keys });
  const db = open
    ? await open()
    : await openDatabase(databaseUrl === '' ? { dataDir } : { databaseUrl });
  try {
    await migrate(db);
    return await work({ db, documents: folderDocumentStore(documentsDir), fieldKeys });
  } finally {
    await db.close();
  }
}
