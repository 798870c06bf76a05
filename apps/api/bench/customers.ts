import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { newCustomer, register } from '../resilience/testing/customers.ts';
import { startProgram } from '../resilience/testing/program.ts';
import { createWorld, type DatabaseKind } from '../resilience/testing/world.ts';
import type { Database } from '../src/db/openDatabase.ts';

/** Adds the data of a registered customer. */
type AddData = (db: Database, customer: { registrationId: string; index: number }) => Promise<void>;

/** Starts the service with registered customers; returns its URL and the customers' tokens. */
export async function startWithCustomers(
  kind: DatabaseKind,
  serverUrl: string,
  count: number,
  addData: AddData,
) {
  const world = await createWorld(kind, serverUrl);
  const { identityProvider, environment } = world;
  identityProvider.answers['GET /user'] = ({ headers }) => [
    200,
    { id: decodeJwt(String(headers['authorization']).slice('Bearer '.length)).sub },
  ];
  const customers = Array.from({ length: count }, () => newCustomer(world, false));
  const first = startProgram(environment);
  const firstUrl = await first.listening;
  for (const customer of customers) await register(firstUrl, customer);
  await first.stop();
  // PGlite's folder allows one process, so no service runs here.
  const db = await world.open();
  for (const [index, { confirmed }] of customers.entries()) {
    if (confirmed === undefined) throw new Error(`No registration:\n${first.output()}`);
    await addData(db, { registrationId: confirmed, index });
  }
  await db.close();
  const service = startProgram(environment);
  return {
    url: await service.listening,
    tokens: await Promise.all(
      customers.map(({ payload }) => identityProvider.token({ sub: payload.auth_id })),
    ),
    close: async () => {
      await service.stop();
      await world.close();
    },
  };
}

/** Inserts many completions at once, evenly distributed over a thousand days. */
export async function addCompletions(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  completions: number,
): Promise<void> {
  await sql`insert into portal.task_completions
      (id, registration_id, date, bank, task_type, amount_cents, account)
    select gen_random_uuid(), ${registrationId}::uuid, date '2026-11-20' - (i % 1000),
      'Bank ' || i % 12, case when i % 3 = 0 then 'Debit Card Usage' else 'Direct Deposit' end,
      100, 'Checking'
    from generate_series(1, ${completions}::integer) as i`.execute(kysely);
  await sql`vacuum analyze portal.task_completions`.execute(kysely);
}

const requirements = [
  { text: 'Open the account', state: 'done', date: '2026-08-05' },
  { text: 'Receive direct deposits of $500', state: 'current', date: '2026-12-05' },
  { text: 'Keep $1,500 in the account for 60 days', state: 'upcoming' },
];

/** Adds as much data as a busy customer has after some years. */
export const addCustomerData: AddData = async (db, { registrationId }) => {
  await addCompletions(db, registrationId, 2000);
  await sql`insert into portal.enrollments
      (id, registration_id, bank_name, enrolled_date, bonus_amount_cents, progress, status,
       requirements, expected_payout_cents, expected_payout_date)
    select gen_random_uuid(), ${registrationId}::uuid, 'Bank ' || i, make_date(2026, i, 3), 30000,
      i * 8, 'in_progress', ${JSON.stringify(requirements)}::jsonb, 22500, '2027-01-15'
    from generate_series(1, 12) as i`.execute(db.kysely);
  await sql`insert into portal.accounts
      (id, registration_id, bank_name, account_type, balance_cents, seen_on)
    select gen_random_uuid(), ${registrationId}::uuid, 'Bank ' || i, 'OFFER_ACCOUNT', 50000,
      '2026-11-20'
    from generate_series(1, 12) as i`.execute(db.kysely);
};
