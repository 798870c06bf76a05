import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/openDatabase.ts';
import { registrationDefaults } from '../registration/registrationDefaults.ts';
import { wirePayload } from '../testing/payloads.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testService } from '../testing/testService.ts';
import { createFieldKeys, generateFieldKeys } from '../encryption/fieldKeys.ts';
import { createRateLimiter } from './rateLimiter.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
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

const start = new Date('2026-11-20T12:00:00Z');

/** Starts a service behind a proxy, with the default limits and an adjustable clock. */
async function serviceWithDefaults() {
  const time = { seconds: 0 };
  const clock = () => new Date(start.getTime() + time.seconds * 1000);
  const service = await testService({ trustProxy: 1, clock, limits: registrationDefaults });
  const send = async (payload: object, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const request = { method: 'POST', url: '/api/user/register', headers, payload } as const;
    const answer = await service.ask(request);
    return [answer.statusCode, answer.headers['retry-after']];
  };
  return { ...service, time, send };
}

test('an account has 20 tries in ten minutes, counted over all addresses and spellings of its id', async () => {
  const { identity, time, send } = await serviceWithDefaults();
  const user = identity.addUser();
  const guess = (number: number, password = 'a guess') => {
    const auth_id = number % 2 === 0 ? user.id : user.id.toUpperCase();
    return send(wirePayload(user, { auth_id, password }), `203.0.113.${number}`);
  };
  for (let number = 1; number <= 20; number += 1) {
    expect(await guess(number)).toEqual([401, undefined]);
  }
  expect(await guess(21, user.password)).toEqual([429, '600']);
  expect(await send(wirePayload(identity.addUser()), '203.0.113.22')).toEqual([201, undefined]);
  time.seconds = 599;
  expect(await guess(23, user.password)).toEqual([429, '1']);
  time.seconds = 600;
  expect(await guess(24, user.password)).toEqual([201, undefined]);
});

test('an IPv6 network has 60 tries in ten minutes, counted over all accounts and before the body is read', async () => {
  const { time, send } = await serviceWithDefaults();
  for (let number = 1; number <= 60; number += 1) {
    expect(await send({}, `2001:db8:1:2::${number}`)).toEqual([422, undefined]);
  }
  expect(await send({}, '2001:db8:1:2::99')).toEqual([429, '600']);
  expect(await send({}, '2001:db8:1:3::1')).toEqual([422, undefined]);
  time.seconds = 600;
  expect(await send({}, '2001:db8:1:2::99')).toEqual([422, undefined]);
});
