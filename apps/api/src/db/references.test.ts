import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const form = /^BB-[2-9CDFHJKMNPQRTVWXY]{4}-[2-9CDFHJKMNPQRTVWXY]{2}$/;

test('the database creates distinct references from unambiguous characters', async () => {
  const { rows } = await sql<{ name: string }>`select portal.new_reference() as name
    from generate_series(1, 500)`.execute(service.db.kysely);
  const names = rows.map(({ name }) => name);
  for (const name of names) expect(name).toMatch(form);
  // There are 191 million possible references. Among 500, one duplicate occurs in about one of
  // 1,500 runs; three duplicates practically never occur.
  expect(new Set(names).size).toBeGreaterThan(497);
  // Each of the 24 letters occurs at every position.
  const places = [3, 4, 5, 6, 8, 9].map((place) => new Set(names.map((name) => name[place])).size);
  expect(Math.min(...places)).toBe(24);
});
