import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverOptions } from './serverOptions.ts';

let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  app = fastify({
    ...serverOptions({ log: { level: 'silent' } }),
    http: { headersTimeout: 200, connectionsCheckingInterval: 50, maxHeaderSize: 16 * 1024 },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(url).port);
});
afterAll(() => app.close());

/** What comes back over a bare connection until it is closed. */
async function send(text: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, body: JSON.parse(body) as unknown };
}

test.each([
  ['what is no request', 'hello\r\n\r\n', 400, 'The request cannot be read'],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nhost: a\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'The request headers are too large',
  ],
  [
    'headers that do not come to an end',
    'GET / HTTP/1.1\r\nhost: a\r\n',
    408,
    'The request took too long',
  ],
])('%s gets an answer in the contract’s shape', async (_name, text, status, detail) => {
  const { head, body } = await send(text);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('cache-control: no-store');
  expect(head).toContain('content-type: application/json');
  expect(body).toEqual({ detail });
});

test('the limits of a server that carries the service', () => {
  expect(serverOptions()).toMatchObject({
    bodyLimit: 64 * 1024,
    requestTimeout: 90_000,
    http: { headersTimeout: 20_000, maxHeaderSize: 16 * 1024 },
  });
});
