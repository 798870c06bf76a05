import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { ServiceLimits } from '../../service/serviceOptions.ts';
import { wirePayload } from '../../testing/payloads.ts';
import { startUpload, type Upload } from '../../testing/startUpload.ts';
import { testService } from '../../testing/testService.ts';

const largest = 16 * 1024 * 1024;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts the service on a port, with a trusted proxy in front of it. */
async function listening(limits: Partial<ServiceLimits> = {}) {
  const service = await testService({ trustProxy: 1, limits });
  const sockets: Socket[] = [];
  service.app.server.on('connection', (socket) => sockets.push(socket));
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const uploads: Upload[] = [];
  closers.push(async () => {
    for (const { request } of uploads) request.destroy();
    await service.app.close();
  });
  const start = (address: string, bytes: number | 'chunked' = largest) => {
    const upload = startUpload(url, bytes, address);
    uploads.push(upload);
    return upload;
  };
  return { ...service, start, sockets };
}

/** Returns the first upload that gets a response. */
const firstAnswered = (uploads: Upload[]) =>
  Promise.race(uploads.map(async (upload) => ({ upload, ...(await upload.answer) })));

/**
 * Body lengths to test. A chunked body has an unknown length and therefore counts as the largest
 * possible body.
 */
const lengths = [
  ['of announced length', largest],
  ['sent in chunks', 'chunked'],
] as const;

test.each(lengths)(
  'receives twelve of the largest bodies (%s) in parallel, and rejects the next without reading',
  async (_how, length) => {
    const { start } = await listening();
    const uploads = Array.from({ length: 13 }, (_, index) => start(`203.0.113.${index}`, length));
    const refused = await firstAnswered(uploads);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(JSON.parse(refused.body)).toEqual({
      detail: 'The service is busy. Please try again in a moment.',
    });

    // Completes one of the uploads, which frees the memory for another one.
    const [one] = uploads.filter((upload) => upload !== refused.upload);
    one?.request.end(Buffer.alloc(largest - 1, ' '));
    expect(await one?.answer).toMatchObject({ status: 400 });
    const next = start('203.0.113.100', 2);
    next.request.end('}');
    expect(await next.answer).toMatchObject({ status: 422 });
  },
);

test.each(lengths)(
  'receives at most four of the largest bodies (%s) from one network in parallel',
  async (_how, length) => {
    const { start } = await listening();
    const refused = await firstAnswered(
      Array.from({ length: 5 }, (_, index) => start(`2001:db8:1:2::${index}`, length)),
    );
    expect(refused.status).toBe(503);
    const other = start('2001:db8:1:3::1', 2);
    other.request.end('}');
    expect(await other.answer).toMatchObject({ status: 422 });
  },
);

test('an aborted upload frees its memory', async () => {
  const { start, sockets } = await listening();
  const uploads = Array.from({ length: 5 }, () => start('203.0.113.1'));
  const refused = await firstAnswered(uploads);
  const open = sockets.filter((socket) => !socket.closed);
  const closed = open.map((socket) => once(socket, 'close'));
  for (const { request } of uploads) request.destroy();
  await Promise.all(closed);
  expect(refused.status).toBe(503);
  const again = start('203.0.113.1', 2);
  again.request.end('}');
  expect(await again.answer).toMatchObject({ status: 422 });
});

test('the memory for a body stays reserved after its client disconnects, until the body is released', async () => {
  const { start, sockets, identity } = await listening();
  const [parsed, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let inside = 0;
  identity.provePassword = async () => {
    inside += 1;
    if (inside === 2) parsed.resolve();
    await release.promise;
    return 'rejected';
  };
  const sent = [identity.addUser(), identity.addUser()].map((user) => {
    const upload = start('203.0.113.1');
    const body = JSON.stringify(wirePayload(user)).slice(1);
    upload.request.end(body.padEnd(largest - 1));
    return upload;
  });
  await parsed.promise;
  const closed = sockets.map((socket) => once(socket, 'close'));
  for (const { request } of sent) request.destroy();
  await Promise.all(closed);

  // With two bodies in memory, two of these three uploads from one network may start.
  const uploads = Array.from({ length: 3 }, () => start('203.0.113.1'));
  const refused = await firstAnswered(uploads);
  expect(refused.status).toBe(503);
  release.resolve();
  const again = () => {
    const upload = start('203.0.113.1', 2);
    upload.request.end('}');
    return upload.answer;
  };
  await vi.waitUntil(async () => (await again()).status === 422, 20_000);
});

test.each([largest + 1, 100 * largest])(
  'rejects a body with an announced length of %i bytes as too large, without reading',
  async (bytes) => {
    const { start } = await listening();
    expect(await start('203.0.113.1', bytes).answer).toMatchObject({ status: 413 });
  },
);

test('a body that is rejected without reading reserves no memory', async () => {
  const { ask } = await testService();
  for (let sent = 0; sent < 5; sent += 1) {
    const headers = { 'content-type': 'text/plain', 'content-length': String(largest) };
    const answer = await ask({ method: 'POST', url: '/api/user/register', headers, payload: 'a' });
    expect(answer.statusCode).toBe(415);
  }
});

test('rejects an upload that has stalled', async () => {
  const { start } = await listening({ uploadTimeoutMs: 50 });
  const answer = await start('203.0.113.1').answer;
  expect(answer.status).toBe(408);
  expect(JSON.parse(answer.body)).toEqual({ detail: 'The request took too long' });
});

test('reads three registrations at once, queues thirty, and rejects the next', async () => {
  const { post, identity } = await testService();
  const [full, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [inside, most] = [0, 0];
  identity.provePassword = async () => {
    inside += 1;
    most = Math.max(most, inside);
    if (inside === 3) full.resolve();
    if (inside > 3) release.resolve();
    await release.promise;
    inside -= 1;
    return 'rejected';
  };
  const answers = Array.from({ length: 34 }, () => post(wirePayload(identity.addUser())));
  const [first] = await Promise.all([Promise.race(answers), full.promise]);
  release.resolve();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(first.statusCode).toBe(503);
  expect(statuses.filter((status) => status === 401)).toHaveLength(33);
  expect(most).toBe(3);
});
