import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

/** Reads the values back from the database; each value is in a separate column. */
async function roundTrip(values: (string | null)[]) {
  const columns = values.map((value, index) => sql`${value}::text as ${sql.ref(`c${index}`)}`);
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)}
    from generate_series(1, 3)`.execute(service.db.kysely);
  return rows.map((row) => Object.values(row));
}

test.each([
  ['a byte order mark', ['\uFEFFAvery']],
  ['two byte order marks', ['\uFEFF\uFEFFAvery']],
  ['a byte order mark alone', ['\uFEFF']],
  ['byte order marks inside', ['Av\uFEFFery\uFEFF']],
  ['marked texts among others', [null, 'plain', '\uFEFFmarked', '', '\uFEFF', null, 'last']],
  ['bytes that resemble a byte order mark', ['\u00EF\u00BB', '\uFEFE', '\uFFFE']],
  ['a text larger than one buffer', [`\uFEFF${'x'.repeat(2_000_000)}`, '\uFEFFy']],
])('returns %s exactly as it was stored', async (_what, values) => {
  expect(await roundTrip(values)).toEqual([values, values, values]);
});

test('a customer reads the saved text with its byte order mark', async () => {
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

test('a failing statement that contains a byte order mark rejects with its own error code', async () => {
  const failing = sql`select ${'\uFEFF'}::text::int`.execute(service.db.kysely);
  await expect(failing).rejects.toMatchObject({ code: '22P02' });
  expect(await roundTrip(['\uFEFFafter'])).toContainEqual(['\uFEFFafter']);
});
