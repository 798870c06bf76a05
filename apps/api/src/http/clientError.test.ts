import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serverOptions } from './serverOptions.ts';

const servers: FastifyInstance[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Starts a server with this time limit for headers, and returns its port. */
async function start(headersTimeout: number): Promise<number> {
  const server = fastify({
    ...serverOptions({ log: { level: 'silent' } }),
    http: { headersTimeout, connectionsCheckingInterval: 50, maxHeaderSize: 16 * 1024 },
  });
  servers.push(server);
  return Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Returns everything that a raw connection receives until it closes. */
async function send(text: string, port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, body: JSON.parse(body) as unknown };
}

/**
 * Time limit in milliseconds that complete requests meet even on a busy machine, so that only an
 * unfinished request times out.
 */
const timeoutMs = 20_000;

test.each([
  ['a malformed request', 'hello\r\n\r\n', 400, 'The request cannot be read', timeoutMs],
  [
    'a request with headers that are too large',
    `GET / HTTP/1.1\r\nhost: a\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'The request headers are too large',
    timeoutMs,
  ],
  [
    'a request with unfinished headers',
    'GET / HTTP/1.1\r\nhost: a\r\n',
    408,
    'The request took too long',
    200,
  ],
])(
  '%s gets an error in the contract’s format',
  async (_name, text, status, detail, headersTimeout) => {
    const { head, body } = await send(text, await start(headersTimeout));
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('cache-control: no-store');
    expect(head).toContain('content-type: application/json');
    expect(body).toEqual({ detail });
  },
);

test('the server of the service limits the size and the duration of headers and bodies', () => {
  expect(serverOptions()).toMatchObject({
    bodyLimit: 64 * 1024,
    requestTimeout: 90_000,
    http: { headersTimeout: 20_000, maxHeaderSize: 16 * 1024 },
  });
});
