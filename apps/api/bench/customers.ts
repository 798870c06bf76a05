import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { newCustomer, register } from '../resilience/testing/customers.ts';
import { startProgram } from '../resilience/testing/program.ts';
import { createWorld, type DatabaseKind } from '../resilience/testing/world.ts';
import type { Database } from '../src/db/openDatabase.ts';
import { encryptionContexts } from '../src/encryption/encryptionContexts.ts';
import type { FieldKeys } from '../src/encryption/fieldKeys.ts';

/** Adds the data of a registered customer. */
type AddData = (
  db: Database,
  customer: { registrationId: string; index: number; keys: FieldKeys },
) => Promise<void>;

/** Starts the service with registered customers; returns its URL and the customers' tokens. */
export async function startWithCustomers(
  kind: DatabaseKind,
  serverUrl: string,
  count: number,
  addData: AddData,
) {
  const world = await createWorld(kind, serverUrl);
  const { identityProvider, environment, fieldKeys: keys } = world;
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
    await addData(db, { registrationId: confirmed, index, keys });
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

/** Adds as much data as a busy customer has after some years. */
export const addCustomerData: AddData = async (db, { registrationId, keys }) => {
  await addCompletions(db, registrationId, 2000);
  const own = Array.from({ length: 12 }, (_, index) => ({
    id: randomUUID(),
    registration_id: registrationId,
    bank_name: `Bank ${index}`,
  }));
  await db.kysely
    .insertInto('portal.enrollments')
    .values(
      own.map((row, index) => ({
        ...row,
        enrolled_date: `2026-${String(index + 1).padStart(2, '0')}-03`,
        bonus_amount_cents: 30_000,
        progress: index * 8,
        status: 'in_progress',
        requirements: JSON.stringify([
          { text: 'Open the account', state: 'done', date: '2026-08-05' },
          { text: 'Receive direct deposits of $500', state: 'current', date: '2026-12-05' },
          { text: 'Keep $1,500 in the account for 60 days', state: 'upcoming' },
        ]),
        expected_payout_cents: 22_500,
        expected_payout_date: '2027-01-15',
      })),
    )
    .execute();
  await db.kysely
    .insertInto('portal.accounts')
    .values(
      own.map((row) => ({
        ...row,
        account_type: 'OFFER_ACCOUNT',
        balance_cents: 50_000,
        seen_on: '2026-11-20',
      })),
    )
    .execute();
  await db.kysely
    .insertInto('portal.bank_logins')
    .values({
      registration_id: registrationId,
      bank_email: 'avery.banks@example.com',
      bank_phone: '5550100199',
      password_sealed: keys.encrypt(
        'Fictional-Bank-1',
        encryptionContexts.bankPassword(registrationId),
      ),
    })
    .execute();
};
