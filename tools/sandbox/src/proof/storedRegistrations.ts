import type { Database, DocumentStore, FieldKeys } from '@bank-bonuses/api';
import { createHash } from 'node:crypto';
import { sandboxPaths } from '../pages/page.ts';

export interface ProofParts {
  database: Database;
  documents: DocumentStore;
  fieldKeys: FieldKeys;
}

type Row = Record<string, unknown>;

const sealedSuffix = '_sealed';

/** The row with its sealed values opened: `ssn_sealed` becomes `ssn`. */
function openRow(fieldKeys: FieldKeys, table: string, id: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (!column.endsWith(sealedSuffix)) return [column, value];
      const place = { table, column, row: id };
      const opened = typeof value === 'string' ? fieldKeys.decrypt(value, place) : value;
      return [column.slice(0, -sealedSuffix.length), opened];
    }),
  );
}

function findDocument({ database }: ProofParts, id: string) {
  return database.kysely
    .selectFrom('portal.documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One stored document as it was after its way through the service, decrypted. */
export async function readDocument(
  parts: ProofParts,
  id: string,
): Promise<{ contentType: string; bytes: Buffer } | undefined> {
  const row = await findDocument(parts, id);
  if (row === undefined) return undefined;
  const place = { table: 'portal.documents', column: 'content', row: id };
  const bytes = parts.fieldKeys.decryptBytes(await parts.documents.get(row.storage_key), place);
  return { contentType: row.content_type, bytes };
}

async function documentsOf(parts: ProofParts, registrationId: string): Promise<Row[]> {
  const rows = await parts.database.kysely
    .selectFrom('portal.documents')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .orderBy('kind')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const document = await readDocument(parts, row.id);
      return {
        ...openRow(parts.fieldKeys, 'portal.documents', row.id, row),
        sha256: document && createHash('sha256').update(document.bytes).digest('hex'),
        url: `${sandboxPaths.document}/${row.id}`,
      };
    }),
  );
}

async function paymentOf({ database, fieldKeys }: ProofParts, registrationId: string) {
  const row = await database.kysely
    .selectFrom('portal.payments')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  return row && openRow(fieldKeys, 'portal.payments', registrationId, { ...row });
}

/** Approved charges of one registration at the test processor, whose keys begin with the registration's id. */
async function countCharges({ database }: ProofParts, registrationId: string): Promise<number> {
  const charges = await database.kysely
    .selectFrom('portal.test_processor_charges')
    .select('reference')
    .where('outcome', '=', 'approved')
    .where('idempotency_key', 'like', `${registrationId}%`)
    .execute();
  return charges.length;
}

async function detailsOf(parts: ProofParts, registrationId: string): Promise<Row> {
  const { kysely } = parts.database;
  const banks = await kysely
    .selectFrom('portal.existing_bank_accounts')
    .select(['institution', 'account_types'])
    .where('registration_id', '=', registrationId)
    .orderBy('position')
    .execute();
  const consents = await kysely
    .selectFrom('portal.consents')
    .select(['kind', 'accepted_at', 'version'])
    .where('registration_id', '=', registrationId)
    .execute();
  return {
    existing_bank_accounts: banks.map(({ institution, account_types }) => ({
      institution,
      accountTypes: account_types,
    })),
    consents: Object.fromEntries(consents.map(({ kind, accepted_at }) => [kind, accepted_at])),
    agreement_versions: Object.fromEntries(
      consents.flatMap(({ kind, version }) => (version === null ? [] : [[kind, version]])),
    ),
    payment: await paymentOf(parts, registrationId),
    charges: await countCharges(parts, registrationId),
    documents: await documentsOf(parts, registrationId),
  };
}

/** Whatever the service has stored under an address, decrypted, so that a journey can compare it with what it typed. */
export async function storedRegistrations(parts: ProofParts, email: string): Promise<Row[]> {
  const rows = await parts.database.kysely
    .selectFrom('portal.registrations')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...openRow(parts.fieldKeys, 'portal.registrations', row.id, row),
      ...(await detailsOf(parts, row.id)),
    })),
  );
}
