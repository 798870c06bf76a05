import type { Database, DocumentStore, FieldKeys } from '@bank-bonuses/api';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { sandboxPaths } from '../pages/page.ts';

export interface StoredRowDeps {
  database: Database;
  documents: DocumentStore;
  fieldKeys: FieldKeys;
}

type Row = Record<string, unknown>;

const encryptedSuffix = '_sealed';

/**
 * Returns the row with decrypted values. Columns lose the suffix `_sealed`: `ssn_sealed` becomes
 * `ssn`.
 */
function decryptRow(fieldKeys: FieldKeys, table: string, id: string, row: object): Row {
  return Object.fromEntries(
    Object.entries(row as Row).map(([column, value]) => {
      if (!column.endsWith(encryptedSuffix)) return [column, value];
      const context = { table, column, row: id };
      const decrypted = typeof value === 'string' ? fieldKeys.decrypt(value, context) : value;
      return [column.slice(0, -encryptedSuffix.length), decrypted];
    }),
  );
}

/** Returns a stored document after decryption, or undefined if it does not exist. */
export async function readDocument(
  deps: StoredRowDeps,
  id: string,
): Promise<{ contentType: string; bytes: Buffer } | undefined> {
  const row = await deps.database.kysely
    .selectFrom('portal.documents')
    .selectAll()
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const context = { table: 'portal.documents', column: 'content', row: id };
  const bytes = deps.fieldKeys.decryptBytes(await deps.documents.get(row.storage_key), context);
  return { contentType: row.content_type, bytes };
}

async function documentsOf(deps: StoredRowDeps, registrationId: string): Promise<Row[]> {
  const rows = await deps.database.kysely
    .selectFrom('portal.documents')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .orderBy('kind')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const document = await readDocument(deps, row.id);
      return {
        ...decryptRow(deps.fieldKeys, 'portal.documents', row.id, row),
        sha256: document && createHash('sha256').update(document.bytes).digest('hex'),
        url: `${sandboxPaths.document}/${row.id}`,
      };
    }),
  );
}

async function detailsOf(deps: StoredRowDeps, registrationId: string): Promise<Row> {
  const { kysely } = deps.database;
  const banks = await kysely
    .selectFrom('portal.existing_bank_accounts')
    .select(['institution', 'account_types as accountTypes'])
    .where('registration_id', '=', registrationId)
    .orderBy('position')
    .execute();
  const consents = await kysely
    .selectFrom('portal.consents')
    .select(['kind', 'accepted_at', 'version'])
    .where('registration_id', '=', registrationId)
    .execute();
  const payment = await kysely
    .selectFrom('portal.payments')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  // The idempotency key of each charge starts with the registration's id.
  const charges = await kysely
    .selectFrom('portal.test_processor_charges')
    .select('reference')
    .where('outcome', '=', 'approved')
    .where('idempotency_key', 'like', `${registrationId}%`)
    .execute();
  return {
    existing_bank_accounts: banks,
    consents: Object.fromEntries(consents.map(({ kind, accepted_at }) => [kind, accepted_at])),
    agreement_versions: Object.fromEntries(
      consents.flatMap(({ kind, version }) => (version === null ? [] : [[kind, version]])),
    ),
    payment: payment && decryptRow(deps.fieldKeys, 'portal.payments', registrationId, payment),
    charges: charges.length,
    documents: await documentsOf(deps, registrationId),
  };
}

/** Returns all stored rows of an address, decrypted, so that a journey can compare them with its input. */
export async function storedRegistrations(deps: StoredRowDeps, email: string): Promise<Row[]> {
  const rows = await deps.database.kysely
    .selectFrom('portal.registrations')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...decryptRow(deps.fieldKeys, 'portal.registrations', row.id, row),
      ...(await detailsOf(deps, row.id)),
    })),
  );
}
