import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { s3DocumentStore } from '../src/documents/s3DocumentStore.ts';
import { s3Server, type S3Server } from '../src/testing/s3Server.ts';
import { startBalancer, type Balancer } from './harness/balancer.ts';
import { newCustomer, register, type Customer } from './harness/customers.ts';
import { startProgram, type Program } from './harness/program.ts';
import { bucketSettings, createWorld, type World } from './harness/world.ts';

let world: World;
let bucket: S3Server;
let balancer: Balancer;
const programs = new Map<string, Program>();

beforeAll(async () => {
  world = await createWorld('postgres', { serverUrl: inject('postgresUrl') });
  bucket = await s3Server();
  const environment = {
    ...world.environment,
    SESSION_CACHE_SECONDS: '0',
    ...bucketSettings(bucket),
  };
  // Both start on an empty database: one of them creates the tables.
  const started = [startProgram(environment), startProgram(environment)];
  for (const program of started) programs.set(await program.listening, program);
  balancer = await startBalancer([...programs.keys()]);
});
afterAll(async () => {
  balancer.close();
  await Promise.all([...programs.values()].map((program) => program.stop()));
  await bucket.close();
  await world.close();
});

/** Returns a new customer with the user id for which the sign-in service issues tokens. */
function signedInCustomer(): Customer {
  const customer = newCustomer(world, true);
  const { userId, answers } = world.identityProvider;
  const { auth_id: id, email } = customer.payload;
  answers[`GET /admin/users/${userId}`] = [200, { id: userId, email }];
  delete answers[`GET /admin/users/${id}`];
  return { ...customer, payload: { ...customer.payload, auth_id: userId } };
}

/** Returns the instances to which requests were sent since `from`. */
const whoAnswered = (from: number) => new Set(balancer.turns.slice(from));

/** Acts as a signed-in customer: reads each of the portal's screens twice, and saves a change. */
async function useThePortal({ payload }: Customer, phone: string): Promise<void> {
  const readBoth = async (path: string) => {
    const both = [await call(path), await call(path)];
    expect(both[0]).toEqual(both[1]);
    return both[0];
  };
  for (const path of ['dashboard/stats', 'task-completions?page=1&per_page=5', 'accounts']) {
    expect(await readBoth(path)).toMatchObject({ status: 200 });
  }
  expect(await readBoth('enrollments')).toMatchObject({ status: 200, body: [] });
  expect(await readBoth('profile')).toMatchObject({ body: { decrypted_ssn: payload.ssn } });
  const change = { personal_phone: phone };
  const saved = await call('profile', { method: 'PUT', body: JSON.stringify(change) });
  expect(saved.status).toBe(200);
  expect(await readBoth('profile')).toMatchObject({ body: change });
}

async function call(path: string, init: RequestInit = {}) {
  const authorization = `Bearer ${await world.identityProvider.token()}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(`${balancer.url}/api/user/${path}`, { ...init, headers });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

let signedIn: Customer;
test('a customer registers and uses the portal on alternating instances', async () => {
  const from = balancer.turns.length;
  const customer = (signedIn = signedInCustomer());
  const [first, again] = [
    await register(balancer.url, customer),
    await register(balancer.url, customer),
  ];
  expect(first).toMatchObject({ status: 201 });
  expect(again).toEqual(first);
  expect(whoAnswered(from).size).toBe(2);

  expect(await call('profile')).toMatchObject({ body: { personal_phone: '5550100123' } });
  await useThePortal(customer, '5550100199');

  // After the session has ended, neither instance accepts the token.
  const alive = world.identityProvider.answers['GET /user'];
  world.identityProvider.answers['GET /user'] = [403, { code: 'session_not_found' }];
  for (const profile of [await call('profile'), await call('profile')]) {
    expect(profile).toMatchObject({ status: 401 });
  }
  if (alive) world.identityProvider.answers['GET /user'] = alive;
  expect(world.processor.charges.size).toBe(1);
});

test('both instances share the rate limit', async () => {
  const from = balancer.turns.length;
  const customer = newCustomer(world, false);
  const { answers } = world.identityProvider;
  const proof = answers['POST /token'];
  answers['POST /token'] = [400, { code: 'invalid_credentials' }];
  const statuses: number[] = [];
  for (let tried = 0; tried < 22; tried += 1) {
    const outcome = await register(balancer.url, customer);
    statuses.push(outcome === 'lost' ? 0 : outcome.status);
  }
  if (proof) answers['POST /token'] = proof;
  expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
  expect(whoAnswered(from).size).toBe(2);
});

test('the other instance completes a registration after one is killed between charge and commit', async () => {
  const customer = newCustomer(world, true);
  const charges = world.processor.charges.size;
  const killed = Promise.withResolvers<void>();
  let victim: string | undefined;
  world.processor.onRequest = async () => {
    if (victim !== undefined) return;
    victim = balancer.turns.at(-1) ?? '';
    // The card is charged, and the instance is killed before it reads the response.
    void programs.get(victim)?.kill().then(killed.resolve);
    await killed.promise;
  };
  // The browser sees a failed request, and its next requests find the unexpired claim of the killed
  // instance.
  expect(await register(balancer.url, customer)).toBe('lost');
  const second = await register(balancer.url, customer);
  expect(second).toMatchObject({ status: 201 });
  expect(await register(balancer.url, customer)).toEqual(second);
  expect(world.processor.charges.size).toBe(charges + 1);

  const db = await world.open();
  const documents = await db.kysely
    .selectFrom('portal.documents')
    .select('storage_key')
    .where('registration_id', '=', customer.confirmed ?? randomUUID())
    .execute();
  await db.close();
  const stored = await s3DocumentStore(bucket).list(`${customer.confirmed}/`);
  expect(stored.sort()).toEqual(documents.map(({ storage_key }) => storage_key).sort());
  expect(stored).toHaveLength(3);

  // The balancer still tries the killed instance; each time, the other instance serves the request.
  const from = balancer.turns.length;
  await useThePortal(signedIn, '5550100177');
  const survivors = [...programs.keys()].filter((url) => url !== victim);
  expect(survivors).toHaveLength(1);
  expect(balancer.turns.slice(from)).toContain(victim);
  expect(balancer.turns.at(-1)).toBe(survivors[0]);
  if (victim !== undefined) programs.delete(victim);
});
