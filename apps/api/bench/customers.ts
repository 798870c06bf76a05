import fastify from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../src/db/openDatabase.ts';
import { serverOptions } from '../src/http/serverOptions.ts';
import { testProcessor } from '../src/payments/testProcessor.ts';
import { encryptionContexts } from '../src/encryption/encryptionContexts.ts';
import type { FieldKeys } from '../src/encryption/fieldKeys.ts';
import { createService } from '../src/service/service.ts';
import { fakeIdentity } from '../src/testing/fakeIdentity.ts';
import { memoryDocumentStore } from '../src/testing/memoryDocumentStore.ts';
import { wirePayload } from '../src/testing/payloads.ts';

export interface BenchCustomer {
  userId: string;
  registrationId: string;
}

/** Registers `count` customers through the service's own API. */
export async function registerCustomers(
  db: Database,
  fieldKeys: FieldKeys,
  count: number,
): Promise<BenchCustomer[]> {
  const identity = fakeIdentity();
  const app = fastify(serverOptions({ log: { level: 'silent' } }));
  const deps = { db, identity, fieldKeys, documents: memoryDocumentStore() };
  await app.register(
    createService({
      ...deps,
      processor: testProcessor({ db }),
      limits: { triesPerAddress: count + 1 },
    }),
  );
  const customers: BenchCustomer[] = [];
  for (let number = 0; number < count; number += 1) {
    const user = identity.addUser();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/register',
      payload: wirePayload(user),
    });
    if (answer.statusCode !== 201) throw new Error(`Registration: ${answer.body}`);
    customers.push({ userId: user.id, registrationId: answer.json<{ id: string }>().id });
  }
  await app.close();
  return customers;
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
export async function addCustomerData(
  db: Database,
  keys: FieldKeys,
  { registrationId }: BenchCustomer,
): Promise<void> {
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
}
