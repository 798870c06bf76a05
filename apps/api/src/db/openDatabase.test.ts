import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from './openDatabase.ts';

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
