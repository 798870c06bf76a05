import { sql, type Kysely } from 'kysely';
import { recordAudit, type Database, type ServiceTables } from '../db/index.ts';
import type { DocumentStore } from '../documents/index.ts';
import { hasNoMoney, isUntouched, type Unfinished } from './unfinished.ts';

export interface RemovalDeps {
  db: Database;
  documents: DocumentStore;
  operator: string;
  before: Date;
}

const removed = 'retention.removed';
const cleared = 'retention.documents_removed';

/**
 * Removes an unfinished registration with all its data. First deletes the rows and stores a note of
 * the deletion in the same transaction, then removes the documents. After a crash in between, the
 * next run removes them. Returns false if the applicant has returned in the meantime.
 */
export async function removeUnfinished(deps: RemovalDeps, one: Unfinished): Promise<boolean> {
  const { db, operator, before } = deps;
  const isRemoved = await db.kysely.transaction().execute(async (kysely) => {
    const isGone =
      one.kind === 'try'
        ? await deleteTry(kysely, one.id, before)
        : await deleteRegistration(kysely, one.id, before);
    if (!isGone) return false;
    const details = { kind: one.kind };
    await recordAudit({ kysely }, { operator, action: removed, registrationId: one.id, details });
    return true;
  });
  if (isRemoved) await clearDocuments(deps, one.id);
  return isRemoved;
}

/** Removes documents of registrations whose rows an earlier run deleted before it was killed. */
export async function clearLeftovers(deps: RemovalDeps): Promise<number> {
  const rows = await deps.db.kysely
    .selectFrom('portal.audit_events as event')
    .select('event.registration_id')
    .where('event.action', '=', removed)
    .where('event.registration_id', 'not in', (query) =>
      query
        .selectFrom('portal.audit_events as done')
        .select('done.registration_id')
        .where('done.action', '=', cleared),
    )
    .execute();
  for (const { registration_id: id } of rows) if (id !== null) await clearDocuments(deps, id);
  return rows.length;
}

async function clearDocuments({ db, documents, operator }: RemovalDeps, id: string) {
  const keys = await documents.list(`${id}/`);
  for (const key of keys) await documents.remove(key);
  const details = { documents: keys.length };
  await recordAudit(db, { operator, action: cleared, registrationId: id, details });
}

/**
 * Deletes a registration. Locks its rows before checking the conditions: otherwise the deletion
 * would wait for a concurrent payment or account, check conditions that do not see it, and delete
 * it with the registration.
 */
async function deleteRegistration(kysely: Kysely<ServiceTables>, id: string, before: Date) {
  await kysely
    .selectFrom('portal.registrations')
    .innerJoin('portal.payments', 'registration_id', 'id')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const row = await kysely
    .deleteFrom('portal.registrations')
    .where('id', '=', id)
    .where('updated_at', '<', before)
    .where(isUntouched)
    .where(hasNoMoney)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await kysely.deleteFrom('portal.registration_intents').where('id', '=', id).execute();
  return true;
}

/** Deletes a registration try unless it is recent or a request is processing it. */
async function deleteTry(kysely: Kysely<ServiceTables>, id: string, before: Date) {
  const row = await kysely
    .deleteFrom('portal.registration_intents')
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('updated_at', '<', before)
    .where((where) =>
      where.or([where('claim', 'is', null), where('claimed_until', '<', sql<Date>`now()`)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
