import { sql, type KyselyPlugin } from 'kysely';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import { memoryDocumentStore } from '../testing/memoryDocumentStore.ts';
import { testService } from '../testing/testService.ts';

/** The database fails while `isAway` is true. */
const outage = { isAway: false };
const failingPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) =>
    outage.isAway
      ? Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
      : Promise.resolve(result),
};

test('the service is not ready while the database is unavailable', async () => {
  const { db } = await testService();
  const { app, ask, identity, log } = await testService({
    db: { ...db, kysely: db.kysely.withPlugin(failingPlugin) },
    limits: { readyCacheMs: 0 },
  });
  expect((await app.inject('/api/ready')).statusCode).toBe(200);
  outage.isAway = true;
  const refused = await app.inject('/api/ready');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(log.join('')).toContain('database.unreachable');
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  const user = identity.addUser();
  const read = await ask({
    url: '/api/user/profile',
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(read.statusCode).toBe(503);
  outage.isAway = false;
  expect((await app.inject('/api/ready')).statusCode).toBe(200);
});

test('the service is not ready while the database hangs, and ready again afterwards', async () => {
  const { db } = await testService();
  let silence = Promise.resolve();
  const silentPlugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => silence.then(() => result),
  };
  const { app, log } = await testService({
    db: { ...db, kysely: db.kysely.withPlugin(silentPlugin) },
    limits: { readyTimeoutMs: 200, readyCacheMs: 0 },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  silence = promise;
  const answer = await app.inject('/api/ready');
  resolve();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(log.join('')).toContain('database.unreachable');
  // Polls, since the database can be slow on a busy machine; each request runs a new check.
  await expect.poll(async () => (await app.inject('/api/ready')).statusCode).toBe(200);
});

test('the service rejects requests beyond its limit, but still reports that it is alive', async () => {
  const { identity, app, get } = await testService({ limits: { maxRequests: 1 } });
  const user = identity.addUser();
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const authenticate = identity.authenticate.bind(identity);
  identity.authenticate = async (token) => {
    started.resolve();
    await release.promise;
    return authenticate(token);
  };
  const first = get(user, '/api/user/profile');
  await started.promise;
  const second = await get(user, '/api/user/profile');
  expect(second.statusCode).toBe(503);
  expect(second.headers['retry-after']).toBe('2');
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  expect((await app.inject('/api/ready')).statusCode).toBe(200);
  release.resolve();
  expect((await first).statusCode).toBe(404);
  expect((await get(user, '/api/user/profile')).statusCode).toBe(404);
});

describe('a full disk', () => {
  test('of the database, noticed at the commit, makes the service not ready', async () => {
    const { app, db, log } = await testService({ limits: { readyCacheMs: 0 } });
    await sql`create function portal.no_room() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(
      db.kysely,
    );
    await sql`create constraint trigger no_room after insert on portal.throttle_counters
      deferrable initially deferred for each row execute function portal.no_room()`.execute(
      db.kysely,
    );
    try {
      expect((await app.inject('/api/ready')).statusCode).toBe(503);
      expect(log.join('')).toContain('database.unwritable');
      expect(log.join('')).toContain('53100');
      expect((await app.inject('/api/health')).statusCode).toBe(200);
    } finally {
      await sql`drop function portal.no_room cascade`.execute(db.kysely);
    }
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
  });

  test('of the document folder makes the service not ready', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'full-'));
    const documents = folderDocumentStore(folder);
    const { app, log } = await testService({ documents, limits: { readyCacheMs: 0 } });
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    expect(readdirSync(folder)).toEqual([]);
    symlinkSync('/dev/full', join(folder, '.writable'));
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect(log.join('')).toContain('documents.unwritable');
    rmSync(join(folder, '.writable'));
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    rmSync(folder, { recursive: true });
  });
});

test('many requests wait for one readiness check, whose result is cached', async () => {
  let checks = 0;
  const check = () => Promise.resolve(void (checks += 1));
  const documents = { ...memoryDocumentStore(), check };
  const { app } = await testService({ documents, limits: { readyCacheMs: 3_600_000 } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/api/ready')));
  answers.push(await app.inject('/api/ready'));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(checks).toBe(1);
});

test('a readiness check skips a document store that all instances share', async () => {
  const check = () => Promise.reject(new Error('away'));
  const documents = { ...memoryDocumentStore(), isLocal: false, check };
  const { app } = await testService({ documents });
  expect((await app.inject('/api/ready')).statusCode).toBe(200);
});
