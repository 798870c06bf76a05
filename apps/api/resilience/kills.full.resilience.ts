import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../src/testing/postgresServer.ts';
import { testKills } from './testing/testKills.ts';
import type { World } from './testing/world.ts';
import { worldOfTest } from './testing/worldOfTest.ts';

/**
 * Kills one of the Postgres backend processes that serve the service's connections; Postgres then
 * restarts.
 */
async function killBackend(world: World): Promise<boolean> {
  const db = await world.open();
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db.kysely);
  const [backend] = rows;
  if (backend) process.kill(backend.pid, 'SIGKILL');
  await db.close();
  return backend !== undefined;
}

const kills = { postgres: 200, embedded: 200 };

test.each(['postgres', 'embedded'] as const)(
  'on %s, a kill at any time loses no registration, duplicates none and never charges twice',
  async (kind) => {
    expect.hasAssertions();
    const server = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
    onTestFinished(() => server?.stop());
    const world = await worldOfTest(kind, { serverUrl: server?.url });
    await testKills(world, kills[kind], server && (() => killBackend(world)));
  },
);
