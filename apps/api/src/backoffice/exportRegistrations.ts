import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAudit, type Database } from '../db/index.ts';
import { DocumentMissingError, type DocumentStore } from '../documents/index.ts';
import { makePrivateFolder, writePrivateFile } from '../files/index.ts';
import { DecryptionError, type FieldKeys, encryptionContexts } from '../encryption/index.ts';
import { registrationRecord, type RegistrationRow } from './registrationRecord.ts';

export interface ExportOptions {
  db: Database;
  documents: DocumentStore;
  fieldKeys: FieldKeys;
  /** Target folder, created by `makePrivateFolder`. */
  folder: string;
  operator: string;
  /** Only registrations received at this time or later. */
  since?: Date | undefined;
  ids?: readonly string[] | undefined;
  /** Identifies the export in the audit. */
  exportId: string;
}

export interface ExportedRegistration {
  id: string;
  /**
   * Why the registration cannot be read completely; the folder contains nothing of it then.
   */
  reason?: string;
}

/** The reason why one registration cannot be exported. Other registrations are not affected. */
class NotWholeError extends Error {}

/**
 * Writes registrations with their documents, decrypted, into a folder. Stores the audit event
 * before it writes the first byte, so that every export is recorded. Yields each registration when
 * it is done.
 */
export async function* exportRegistrations(
  options: ExportOptions,
): AsyncGenerator<ExportedRegistration> {
  const { db, operator, exportId } = options;
  for (const id of await idsOf(options)) {
    const row = await db.kysely
      .selectFrom('portal.registrations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) continue;
    const details = { export: exportId };
    await recordAudit(db, {
      operator,
      action: 'registration.exported',
      registrationId: id,
      details,
    });
    yield await exportOne(options, row);
  }
}

async function exportOne(
  options: ExportOptions,
  row: RegistrationRow,
): Promise<ExportedRegistration> {
  try {
    await writeRegistration(options, row);
    return { id: row.id };
  } catch (error) {
    // Removes a partial export, since it contains decrypted data.
    await rm(join(options.folder, row.id), { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : 'unknown error';
    if (!(error instanceof NotWholeError || error instanceof DecryptionError)) {
      throw new Error(`Registration ${row.id} and all after it were not exported. ${reason}`, {
        cause: error,
      });
    }
    return { id: row.id, reason };
  }
}

async function idsOf({ db, since, ids }: ExportOptions): Promise<string[]> {
  let query = db.kysely.selectFrom('portal.registrations').select('id');
  if (since) query = query.where('created_at', '>=', since);
  if (ids) query = query.where('id', 'in', [...ids]);
  return (await query.orderBy('id').execute()).map(({ id }) => id);
}

async function writeRegistration(options: ExportOptions, row: RegistrationRow): Promise<void> {
  const { db, documents, fieldKeys, folder } = options;
  const home = join(folder, row.id);
  await makePrivateFolder(home);
  const files = await db.kysely
    .selectFrom('portal.documents')
    .select(['id', 'kind', 'storage_key', 'filename_sealed'])
    .where('registration_id', '=', row.id)
    .orderBy('kind')
    .execute();
  const listed = [];
  for (const { id, kind, storage_key, filename_sealed } of files) {
    const ciphertext = await documents.get(storage_key).catch((error: unknown) => {
      if (!(error instanceof DocumentMissingError)) throw error;
      throw new NotWholeError(`Its ${kind} is not in the document store.`);
    });
    const file = `${kind}.jpg`;
    await writePrivateFile(
      join(home, file),
      fieldKeys.decryptBytes(ciphertext, encryptionContexts.document(id)),
    );
    const filename = fieldKeys.decrypt(filename_sealed, encryptionContexts.filename(id));
    listed.push({ kind, file, sent_as: filename });
  }
  const record = { ...(await registrationRecord(db, fieldKeys, row)), documents: listed };
  await writePrivateFile(
    join(home, 'registration.json'),
    `${JSON.stringify(record, undefined, 2)}\n`,
  );
}
