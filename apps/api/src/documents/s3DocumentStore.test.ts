import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wirePayload } from '../testing/payloads.ts';
import { countFor } from '../testing/registrationRows.ts';
import { s3Server, type S3Server } from '../testing/s3Server.ts';
import { testService } from '../testing/testService.ts';
import { DocumentMissingError } from './documentErrors.ts';
import { s3DocumentStore } from './s3DocumentStore.ts';

let server: S3Server;
const stubs: Server[] = [];
beforeAll(async () => {
  server = await s3Server();
});
afterAll(async () => {
  for (const stub of stubs) {
    stub.closeAllConnections();
    stub.close();
  }
  await server.close();
});

/** Creates a store whose server responds with `answer`. */
async function storeOn(answer: RequestListener, timeoutMs?: number) {
  const stub = createServer(answer).listen(0, '127.0.0.1');
  stubs.push(stub);
  await once(stub, 'listening');
  const address = stub.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return s3DocumentStore({ ...server, endpoint: `http://127.0.0.1:${port}`, timeoutMs });
}

test('retries when the storage service is busy', async () => {
  const store = s3DocumentStore(server);
  server.failures.push(503, 500);
  await store.put('busy/a', Buffer.from('kept'));
  expect((await store.get('busy/a')).toString()).toBe('kept');
});

test('reports a wrong secret key without a secret in the error', async () => {
  const store = s3DocumentStore({ ...server, secretAccessKey: 'another-secret' });
  const error = await store.put('one/a', Buffer.from('x')).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'documents_status_403' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('another-secret');
});

test('checks the bucket by listing, writing and removing, and leaves nothing behind', async () => {
  const store = s3DocumentStore(server);
  await store.check();
  expect(await store.list('start/')).toEqual([]);
  for (const refused of ['GET', 'PUT', 'DELETE']) {
    const strict = await storeOn((request, response) => {
      if (request.method === refused) response.writeHead(403);
      response.end('<ListBucketResult></ListBucketResult>');
    });
    await expect(strict.check()).rejects.toMatchObject({ code: 'documents_status_403' });
  }
});

const key = 'one/a';

test('treats only 404 as a missing document, which may be removed without an error', async () => {
  const busy = await storeOn((_request, response) => response.writeHead(410).end());
  await expect(busy.get(key)).rejects.toMatchObject({ code: 'documents_status_410' });
  const store = await storeOn((_request, response) => response.writeHead(404).end());
  await expect(store.get(key)).rejects.toBeInstanceOf(DocumentMissingError);
  await expect(store.remove(key)).resolves.toBeUndefined();
});

test('fails if no storage service answers at the address', async () => {
  const away = s3DocumentStore({ ...server, endpoint: 'http://127.0.0.1:1' });
  await expect(away.get('one/a')).rejects.toMatchObject({ code: 'documents_unreachable' });
  const other = await storeOn((_request, response) => response.end('<html>'));
  await expect(other.list('one/')).rejects.toMatchObject({ code: 'documents_unreadable' });
});

test('stops waiting for a storage service at the time limit', async () => {
  const store = await storeOn(() => undefined, 100);
  await expect(store.get('one/a')).rejects.toMatchObject({ code: 'documents_unreachable' });
});

test('nothing is charged or registered if the bucket rejects a photo, and the next try succeeds', async () => {
  const { identity, post, db, log } = await testService({ documents: s3DocumentStore(server) });
  const user = identity.addUser();
  server.failures.push(403);
  const refused = await post(wirePayload(user));
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(log.join('')).toContain('documents_status_403');
  expect(await countFor(db, user.id)).toMatchObject({ registrations: 0, charges: 0 });
  expect((await post(wirePayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toMatchObject({ registrations: 1 });
});
