import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

/** Returns what the database returns for values, each in a column. */
async function roundTrip(values: (string | null)[]) {
  const columns = values.map((value, index) => sql`${value}::text as ${sql.ref(`c${index}`)}`);
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)}
    from generate_series(1, 3)`.execute(service.db.kysely);
  return rows.map((row) => Object.values(row));
}

test.each([
  ['a mark', ['\uFEFFAvery']],
  ['two marks', ['\uFEFF\uFEFFAvery']],
  ['a mark alone', ['\uFEFF']],
  ['a mark inside', ['Av\uFEFFery\uFEFF']],
  ['a mark among others', [null, 'plain', '\uFEFFmarked', '', '\uFEFF', null, 'last']],
  ['half a mark', ['\u00EF\u00BB', '\uFEFE', '\uFFFE']],
  ['more than fits one piece', [`\uFEFF${'x'.repeat(2_000_000)}`, '\uFEFFy']],
])('gives %s back as it was stored', async (_what, values) => {
  expect(await roundTrip(values)).toEqual([values, values, values]);
});

test('a customer reads what they have saved, mark and all', async () => {
  const user = await service.registered({ first_name: '\uFEFFAvery', city: '\uFEFF\uFEFFAgawam' });
  const group = { occupation: '\uFEFFCook', employer: 'Café \uFEFF', income: '\uFEFF' };
  const answer = await service.ask({
    method: 'PUT',
    url: '/api/user/profile',
    headers: { authorization: `Bearer ${user.token}` },
    payload: group,
  });
  expect(answer.statusCode).toBe(200);
  expect((await service.get(user, '/api/user/profile')).json()).toMatchObject({
    ...group,
    first_name: '\uFEFFAvery',
    city: '\uFEFF\uFEFFAgawam',
  });
});

test('an error beside a mark is still an error', async () => {
  const failing = sql`select ${'\uFEFF'}::text::int`.execute(service.db.kysely);
  await expect(failing).rejects.toMatchObject({ code: '22P02' });
  expect(await roundTrip(['\uFEFFafter'])).toContainEqual(['\uFEFFafter']);
});
