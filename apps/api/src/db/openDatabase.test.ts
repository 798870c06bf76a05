import { sql } from 'kysely';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCluster } from './embedded/clusterFolder.ts';
import { FolderInUseError, lockFolder } from './embedded/folderLock.ts';
import { openDatabase } from './openDatabase.ts';

let folder = '';
let dataDir = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  dataDir = join(folder, 'data');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('releases the lock of a folder that could not be opened, so that a later try succeeds', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'notes.txt'), 'not a database');
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(openDatabase({ dataDir })).rejects.toThrow('The database cannot be created in');
  }
});

// One test, since each start of the embedded database takes seconds of processor time.
test('opens a folder for this process alone, and no number of queries blocks the event loop', async () => {
  await createCluster(dataDir);
  chmodSync(dataDir, 0o755);
  const db = await openDatabase({ dataDir });
  expect([modeOf(dataDir), modeOf(`${dataDir}.lock`)]).toEqual([0o700, 0o600]);
  await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(FolderInUseError);

  let answers = 0;
  const ask = async () => {
    await sql`select 1`.execute(db.kysely);
    answers += 1;
  };
  const all = Promise.all(Array.from({ length: 50 }, ask));
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(answers).toBeLessThan(25);
  await all;
  expect(answers).toBe(50);
  await db.close();
});

test('removes the access of other users to the lock of an earlier start', () => {
  writeFileSync(`${dataDir}.lock`, '', { mode: 0o644 });
  lockFolder(dataDir).release();
  expect(modeOf(`${dataDir}.lock`)).toBe(0o600);
});

test('the error for an unreachable Postgres server does not contain its password', async () => {
  const databaseUrl = 'postgres://user:marker-password@127.0.0.1:1/portal';
  const error = await openDatabase({ databaseUrl }).catch((reason: unknown) => reason);
  expect(String(error)).toContain('Cannot connect to Postgres at DATABASE_URL (ECONNREFUSED)');
  expect(String(error)).not.toContain('marker-password');
});

test('waits for a Postgres server that is starting', async () => {
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
