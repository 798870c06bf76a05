import fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { addDrain } from './drain.ts';

const deadlineMs = 6_000;

/**
 * Starts a server with a slow request and a drain deadline. The test decides when each of them
 * ends.
 */
async function startApp() {
  const deadline = Promise.withResolvers<void>();
  const waits: number[] = [];
  const app = fastify();
  const drain = addDrain(app, '/inner', (milliseconds) => {
    waits.push(milliseconds);
    return deadline.promise;
  });
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  const uploadArrived = Promise.withResolvers<void>();
  app.get('/inner', () => 'inner');
  app.get('/slow', async () => {
    arrived.resolve();
    const text = await released.promise;
    const inner = await fetch(`${url}/inner`);
    return (await inner.text()) + text;
  });
  for (const path of ['/upload', '/inner/upload']) app.post(path, () => 'uploaded');
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.endsWith('/upload')) uploadArrived.resolve();
    done();
  });
  const url = await app.listen({ port: 0 });
  close = () => app.close();
  let isDone = false;
  const finish = () =>
    drain.finish(deadlineMs).then(() => {
      isDone = true;
    });
  return {
    url,
    port: (app.server.address() as AddressInfo).port,
    finish,
    isDone: () => isDone,
    waits,
    passDeadline: deadline.resolve,
    arrived: arrived.promise,
    uploadArrived: uploadArrived.promise,
    release: released.resolve,
  };
}

/** Sends a JSON body without its last two characters. */
function startUpload(port: number, path: string) {
  const socket = connect(port, 'localhost').resume();
  const closed = once(socket, 'close');
  const headers = ['Connection: close', 'Content-Type: application/json', 'Content-Length: 6'];
  socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', '"hal'].join('\r\n'));
  return { socket, closed };
}

/** Closes the server of the current test. Resolves after its last connection is closed. */
let close = (): Promise<void> => Promise.resolve();
afterEach(() => close(), 20_000);

describe('drain', () => {
  it('finishes running requests and their calls to this process, and rejects new requests', async () => {
    const app = await startApp();
    const slow = fetch(`${app.url}/slow`);
    await app.arrived;
    const finished = app.finish();
    const late = await fetch(`${app.url}/slow`);
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
    expect(app.isDone()).toBe(false);
    app.release(' and whole');
    expect(await (await slow).text()).toBe('inner and whole');
    await finished;
    expect(app.waits).toEqual([deadlineMs]);
  });

  it('waits until all running requests have finished', async () => {
    const app = await startApp();
    const slow = fetch(`${app.url}/slow`);
    const { socket, closed } = startUpload(app.port, '/upload');
    await app.arrived;
    await app.uploadArrived;
    const finished = app.finish();
    socket.write('f"');
    await closed;
    expect(app.isDone()).toBe(false);
    app.release('');
    expect(await (await slow).text()).toBe('inner');
    await finished;
  });

  it('waits for a client that reads its response slowly', async () => {
    const app = await startApp();
    const socket = connect(app.port, 'localhost').pause();
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await app.arrived;
    const finished = app.finish();
    const text = 'x'.repeat(16_000_000);
    app.release(text);
    // When the last of these responses arrives, the server has written the slow response, and the
    // client's socket buffer is full.
    for (let i = 0; i < 3; i += 1) await (await fetch(`${app.url}/inner`)).text();
    expect(app.isDone()).toBe(false);
    let received = 0;
    socket.on('data', (chunk: Buffer) => (received += chunk.length));
    await Promise.all([once(socket.resume(), 'close'), finished]);
    expect(received).toBeGreaterThan(text.length);
  });

  it('aborts an endless request at the deadline', async () => {
    const app = await startApp();
    const slow = fetch(`${app.url}/slow`);
    await app.arrived;
    const finished = app.finish();
    const late = await fetch(`${app.url}/slow`);
    expect([late.status, app.isDone()]).toEqual([503, false]);
    app.passDeadline();
    await finished;
    await expect(slow).rejects.toThrow();
  });

  it.each(['/upload', '/inner/upload'])(
    'aborts an unfinished POST to %s at the deadline, not earlier',
    async (path) => {
      const app = await startApp();
      const { socket, closed } = startUpload(app.port, path);
      await app.uploadArrived;
      const finished = app.finish();
      expect((await fetch(`${app.url}/slow`)).status).toBe(503);
      expect([app.isDone(), socket.closed]).toEqual([false, false]);
      app.passDeadline();
      await Promise.all([finished, closed]);
    },
  );

  it('rejects new inner requests after all other requests have finished', async () => {
    const app = await startApp();
    await app.finish();
    const late = await fetch(`${app.url}/inner`);
    expect(late.status).toBe(503);
    const text = 'The service is stopping. Please try again in a moment.';
    expect(await late.json()).toEqual({ code: 503, error_code: 'service_stopping', msg: text });
  });

  it('does not wait for a client that has disconnected', async () => {
    const app = await startApp();
    const controller = new AbortController();
    const slow = fetch(`${app.url}/slow`, { signal: controller.signal });
    await app.arrived;
    controller.abort();
    await expect(slow).rejects.toThrow();
    await app.finish();
  });

  it('resolves immediately if no request is running', async () => {
    const app = await startApp();
    expect(await (await fetch(`${app.url}/inner`)).text()).toBe('inner');
    await app.finish();
  });
});
