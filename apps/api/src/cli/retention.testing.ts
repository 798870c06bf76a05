import type { TestService } from '../testing/testService.ts';

/** Marks all reported payments as not received, as staff do after checking. */
export const nothingCame = ({ db }: TestService) =>
  db.kysely
    .updateTable('portal.payments')
    .set({ status: 'not_received' })
    .where('status', '=', 'reported')
    .execute();

/** Moves the timestamps of all registrations this number of days into the past. */
export async function age({ db }: TestService, days: number): Promise<void> {
  const then = new Date(Date.now() - days * 86_400_000);
  await db.kysely.updateTable('portal.registration_intents').set({ updated_at: then }).execute();
  await db.kysely.updateTable('portal.registrations').set({ updated_at: then }).execute();
}

/** Returns the ids of all complete and unfinished registrations. */
export const storedIds = async ({ db }: TestService) => ({
  registrations: (
    await db.kysely.selectFrom('portal.registrations').select('id').orderBy('id').execute()
  ).map(({ id }) => id),
  intents: (
    await db.kysely.selectFrom('portal.registration_intents').select('id').orderBy('id').execute()
  ).map(({ id }) => id),
});

/** Returns the actions of the audit events with their registration ids, in order. */
export const auditActions = async ({ db }: TestService) =>
  (
    await db.kysely
      .selectFrom('portal.audit_events')
      .select(['action', 'registration_id'])
      .orderBy('happened_at')
      .execute()
  ).map(({ action, registration_id }) => `${action} ${registration_id}`);
