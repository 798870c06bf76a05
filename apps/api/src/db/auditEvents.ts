import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './openDatabase.ts';

/** An action by staff. An event must not contain personal data. */
export interface AuditEvent {
  operator: string;
  /** For example `retention.removed`. */
  action: string;
  registrationId?: string | undefined;
  details?: Record<string, string | number | boolean>;
}

/** Records an event; inside a transaction, the event is committed or rolled back with it. */
export async function recordAudit(
  { kysely }: Pick<Database, 'kysely'>,
  { operator, action, registrationId, details = {} }: AuditEvent,
): Promise<void> {
  await kysely
    .insertInto('portal.audit_events')
    .values({
      id: randomUUID(),
      // The default would be the start of the transaction, which may precede an event that it
      // waited for.
      happened_at: sql<Date>`clock_timestamp()`,
      operator,
      action,
      registration_id: registrationId ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}
