import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/openDatabase.ts';
import { checkFieldKeys } from '../src/encryption/checkFieldKeys.ts';
import { cardPayload } from '../src/testing/payloads.ts';
import { emptyDatabase } from '../src/testing/testDatabase.ts';
import { testService, type TestService } from '../src/testing/testService.ts';
import {
  goldenKeys,
  readDatabase,
  readGolden,
  recordedVersions,
  type GoldenCustomer,
} from './testing/readGolden.ts';
import { loadTables, tablesOf } from './testing/tables.ts';

const fieldKeys = goldenKeys();
let db: Database;
beforeAll(async () => {
  db = await emptyDatabase();
});
afterAll(() => db.close());

type User = GoldenCustomer['user'];

/** Paths of the reads of a signed-in customer. */
const reads = [
  '/api/user/profile',
  '/api/user/dashboard/stats',
  '/api/user/task-completions?page=1&per_page=2',
  '/api/user/accounts',
  '/api/user/enrollments',
];

const goldenService = (options: Parameters<typeof testService>[0] = {}) =>
  testService({ db, fieldKeys, timeZone: 'UTC', ...options });

async function registerAt({ identity, post }: TestService, user: User, ssn: string) {
  const answer = await post(cardPayload(identity.addUser(user), { ssn }));
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

async function readAll({ identity, get }: TestService, user: User) {
  const signedIn = identity.addUser(user);
  const bodies: Record<string, unknown> = {};
  for (const path of reads) bodies[path] = (await get(signedIn, path)).json();
  return bodies;
}

const stranger = { email: 'stranger@example.com', password: 'Fictional-Pass-1' };

describe.each(recordedVersions())('a database of version %s', (version) => {
  const tables = readDatabase(version);
  const intents = tables['portal.registration_intents'] ?? [];
  const customers = intents.flatMap(({ auth_id }) => {
    const customer = readGolden('customers.json')[String(auth_id)];
    return customer ? [customer] : [];
  });
  const registered = customers.flatMap(({ user, ...rest }) =>
    rest.registered ? [{ user, ...rest.registered }] : [],
  );
  const inState = (...states: string[]) =>
    customers.filter(({ user }) =>
      intents.some(({ auth_id, state }) => auth_id === user.id && states.includes(String(state))),
    );
  let service: TestService;

  beforeAll(async () => {
    await db.kysely.schema.dropSchema('portal').ifExists().cascade().execute();
    await migrate(db, { to: version });
    expect((await tablesOf(db)).sort()).toEqual(Object.keys(tables).sort());
    await loadTables(db, tables);
    await migrate(db);
    service = await goldenService();
  });

  test('has rows in every table, and the golden keys match its data', async () => {
    for (const [table, rows] of Object.entries(tables)) expect(rows, table).not.toEqual([]);
    expect(registered).toHaveLength(2);
    expect(await checkFieldKeys(db, fieldKeys)).toEqual([]);
  });

  test('returns the same data to its customers as the build that recorded it', async () => {
    for (const { user, answers, added = {} } of registered) {
      const bodies = await readAll(service, user);
      expect(bodies).toMatchObject(answers);
      for (const [since, more] of Object.entries(added)) {
        if (version >= since) expect(bodies).toMatchObject(more);
      }
    }
  });

  test('still has its count of registration tries, so that the rate limit applies', async () => {
    const [counter] = tables['portal.throttle_counters'] ?? [];
    const clock = () => new Date(String(counter?.['window_start']));
    const [customer] = inState('open');
    if (!customer) throw new Error('No registration intent is open.');
    const strict = await goldenService({ clock, limits: { triesPerAccount: 1 } });
    const answer = await registerAt(strict, customer.user, customer.ssn);
    expect(answer.status).toBe(429);
  });

  test('rejects the SSN of anyone who is registered or whose card may have been charged', async () => {
    const known = inState('completed', 'charging', 'paid');
    expect(known).toHaveLength(4);
    for (const { ssn } of known) {
      const answer = await registerAt(service, { ...stranger, id: randomUUID() }, ssn);
      expect(answer).toMatchObject({ status: 409, body: { loc: ['body', 'ssn'] } });
    }
  });

  test('returns the same registration to a customer who is already registered', async () => {
    for (const customer of inState('completed')) {
      const { status, body } = await registerAt(service, customer.user, customer.ssn);
      expect(status).toBe(201);
      expect(body).toMatchObject({ id: customer.registered?.id });
    }
  });

  test('completes an interrupted registration without a second charge', async () => {
    const charges = () =>
      sql`select * from portal.test_processor_charges order by 1`.execute(db.kysely);
    const { rows: before } = await charges();
    const left = inState('charging', 'paid');
    expect(left).toHaveLength(2);
    for (const customer of left) {
      const answer = await registerAt(service, customer.user, customer.ssn);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    }
    expect((await charges()).rows).toEqual(before);
  });
});
