import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { isDatabaseUnavailable } from '../src/db/databaseErrors.ts';
import { openDatabase, type Database } from '../src/db/openDatabase.ts';
import { createEmptyDatabase } from '../src/testing/postgresServer.ts';

/**
 * A program that prints the process id of its database connection at the start and again after any
 * input.
 */
const program = `
  import { sql } from 'kysely';
  import { setImmediate as nextTurn } from 'node:timers/promises';
  import { openDatabase } from './openDatabase.ts';
  const db = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] });
  const say = async () => {
    const { rows } = await sql\`select pg_backend_pid() as pid\`.execute(db.kysely);
    process.stdout.write(String(rows[0].pid) + '\\n');
  };
  await say();
  process.stdin.once('data', async () => {
    // Lets earlier messages of the server reach the connection.
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    await say();
    process.exit(0);
  });
`;

test('the service replaces an idle connection that the database closes', async () => {
  const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
  const service = spawn(
    process.execPath,
    ['--conditions=@bank-bonuses/source', '--input-type=module', '--eval', program],
    {
      cwd: new URL('../src/db', import.meta.url),
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const exit = once(service, 'exit');
  const lines = createInterface(service.stdout)[Symbol.asyncIterator]();
  const readPid = async () => Number((await lines.next()).value);
  const admin = await openDatabase({ databaseUrl });
  const first = await readPid();
  expect(first).toBeGreaterThan(0);

  await endBackend(admin, first);
  service.stdin.write('again\n');
  const second = await readPid();
  expect(second).toBeGreaterThan(0);
  expect(second).not.toBe(first);
  expect(await exit).toEqual([0, null]);
  await admin.close();
});

test('queries whose connections the database closes fail as unavailable, and later ones succeed', async () => {
  const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
  const db = await openDatabase({ databaseUrl });
  const admin = await openDatabase({ databaseUrl });
  const sleep = sql`select pg_sleep(600)`;
  const busy = [
    sleep.execute(db.kysely),
    db.kysely.transaction().execute((transaction) => sleep.execute(transaction)),
    db.kysely.transaction().execute(async (transaction) => {
      await sleep.execute(transaction).catch(() => undefined);
      // The connection is closed by now.
      return sql`select 1`.execute(transaction);
    }),
  ].map((query) => query.then(() => 'succeeded', isDatabaseUnavailable));

  await expect.poll(() => sleepingBackends(admin), { timeout: 60_000 }).toHaveLength(3);
  for (const pid of await sleepingBackends(admin)) await endBackend(admin, pid);
  expect(await Promise.all(busy)).toEqual([true, true, true]);

  await expect(sql`select 1 as one`.execute(db.kysely)).resolves.toMatchObject({
    rows: [{ one: 1 }],
  });
  await db.close();
  await admin.close();
});

async function sleepingBackends({ kysely }: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'select pg_sleep%' and state = 'active'
  `.execute(kysely);
  return rows.map(({ pid }) => pid);
}

/** Terminates a connection, and waits until the server no longer lists it. */
async function endBackend({ kysely }: Database, pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 60000)`.execute(kysely);
}
