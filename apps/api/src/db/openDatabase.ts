import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, realFolder } from './embedded/clusterFolder.ts';
import { EmbeddedDialect } from './embedded/embeddedDialect.ts';
import { lockFolder } from './embedded/folderLock.ts';
import { prepareStatements } from './preparedStatements.ts';
import type { ServiceTables } from './tables.ts';

/** The service's database with the schema `portal`; a host may add its own schemas. */
export interface Database {
  kysely: Kysely<ServiceTables>;
  kind: 'postgres' | 'pglite';
  /** Closes every connection and releases the folder. */
  close(): Promise<void>;
}

/** The URL of a Postgres server, or the folder of an embedded database. */
export type DatabaseLocation = { databaseUrl: string } | { dataDir: string };

/** Number of connections of one process to Postgres. */
const poolSize = 10;

/** The SQLSTATE of a server that is starting up, recovering or shutting down. */
const startingUp = '57P03';
const startUpTimeoutMs = 30_000;
const startUpPauseMs = 100;

/**
 * Parses dates as text, since a `Date` would shift them between time zones, and 64-bit integers as
 * numbers, which are precise enough here.
 */
const parsers: Record<number, (text: string) => unknown> = {
  [types.DATE]: (text) => text,
  [types.INT8]: Number,
};

/**
 * Opens Postgres, or PGlite in a folder. Locks a PGlite folder for this process: a second process
 * gets a clear error, since the two would overwrite each other's data.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'dataDir' in location ? openFolder(location.dataDir) : openPostgres(location.databaseUrl);
}

async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers[oid] ??
        (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
    },
  });
  // Postgres may end a connection at any time, for example when it restarts. Without listeners, the
  // event would end the process: the pool listens only to idle connections, so a connection in use
  // needs its own listener. Its query rejects, and the pool replaces the connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<ServiceTables>({
    dialect: new PostgresDialect({ pool: prepareStatements(pool) }),
  });
  const reason = await firstConnectionError(pool);
  if (reason !== undefined) {
    await kysely.destroy();
    throw new Error(`Cannot connect to Postgres at DATABASE_URL (${reason}).`);
  }
  return { kysely, kind: 'postgres', close: () => kysely.destroy() };
}

/**
 * Returns the reason why the server cannot be used; `undefined` if it can. Waits while the server
 * is starting, for example after a crash.
 */
async function firstConnectionError(pool: pg.Pool): Promise<string | undefined> {
  const deadline = performance.now() + startUpTimeoutMs;
  for (;;) {
    try {
      await pool.query('select 1');
      return undefined;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no response';
      if (code !== startingUp || performance.now() > deadline) return code;
      await wait(startUpPauseMs);
    }
  }
}

async function openFolder(dataDir: string): Promise<Database> {
  const folder = realFolder(dataDir);
  const lock = lockFolder(folder);
  try {
    await createCluster(folder);
    const pglite = await PGlite.create({ dataDir: folder, parsers });
    const kysely = new Kysely<ServiceTables>({ dialect: new EmbeddedDialect({ pglite }) });
    const close = async () => {
      await kysely.destroy();
      if (!pglite.closed) await pglite.close();
      lock.release();
    };
    return { kysely, kind: 'pglite', close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
