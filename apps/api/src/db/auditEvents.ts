import { randomUUID } from 'node:crypto';
import type { Database } from './openDatabase.ts';

/** Something that staff did. No value of a person belongs in here. */
export interface AuditEvent {
  operator: string;
  /** Such as `retention.removed`. */
  action: string;
  registrationId?: string | undefined;
  details?: Record<string, string | number | boolean>;
}

/** Writes the event down; inside a transaction it stands or falls with what it tells. */
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
