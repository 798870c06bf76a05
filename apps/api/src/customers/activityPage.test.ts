import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';
import { dashboardStats } from './dashboardStats.ts';
import { addManyCompletions, planCost } from './activityPage.testing.ts';
import { pageRows, pageStart, taskCompletionPage } from './activityPage.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

interface Stored {
  id: string;
  date: string;
}

const rowOf = (registrationId: string, { id, date }: Stored) => ({
  id,
  registration_id: registrationId,
  date,
  bank: 'Chase',
  task_type: 'Direct deposit',
  amount_cents: 100,
  account: 'Chase Checking',
});

const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2026-11-20'];
const day = fc.constantFrom(...days);
const change = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), days: fc.array(day, { maxLength: 9 }) }),
  fc.record({
    kind: fc.constant('remove' as const),
    which: fc.array(fc.nat(20), { maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    which: fc.array(fc.nat(20), { maxLength: 4 }),
    to: day,
  }),
);

test('pages contain every row once, newest first, after rows are added, moved and removed', async () => {
  const { db } = service;
  const table = 'portal.task_completions';
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 7 }),
      fc.integer({ min: 1, max: 8 }),
      async (changes, perPage) => {
        const { registrationId } = await service.registered();
        // The expected order: newest day first, and within a day the last added row first.
        let model: Stored[] = [];
        for (const step of changes) {
          const which = 'which' in step ? step.which : [];
          const chosen = model.filter((_, index) => which.includes(index));
          const ids = ['', ...chosen.map(({ id }) => id)].map((id) => id || randomUUID());
          if (step.kind === 'add') {
            const added = step.days.map((date) => ({ id: randomUUID(), date }));
            if (added.length === 0) continue;
            await db.kysely
              .insertInto(table)
              .values(added.map((row) => rowOf(registrationId, row)))
              .execute();
            added.sort((one, other) => (one.id < other.id ? 1 : -1));
            model = [...added, ...model];
          } else if (step.kind === 'remove') {
            await db.kysely.deleteFrom(table).where('id', 'in', ids).execute();
            model = model.filter((row) => !chosen.includes(row));
          } else {
            await db.kysely
              .updateTable(table)
              .set({ date: step.to })
              .where('id', 'in', ids)
              .execute();
            const moved = chosen.filter(({ date }) => date !== step.to);
            model = model.map((row) => (moved.includes(row) ? { ...row, date: step.to } : row));
          }
          model.sort((one, other) => other.date.localeCompare(one.date));
        }
        const shown: Stored[] = [];
        for (let page = 1; page === 1 || shown.length < model.length; page += 1) {
          const { items, total } = await taskCompletionPage(db, registrationId, { page, perPage });
          expect(total).toBe(model.length);
          expect(items).toHaveLength(Math.min(perPage, model.length - shown.length));
          shown.push(...(items as Stored[]).map(({ id, date }) => ({ id, date })));
        }
        expect(shown.map(({ date }) => date)).toEqual(model.map(({ date }) => date));
        expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(model.map(({ id }) => id)));
        const moves = changes.some(({ kind }) => kind === 'move');
        if (!moves) expect(shown.map(({ id }) => id)).toEqual(model.map(({ id }) => id));
        const { earnings_overview: months } = await dashboardStats(db, registrationId, 'UTC');
        expect(months?.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(model.length);
      },
    ),
    { numRuns: 40 },
  );
});

test('removing a customer removes their activity and its counts', async () => {
  const { registrationId } = await service.registered();
  await addManyCompletions(service.db, registrationId, 50);
  await service.db.kysely
    .deleteFrom('portal.registrations')
    .where('id', '=', registrationId)
    .execute();
  for (const table of ['task_completions', 'activity_days', 'activity_months', 'activity_words']) {
    const { rows } = await sql`select 1 from ${sql.table(`portal.${table}`)}
      where registration_id = ${registrationId}`.execute(service.db.kysely);
    expect(rows).toEqual([]);
  }
});

test('rows that are added at the same time get distinct positions', async () => {
  const { registrationId } = await service.registered();
  const date = '2026-03-03';
  await Promise.all(
    Array.from({ length: 12 }, () =>
      service.db.kysely
        .insertInto('portal.task_completions')
        .values([1, 2, 3].map(() => rowOf(registrationId, { id: randomUUID(), date })))
        .execute(),
    ),
  );
  const rows = await service.db.kysely
    .selectFrom('portal.task_completions')
    .select('day_position')
    .where('registration_id', '=', registrationId)
    .orderBy('day_position')
    .execute();
  expect(rows.map(({ day_position }) => day_position)).toEqual(
    Array.from({ length: 36 }, (_, index) => index + 1),
  );
});

/**
 * Whether to test with a million rows, which needs `FULL=1` (`npm run test:full`) and Postgres; the
 * embedded database is too slow for it.
 */
const very = process.env['FULL'] === '1' && inject('postgresUrl') !== undefined;
const many = very ? 1_000_000 : 10_000;
if (very) vi.setConfig({ testTimeout: 3_600_000 });

test.each([
  ['a thousand rows over three years', 1000, 1000],
  [`${many} rows on the same days`, many, 1000],
  ['ten thousand rows on one day', 10_000, 1],
])(
  'reads every page of %s without scanning the rows of other pages',
  async (_name, completions, onDays) => {
    const { db } = service;
    const { registrationId } = await service.registered();
    await addManyCompletions(db, registrationId, completions, onDays);
    const perPage = 10;
    const pages = completions / perPage;
    for (const page of [1, pages / 2, pages]) {
      const start = pageStart(registrationId, { page, perPage });
      const { rows: found } = await start.execute(db.kysely);
      expect(Number(found[0]?.total)).toBe(completions);
      const located = await planCost(db, start.compile(db.kysely), { byIndex: true });
      const { day = null, position = null } = found[0] ?? {};
      if (day === null || position === null) throw new Error('The page has no first row.');
      const query = pageRows(db, registrationId, { day, position }, perPage).compile();
      const { rows } = await db.kysely.executeQuery(
        CompiledQuery.raw(query.sql, [...query.parameters]),
      );
      expect(rows).toHaveLength(perPage);
      const read = await planCost(db, query);
      // At most 36 months, 31 days of one month and the 2 activity words are read to locate the page,
      // then only the page's own rows.
      expect(located.rowsFetched).toBeLessThan(36 + 31 + 2 + 1);
      expect(read.rowsFetched).toBe(perPage);
      // Each row can be on its own block; the index needs a few more.
      expect(read.blocks).toBeLessThan(perPage + 8);
    }
  },
);
