import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { EnrollmentsTable, TaskCompletionsTable } from '../db/workTables.ts';
import type { TestService } from './testService.ts';

interface Registered {
  registrationId: string;
}

/** Adds activity of a customer, and returns its rows. */
export async function addCompletions(
  { db }: Pick<TestService, 'db'>,
  { registrationId: registration_id }: Registered,
  ...changes: Partial<Insertable<TaskCompletionsTable>>[]
) {
  const rows = changes.map((change) => ({
    ...{ id: randomUUID(), registration_id, date: '2026-10-01', bank: 'Chase', task_type: 'Fee' },
    ...{ amount_cents: 100, account: 'Chase Checking', ...change },
  }));
  await db.kysely.insertInto('portal.task_completions').values(rows).execute();
  return rows;
}

/** Adds enrollments of a customer. */
export async function addEnrollments(
  { db }: Pick<TestService, 'db'>,
  { registrationId: registration_id }: Registered,
  ...changes: Partial<Insertable<EnrollmentsTable>>[]
) {
  const rows = changes.map((change) => ({
    ...{ id: randomUUID(), registration_id, bank_name: 'Chase', enrolled_date: '2026-08-03' },
    ...{ bonus_amount_cents: 30_000, progress: 60, status: 'in_progress', ...change },
  }));
  await db.kysely.insertInto('portal.enrollments').values(rows).execute();
}
