import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChargeResult } from '../payments/cardProcessor.ts';
import { testProcessor } from '../payments/testProcessor.ts';
import { cardPayload, wirePayload } from '../testing/payloads.ts';
import { stubProcessor } from '../testing/stubProcessor.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testService } from '../testing/testService.ts';

const largest = 16 * 1024 * 1024;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A registration whose upload has started. The test sends the rest of the body. */
interface Upload {
  request: ClientRequest;
  answer: ReturnType<typeof answerOf>;
}

/** Starts an upload with a declared length, or chunked. */
function startUpload(url: string, bytes: number | 'chunked', address: string): Upload {
  const upload = request(`${url}/api/user/register`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      ...(bytes === 'chunked' ? { 'transfer-encoding': bytes } : { 'content-length': bytes }),
      'x-forwarded-for': address,
    },
  });
  upload.write('{');
  const answer = answerOf(upload);
  // Prevents an unhandled-rejection warning if there is no response or the test aborts the upload.
  answer.catch(() => undefined);
  upload.on('error', () => undefined);
  return { request: upload, answer };
}

/** Returns the response to a registration that was sent on a separate connection. */
async function answerOf(upload: ClientRequest) {
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}

/** Starts the service on a port, with a trusted proxy in front of it. */
async function listening() {
  const service = await testService({ trustProxy: 1 });
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
  /** Sends a small body that is valid JSON, and returns its response. */
  const sendSmall = (address: string) => {
    const upload = start(address, 2);
    upload.request.end('}');
    return upload.answer;
  };
  return { ...service, start, sendSmall, sockets };
}

/** Returns the first upload that gets a response. */
const firstAnswered = (uploads: Upload[]) =>
  Promise.race(uploads.map(async (upload) => ({ upload, ...(await upload.answer) })));

/** Waits until a connection is closed. An aborted upload also emits an error, which is ignored. */
const untilClosed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()));

test('receives twelve of the largest bodies in parallel, and rejects the next without reading', async () => {
  const { start, sendSmall } = await listening();
  const uploads = Array.from({ length: 13 }, (_, index) => start(`203.0.113.${index}`));
  const refused = await firstAnswered(uploads);
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  // Completes one of the uploads, which frees the memory for another one.
  const [one] = uploads.filter((upload) => upload !== refused.upload);
  one?.request.end(Buffer.alloc(largest - 1, ' '));
  expect(await one?.answer).toMatchObject({ status: 400 });
  expect(await sendSmall('203.0.113.100')).toMatchObject({ status: 422 });
});

test('receives at most four bodies of unknown length from one network in parallel', async () => {
  const { start, sendSmall } = await listening();
  const refused = await firstAnswered(
    Array.from({ length: 5 }, (_, index) => start(`2001:db8:1:2::${index}`, 'chunked')),
  );
  expect(refused.status).toBe(503);
  expect(await sendSmall('2001:db8:1:3::1')).toMatchObject({ status: 422 });
});

test('an aborted upload frees its memory', async () => {
  const { start, sendSmall, sockets } = await listening();
  const uploads = Array.from({ length: 5 }, () => start('203.0.113.1'));
  const refused = await firstAnswered(uploads);
  const closed = sockets.filter((socket) => !socket.closed).map(untilClosed);
  for (const { request } of uploads) request.destroy();
  await Promise.all(closed);
  expect(refused.status).toBe(503);
  expect(await sendSmall('203.0.113.1')).toMatchObject({ status: 422 });
});

test('the memory for a body stays reserved after its client disconnects, until the body is released', async () => {
  const { start, sendSmall, sockets, identity } = await listening();
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
  const closed = sockets.map(untilClosed);
  for (const { request } of sent) request.destroy();
  await Promise.all(closed);

  // With two bodies in memory, two of these three uploads from one network may start.
  const refused = await firstAnswered(Array.from({ length: 3 }, () => start('203.0.113.1')));
  expect(refused.status).toBe(503);
  release.resolve();
  await vi.waitUntil(async () => (await sendSmall('203.0.113.1')).status === 422, 20_000);
});

test('rejects a body with an announced length above 16 MiB as too large, without reading', async () => {
  const { start } = await listening();
  expect(await start('203.0.113.1', largest + 1).answer).toMatchObject({ status: 413 });
});

test('parses three registrations at a time, and the others wait', async () => {
  const { app, post, identity } = await testService({ limits: { readyCacheMs: 0 } });
  const [full, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [inside, most] = [0, 0];
  identity.provePassword = async () => {
    inside += 1;
    most = Math.max(most, inside);
    if (inside === 3) full.resolve();
    await release.promise;
    inside -= 1;
    return 'rejected';
  };
  const answers = Array.from({ length: 12 }, () => post(wirePayload(identity.addUser())));
  await full.promise;
  // Gives a fourth body the time to be parsed, too: these requests take longer than parsing.
  for (let asked = 0; asked < 5; asked += 1) await app.inject('/api/ready');
  release.resolve();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(statuses.map(() => 401));
  expect(most).toBe(3);
});

test('a registration that is being charged does not count as being parsed', async () => {
  const [charging, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let atProcessor = 0;
  const steps = Array.from({ length: 4 }, () => async (charge: () => Promise<ChargeResult>) => {
    atProcessor += 1;
    if (atProcessor === 4) charging.resolve();
    await release.promise;
    return charge();
  });
  const processor = testProcessor({ db: await testDatabase() });
  const { post, identity } = await testService({ processor: stubProcessor(processor, steps) });
  const answers = steps.map(() => post(cardPayload(identity.addUser())));
  await Promise.race([charging.promise, ...answers]);
  expect(atProcessor).toBe(4);
  release.resolve();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([201, 201, 201, 201]);
});
