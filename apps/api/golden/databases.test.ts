import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, migrations } from '../src/db/migrate.ts';
import type { Database } from '../src/db/openDatabase.ts';
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
import { columnsOf, loadTables } from './testing/tables.ts';

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

test('there is a recorded database of every migration', () => {
  expect(recordedVersions()).toEqual(Object.keys(migrations));
});

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
    // Databases that have a released migration do not run it again, so a change needs a new one.
    expect(await columnsOf(db)).toEqual(
      Object.fromEntries(
        Object.entries(tables).map(([name, [row = {}]]) => [name, Object.keys(row).sort()]),
      ),
    );
    await loadTables(db, tables);
    await migrate(db);
    service = await testService({ db, fieldKeys, timeZone: 'UTC' });
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
