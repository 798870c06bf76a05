import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testService } from '../testing/testService.ts';
import { brokenOffCharges } from './unfinished.ts';

test('names exactly the interrupted charges of old tries', async () => {
  const { db } = await testService();
  const before = new Date('2026-01-01T00:00:00Z');
  const older = new Date('2025-11-20T12:00:00Z');
  const states = ['open', 'charging', 'paid', 'completed', 'charging'] as const;
  const rows = states.map((state, index) => ({
    id: randomUUID(),
    auth_id: randomUUID(),
    state,
    ssn_fingerprint: `fingerprint ${index}`,
    updated_at: index === 4 ? before : new Date(older.getTime() + index),
  }));
  await db.kysely.insertInto('portal.registration_intents').values(rows).execute();
  expect(await brokenOffCharges({ db, before })).toEqual([rows[1]?.id, rows[2]?.id]);
});
