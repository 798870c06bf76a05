import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabaseUrl } from '../testing/testDatabase.ts';
import { openDatabase, type Database } from './openDatabase.ts';

let db: Database;
beforeEach(async () => {
  db = await openDatabase({ databaseUrl: await testDatabaseUrl() });
  await sql`create table word (id integer, text text)`.execute(db.kysely);
  await sql`insert into word values (1, 'one'), (2, 'two')`.execute(db.kysely);
});
afterEach(async () => {
  await sql`drop table word`.execute(db.kysely);
  await db.close();
});

/** Returns the prepared statements of this session. Consecutive statements share a connection. */
async function preparedMessages(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%word%'`.execute(db.kysely);
  return rows.map(({ statement }) => statement);
}

const textOf = async (id: number) => {
  const { rows } = await sql<{ text: string }>`select text from word where id = ${id}`.execute(
    db.kysely,
  );
  return rows[0]?.text;
};

test('prepares a read once and runs it with new values each time', async () => {
  expect(await textOf(1)).toBe('one');
  expect(await textOf(2)).toBe('two');
  expect(await preparedMessages()).toEqual(['select text from word where id = $1']);
});

test('reads still work after a migration changes their table', async () => {
  const all = () => sql`select * from word where id = ${1}`.execute(db.kysely);
  const added = () => sql`select word.*, id + ${1} as next from word`.execute(db.kysely);
  await textOf(1);
  await all();
  await added();
  await sql`alter table word add column length integer default 3`.execute(db.kysely);
  expect(await textOf(1)).toBe('one');
  expect((await all()).rows).toEqual([{ id: 1, text: 'one', length: 3 }]);
  expect((await added()).rows).toHaveLength(2);
});

test('prepares at most a hundred statements and runs all others unprepared', async () => {
  for (let index = 0; index < 105; index += 1) {
    const name = sql.ref(`column_${index}`);
    const { rows } = await sql`select text as ${name} from word where id = ${1}`.execute(db.kysely);
    expect(rows).toEqual([{ [`column_${index}`]: 'one' }]);
  }
  expect((await preparedMessages()).length).toBeLessThanOrEqual(100);
});
