import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('releases the lock of a folder that could not be opened, so that a later try succeeds', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'notes.txt'), 'not a database');
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(openDatabase({ dataDir })).rejects.toThrow('The database cannot be created in');
  }
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
