import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/openDatabase.ts';
import { cardPayload, wirePayload } from '../testing/payloads.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testService } from '../testing/testService.ts';
import { createFieldKeys, generateFieldKeys } from '../encryption/fieldKeys.ts';
import { createRateLimiter } from './rateLimiter.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

test('counts each subject separately and allows it again after the window', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const fieldKeys = createFieldKeys(generateFieldKeys());
  const rateLimit = createRateLimiter({ db, fieldKeys, windowSeconds: 600, clock: () => now });
  await rateLimit('account', 'one', 2);
  now = new Date('2026-11-20T12:03:20Z');
  await rateLimit('account', 'one', 2);
  await expect(rateLimit('account', 'one', 2)).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 400,
  });
  await rateLimit('account', 'two', 2);
  await rateLimit('address', 'one', 2);
  now = new Date('2026-11-20T12:10:00Z');
  await rateLimit('account', 'one', 2);
});

test.each([
  ['2026-11-20T12:00:00.700Z', 600],
  ['2026-11-20T12:09:59.000Z', 1],
  ['2026-11-20T12:09:59.999Z', 1],
])('a request at %s must wait %i whole seconds, rounded up', async (moment, retryAfterSeconds) => {
  let now = new Date('2026-11-20T12:00:00Z');
  const fieldKeys = createFieldKeys(generateFieldKeys());
  const rateLimit = createRateLimiter({ db, fieldKeys, windowSeconds: 600, clock: () => now });
  await rateLimit('account', 'one', 1);
  now = new Date(moment);
  await expect(rateLimit('account', 'one', 1)).rejects.toMatchObject({ retryAfterSeconds });
});

test('stores subjects as hashes, and deletes them after the window', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const fieldKeys = createFieldKeys(generateFieldKeys());
  const rateLimit = createRateLimiter({ db, fieldKeys, windowSeconds: 600, clock: () => now });
  for (let index = 0; index < 199; index += 1) await rateLimit('address', `10.0.0.${index}`, 1);
  const rows = () => db.kysely.selectFrom('portal.throttle_counters').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain('10.0.0.');
  now = new Date('2026-11-20T13:00:00Z');
  await rateLimit('address', 'the two hundredth', 1);
  expect(await rows()).toHaveLength(1);
});

test('limits registration tries by account, even with the right password', async () => {
  const clock = () => new Date('2026-11-20T12:00:00Z');
  const { identity, post, ask } = await testService({ clock, limits: { triesPerAccount: 2 } });
  const user = identity.addUser();
  const guess = (password: string) => post(wirePayload({ ...user, password }));
  expect((await guess('wrong-1')).statusCode).toBe(401);
  expect((await guess('wrong-2')).statusCode).toBe(401);
  const refused = await guess(user.password);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
  expect(refused.json()).toEqual({ detail: 'Too many attempts. Please try again later.' });
  expect((await post(cardPayload(identity.addUser()))).statusCode).toBe(201);
  expect((await ask({ url: '/api/user/profile' })).statusCode).toBe(401);
});

test('limits registration by address before the body is read', async () => {
  const { ask } = await testService({ limits: { triesPerAddress: 1 } });
  const send = () => ask({ method: 'POST', url: '/api/user/register', payload: { a: 1 } });
  expect((await send()).statusCode).toBe(422);
  expect((await send()).statusCode).toBe(429);
});

test('the addresses of one IPv6 network share one limit', async () => {
  const { ask } = await testService({ limits: { triesPerAddress: 1 } });
  const send = (remoteAddress: string) =>
    ask({ method: 'POST', url: '/api/user/register', payload: {}, remoteAddress });
  expect((await send('2001:db8:1:2::a')).statusCode).toBe(422);
  expect((await send('2001:db8:1:2::b')).statusCode).toBe(429);
  expect((await send('2001:db8:1:3::a')).statusCode).toBe(422);
});
