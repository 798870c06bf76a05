import { randomUUID } from 'node:crypto';
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
      operator,
      action,
      registration_id: registrationId ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}
