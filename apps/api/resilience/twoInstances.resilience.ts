import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { s3DocumentStore } from '../src/documents/s3DocumentStore.ts';
import { s3Server, type S3Server } from '../src/testing/s3Server.ts';
import { newCustomer, register } from './testing/customers.ts';
import { startProgram, type Program } from './testing/program.ts';
import { bucketSettings, createWorld, type World } from './testing/world.ts';

let world: World;
let bucket: S3Server;
let programs: [Program, Program];
let urls: string[] = [];

beforeAll(async () => {
  world = await createWorld('postgres', inject('postgresUrl'));
  bucket = await s3Server();
  const environment = { ...world.environment, ...bucketSettings(bucket) };
  // Both start on an empty database: one of them creates the tables.
  programs = [startProgram(environment), startProgram(environment)];
  urls = await Promise.all(programs.map(({ listening }) => listening));
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await bucket.close();
  await world.close();
});

/** Returns the instances in turn, as a load balancer does. */
const instance = (turn: number) => urls[turn % 2] ?? '';

test('the other instance completes a registration after one is killed between charge and commit', async () => {
  const customer = newCustomer(world, true);
  const charges = world.processor.charges.size;
  const killed = Promise.withResolvers<void>();
  let isKilled = false;
  world.processor.onRequest = async () => {
    if (isKilled) return;
    isKilled = true;
    // The card is charged, and the instance is killed before it reads the response.
    void programs[0].kill().then(killed.resolve);
    await killed.promise;
  };
  expect(await register(instance(0), customer)).toBe('lost');
  // The other instance finds the unexpired claim of the killed one.
  const second = await register(instance(1), customer);
  expect(second).toMatchObject({ status: 201 });
  expect(await register(instance(1), customer)).toEqual(second);
  expect(world.processor.charges.size).toBe(charges + 1);
  expect(await s3DocumentStore(bucket).list(`${customer.confirmed}/`)).toHaveLength(3);
});

/** Time limit in milliseconds after the last response, long enough for a busy machine. */
const endsWithinMs = 30_000;

test('after SIGTERM every request in flight gets a response and its data is stored', async () => {
  // The service parses three registrations at a time.
  const customers = [false, true, true].map((paysByCard) => newCustomer(world, paysByCard));
  const [allCame, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  world.identityProvider.onRequest = (path) => {
    if (!path.startsWith('/token')) return Promise.resolve();
    asked += 1;
    if (asked === customers.length) allCame.resolve();
    return mayGoOn.promise;
  };
  const answers = customers.map((customer) => register(instance(1), customer));
  await allCame.promise;
  const code = programs[1].stop();
  mayGoOn.resolve();
  expect(await Promise.all(answers)).toEqual(
    customers.map(() => ({ status: 201, id: expect.any(String) as string })),
  );
  // `fetch` keeps the connections open, but the service must exit without waiting a minute for
  // their time-out.
  const tooLate = wait(endsWithinMs, 'still running', { ref: false });
  expect(await Promise.race([code, tooLate])).toBe(0);
  expect(await register(instance(1), newCustomer(world, true))).toBe('lost');

  const db = await world.open();
  const ids = customers.map(({ confirmed = '' }) => confirmed);
  const stored = await db.kysely
    .selectFrom('portal.payments')
    .select(['registration_id', 'method'])
    .where('registration_id', 'in', ids)
    .execute();
  await db.close();
  expect(stored.map(({ registration_id: id }) => id).sort()).toEqual([...ids].sort());
  for (const { registration_id: id, method } of stored) {
    expect(world.processor.charges.has(id)).toBe(method === 'card');
  }
});
