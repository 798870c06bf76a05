import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';
import { recordAudit } from './auditEvents.ts';
import type { Database } from './openDatabase.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

test('an event has the time of its recording, not of its transaction’s start', async () => {
  await db.kysely.transaction().execute(async (kysely) => {
    for (const action of ['test.first', 'test.second']) {
      await recordAudit({ kysely }, { operator: 'Sam Staff', action });
    }
  });
  const { rows } = await sql<{ isLater: boolean }>`
    select max(happened_at) > min(happened_at) as "isLater" from portal.audit_events`.execute(
    db.kysely,
  );
  expect(rows).toEqual([{ isLater: true }]);
});
