import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataDir } from '../testing/preparedCluster.ts';
import { createCluster } from './clusterFolder.ts';
import { FolderInUseError, lockFolder } from './folderLock.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';

let folder = '';
let dataDir = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  dataDir = join(folder, 'data');
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  rmSync(folder, { recursive: true });
});

/** Runs a module in a process of its own until it says something. */
async function runUntilItSpeaks(code: string): Promise<ChildProcess> {
  const started = spawn(
    process.execPath,
    ['--conditions=@bank-bonuses/source', '--input-type=module', '--eval', code],
    { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  child = started;
  await once(started.stdout, 'data');
  return started;
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

async function killAndWait(process: ChildProcess): Promise<void> {
  const end = once(process, 'exit');
  process.kill('SIGKILL');
  await end;
}

const open = `
  import { openDatabase } from './openDatabase.ts';
  import { migrate } from './migrate.ts';
  const db = await openDatabase({ dataDir: ${JSON.stringify('DIR')} });
  setInterval(() => undefined, 1000);
`;
const script = (rest: string) => open.replace('DIR', dataDir) + rest;

test('a folder that another process holds is refused, and free again once that is killed', async () => {
  await prepareDataDir(dataDir);
  const holder = await runUntilItSpeaks(
    script(`
      await migrate(db);
      await db.kysely.insertInto('portal.throttle_counters')
        .values({ key: 'kept', window_start: new Date(), hits: 7 }).execute();
      console.log('open');
    `),
  );
  const rejection = openDatabase({ dataDir });
  await expect(rejection).rejects.toBeInstanceOf(FolderInUseError);
  await expect(rejection).rejects.toThrow('is in use by another process');

  await killAndWait(holder);
  const db = await openDatabase({ dataDir });
  const row = await db.kysely
    .selectFrom('portal.throttle_counters')
    .select('hits')
    .executeTakeFirst();
  expect(row).toEqual({ hits: 7 });
  await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(FolderInUseError);
  await db.close();
});

test('a process that is killed while it migrates leaves nothing half done', async () => {
  await prepareDataDir(dataDir);
  const migrating = await runUntilItSpeaks(
    script(`
      const { firstTables } = await import('./migrations/firstTables.ts');
      const { activityMonths } = await import('./migrations/activityMonths.ts');
      const up = activityMonths.up;
      activityMonths.up = async (kysely) => {
        await up(kysely);
        console.log('in the middle');
        await new Promise(() => undefined);
      };
      await migrate(db);
    `),
  );
  await killAndWait(migrating);
  const db = await openDatabase({ dataDir });
  const tables = async () =>
    (await db.kysely.introspection.getTables()).filter(({ schema }) => schema === 'portal');
  expect(
    (await tables()).map(({ name }) => name).filter((name) => !/^migrations/.test(name)),
  ).toEqual([]);
  await migrate(db);
  expect((await tables()).length).toBeGreaterThan(12);
  await migrate(db);
  await db.close();
});

test('half of a cluster that a killed start has left is made anew', async () => {
  mkdirSync(`${dataDir}.new`);
  writeFileSync(join(`${dataDir}.new`, 'PG_VERSION'), '18');
  mkdirSync(dataDir);
  await createCluster(dataDir);
  expect(existsSync(`${dataDir}.new`)).toBe(false);
  expect(existsSync(join(dataDir, 'global', 'pg_control'))).toBe(true);
  expect(modeOf(dataDir)).toBe(0o700);
});

test('a folder that could not be opened is not held: it opens once the cause is gone', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'notes.txt'), 'not a database');
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(openDatabase({ dataDir })).rejects.toThrow('No database can be made at');
  }
});

test('a folder and a lock that others could read are closed to them', async () => {
  await prepareDataDir(dataDir);
  chmodSync(dataDir, 0o755);
  writeFileSync(`${dataDir}.lock`, '');
  chmodSync(`${dataDir}.lock`, 0o644);
  const db = await openDatabase({ dataDir });
  expect([modeOf(dataDir), modeOf(`${dataDir}.lock`)]).toEqual([0o700, 0o600]);
  await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(FolderInUseError);
  await db.close();
  rmSync(`${dataDir}.lock`);
  lockFolder(dataDir).release();
  expect(modeOf(`${dataDir}.lock`)).toBe(0o600);
});

test('a Postgres server that cannot be reached is named without its password', async () => {
  const databaseUrl = 'postgres://user:marker-password@127.0.0.1:1/portal';
  const error = await openDatabase({ databaseUrl }).catch((reason: unknown) => reason);
  expect(String(error)).toContain('Cannot connect to Postgres at DATABASE_URL (ECONNREFUSED)');
  expect(String(error)).not.toContain('marker-password');
});

test('a Postgres server that is only just starting is waited for', async () => {
  const answers = ['57P03', '57P03', '28P01'];
  const server = createServer((socket) => {
    socket.once('data', () => {
      const fields = `SFATAL\0C${answers.shift() ?? ''}\0Mtext\0\0`;
      const head = Buffer.from('E\0\0\0\0');
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgres://user@127.0.0.1:${port}/portal`;
  await expect(openDatabase({ databaseUrl })).rejects.toThrow('at DATABASE_URL (28P01)');
  expect(answers).toEqual([]);
  server.close();
});
