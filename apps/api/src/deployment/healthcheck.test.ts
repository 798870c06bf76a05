import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/healthcheck.ts');
const statuses: Record<string, number> = {};
let server: Server;
beforeEach(async () => {
  server = createServer((request, response) => {
    response.writeHead(statuses[request.url ?? ''] ?? 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function check(port = (server.address() as AddressInfo).port): Promise<unknown> {
  const env = { PATH: process.env['PATH'], PORT: String(port) };
  const [code] = (await once(spawn(process.execPath, [script], { env }), 'exit')) as unknown[];
  return code;
}

test('reports a container as healthy only if its service is ready', async () => {
  Object.assign(statuses, { '/api/health': 200, '/api/ready': 200 });
  expect(await check()).toBe(0);
  statuses['/api/ready'] = 503;
  expect(await check()).toBe(1);
});

test('reports a container as unhealthy if its service does not listen', async () => {
  expect(await check(1)).toBe(1);
});
