import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { respondToClientError } from './clientError.ts';
import { closeUnfinished } from './closeConnections.ts';
import { serverOptions } from './serverOptions.ts';

/** Milliseconds after which a test fails if the server never closes its connections. */
const deadlineMs = 30_000;
const graceMs = 50;

let app: FastifyInstance | undefined;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await app?.close();
});

/** Returns both ends of a connection whose client reads everything and never closes its side. */
async function stubborn(server: FastifyInstance) {
  app = server;
  await server.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(server.server, 'connection') as Promise<[Socket]>;
  const { port } = server.server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client);
  client.on('error', () => undefined);
  const answer = once(client, 'data').then(([chunk]) => String(chunk));
  const [socket] = await accepted;
  return { client, answer, closed: once(socket, 'close'), socket };
}

test(
  'the server closes a connection with unfinished headers shortly after its 408',
  { timeout: deadlineMs },
  async () => {
    const server = fastify({
      ...serverOptions({ log: { level: 'silent' } }),
      http: { headersTimeout: 100, connectionsCheckingInterval: 50 },
      clientErrorHandler: (error, socket) => respondToClientError(error, socket, graceMs),
    });
    const { client, answer, closed, socket } = await stubborn(server);
    client.write('GET / HTTP/1.1\r\nhost: a\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    await closed;
    expect(socket.destroyed).toBe(true);
  },
);

test(
  'the server closes a connection with an unfinished body shortly after the response',
  { timeout: deadlineMs },
  async () => {
    const server = fastify(serverOptions({ log: { level: 'silent' } }));
    closeUnfinished(server, graceMs);
    server.addHook('onRequest', (_request, reply) =>
      reply.status(408).send({ detail: 'too slow' }),
    );
    server.post('/', () => ({}));
    const { client, answer, closed } = await stubborn(server);
    client.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\nbegun');
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    await closed;
  },
);

test(
  'the server does not close a connection after a complete body, so that it can be reused',
  { timeout: deadlineMs },
  async () => {
    const server = fastify(serverOptions({ log: { level: 'silent' } }));
    closeUnfinished(server, 0);
    server.post('/', () => ({}));
    const { client, answer, socket } = await stubborn(server);
    const request =
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
    client.write(request);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    const next = once(client, 'data');
    client.write(request);
    expect(String((await next)[0])).toMatch(/^HTTP\/1\.1 200 /);
    expect(socket.destroyed).toBe(false);
  },
);
