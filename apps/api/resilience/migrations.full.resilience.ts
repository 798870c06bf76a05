import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/openDatabase.ts';
import { seededRandom } from './harness/random.ts';
import type { World } from './harness/world.ts';
import { worldOfTest } from './harness/worldOfTest.ts';

const kills = 60;
/**
 * Maximum milliseconds from the start of a process to its kill; longer than the migrations take.
 */
const longestLife = 250;

/**
 * Starts a process that migrates the database. It prints 'open' before the migration and 'migrated'
 * after it.
 */
function startMigrating({ environment }: World): ChildProcess {
  const { DATABASE_URL: databaseUrl } = environment;
  const code = `
    import { migrate } from './src/db/migrate.ts';
    import { openDatabase } from './src/db/openDatabase.ts';
    const db = await openDatabase(${JSON.stringify({ databaseUrl })});
    process.stdout.write('open');
    await migrate(db);
    process.stdout.write('migrated');
    await db.close();
  `;
  return spawn(
    process.execPath,
    ['--conditions=@bank-bonuses/source', '--input-type=module', '--eval', code],
    { cwd: `${import.meta.dirname}/..`, stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

/** Returns the service's tables, without those that track migrations. */
async function tablesOf({ kysely }: Database): Promise<string[]> {
  const tables = await kysely.introspection.getTables();
  return tables
    .filter(({ schema, name }) => schema === 'portal' && !name.startsWith('migrations'))
    .map(({ name }) => name)
    .sort();
}

async function dropEverything(world: World): Promise<void> {
  const db = await world.open();
  await db.kysely.schema.dropSchema('portal').ifExists().cascade().execute();
  await db.close();
}

test(`${kills} kills during the first migration leave either the complete schema or no schema`, async () => {
  const world = await worldOfTest('postgres');
  const first = await world.open();
  await migrate(first);
  const whole = await tablesOf(first);
  await first.close();
  const random = seededRandom(`${kills} kills of migrations`);
  for (let kill = 0; kill < kills; kill += 1) {
    await dropEverything(world);
    const child = startMigrating(world);
    const exit = once(child, 'exit');
    if (child.stdout) await once(child.stdout, 'data');
    await wait(random() * longestLife);
    child.kill('SIGKILL');
    await exit;

    const db = await world.open();
    expect([[], whole]).toContainEqual(await tablesOf(db));
    await migrate(db);
    expect(await tablesOf(db)).toEqual(whole);
    await db.close();
  }
});

test('instances that start at the same time create the schema once', async () => {
  const world = await worldOfTest('postgres');
  const codes = Array.from({ length: 3 }, async () => {
    const [code] = (await once(startMigrating(world), 'exit')) as [number | null];
    return code;
  });
  expect(await Promise.all(codes)).toEqual([0, 0, 0]);
  const db = await world.open();
  await migrate(db);
  expect(await tablesOf(db)).toContain('registrations');
  await db.close();
});
