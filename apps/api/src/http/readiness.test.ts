import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { testService } from '../testing/testService.ts';

/** Lets a database fail while `isAway`. */
const outage = { isAway: false };
const failingPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) =>
    outage.isAway
      ? Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
      : Promise.resolve(result),
};

test('tells that it lives, and that it can work', async () => {
  const { app } = await testService();
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/api/ready')).json()).toEqual({ status: 'ready' });
});

test('is not ready while it drains, but still does its work', async () => {
  let isDraining = false;
  const { app, ask } = await testService({ isDraining: () => isDraining });
  expect((await app.inject('/api/ready')).statusCode).toBe(200);
  isDraining = true;
  const refused = await app.inject('/api/ready');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({
    detail: 'The service is busy. Please try again in a moment.',
  });
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  const answer = await ask({ url: '/api/user/profile' });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['connection']).toBe('close');
});

test('is not ready while the database is away', async () => {
  const { db } = await testService();
  const { app, ask, identity, log } = await testService({
    db: { ...db, kysely: db.kysely.withPlugin(failingPlugin) },
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

test('is not ready while the database neither answers nor refuses', async () => {
  const { db } = await testService();
  let silence = Promise.resolve();
  const silentPlugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => silence.then(() => result),
  };
  const kysely = db.kysely.withPlugin(silentPlugin);
  const { app, log } = await testService({ db: { ...db, kysely }, limits: { readyMs: 20 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  silence = promise;
  const answer = await app.inject('/api/ready');
  resolve();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(log.join('')).toContain('database.unreachable');
});

test('turns away what is too much for one process, but says that it lives', async () => {
  const { identity, app, get } = await testService({ limits: { mostRequests: 1 } });
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
