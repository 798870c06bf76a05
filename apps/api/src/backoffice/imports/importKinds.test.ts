import type { DashboardStats, Enrollment } from '@bank-bonuses/api-client';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { encryptionContexts } from '../../encryption/encryptionContexts.ts';
import { runImport } from '../../testing/runImport.ts';
import { testService, type TestService } from '../../testing/testService.ts';
import type { ImportKindName } from './importKinds.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

type Line = Readonly<Record<string, unknown>>;
type Customer = Awaited<ReturnType<TestService['registered']>>;

const requirement = { text: 'Open the account', state: 'done', date: '2026-08-03' };

/** For each kind its table, a line, and another value of a field. */
const examples: Record<ImportKindName, { table: string; line: Line; change: Line }> = {
  enrollments: {
    table: 'enrollments',
    line: {
      bank_name: 'Chase',
      enrolled_date: '2026-08-03',
      bonus_amount: 300.5,
      progress: 60,
      status: 'cancelled',
      requirements: [requirement],
      expected_payout: 250,
      expected_payout_date: '2026-12-01',
      payout: 200,
      payout_date: '2026-11-02',
      fee_kept: 50.25,
      withheld: 12.5,
      cancellation_reason: null,
    },
    change: { requirements: [{ ...requirement, date: null }] },
  },
  accounts: {
    table: 'accounts',
    line: {
      bank_name: 'Chase',
      account_type: 'OFFER_ACCOUNT',
      balance: -10.5,
      last_four: '4821',
      purpose: 'bonus',
      purpose_bank: null,
      last_movement_date: '2026-11-20',
      last_movement_amount: -5.25,
      seen_on: '2026-11-28',
    },
    change: { bank_name: null },
  },
  activity: {
    table: 'task_completions',
    line: {
      date: '2026-10-21',
      bank: 'Chase',
      task_type: 'Direct deposit',
      amount: 75.25,
      account: 'Chase Checking',
      category: null,
    },
    change: { amount: -75.25 },
  },
  milestones: {
    table: 'milestones',
    line: {
      done_on: '2026-11-20',
      expected_on: '2026-11-24',
      failed_on: '2026-11-18',
      failure_reason: 'The photo is too dark.',
    },
    change: { done_on: null },
  },
  referrals: { table: 'registrations', line: { count: 2 }, change: { count: 0 } },
  'bank-logins': {
    table: 'bank_logins',
    line: { bank_email: 'avery@example.com', bank_phone: '5550100188', password: 'Marker-Pass-1' },
    change: { password: 'marker-pass-1' },
  },
};

let keys = 0;
const keyOf = (name: ImportKindName, customer: string): Line => {
  if (name === 'milestones') return { customer, milestone: 'identity_checked' };
  if (name === 'referrals' || name === 'bank-logins') return { customer };
  return { customer, external_id: `K-${(keys += 1)}` };
};

/** Returns these fields of a customer's only row: money in dollars, the bank password decrypted. */
async function stored(table: string, registrationId: string, fields: string[]): Promise<Line> {
  const owner = sql.ref(table === 'registrations' ? 'id' : 'registration_id');
  const { rows } = await sql<{ row: Line }>`select to_jsonb(stored) as row
    from ${sql.table(`portal.${table}`)} as stored where ${owner} = ${registrationId}`.execute(
    service.db.kysely,
  );
  expect(rows).toHaveLength(1);
  const row = rows[0]?.row ?? {};
  const valueOf = (field: string) => {
    const cents = row[`${field}_cents`];
    if (cents !== undefined) return cents === null ? null : Number(cents) / 100;
    if (field === 'count') return row['referral_count'];
    if (field !== 'password') return row[field];
    const context = encryptionContexts.bankPassword(registrationId);
    return service.fieldKeys.decrypt(String(row['password_sealed']), context);
  };
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
}

test.each(Object.entries(examples) as [ImportKindName, (typeof examples)['activity']][])(
  'an import of %s stores every field, reports a change, and changes nothing twice',
  async (name, { table, line, change }) => {
    const { registrationId } = await service.registered();
    const key = keyOf(name, registrationId);
    const run = async (values: Line) => {
      const { counts, rejected } = await runImport(service, name, [{ ...key, ...values }]);
      expect(rejected).toEqual([]);
      expect(await stored(table, registrationId, Object.keys(line))).toEqual(values);
      return counts;
    };
    expect(await run(line)).toMatchObject({ new: 1, changed: 0, unchanged: 0 });
    expect(await run(line)).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
    expect(await run({ ...line, ...change })).toMatchObject({ new: 0, changed: 1, unchanged: 0 });
  },
);

const read = async <T>(customer: Customer, path: string) =>
  (await service.get(customer, `/api/user/${path}`)).json<T>();

test('an enrollment without the fields of its path clears them', async () => {
  const customer = await service.registered();
  const key = keyOf('enrollments', customer.email);
  const { bank_name, enrolled_date, bonus_amount, progress, status, ...path } =
    examples.enrollments.line;
  const needed = { ...key, bank_name, enrolled_date, bonus_amount, progress, status };
  await runImport(service, 'enrollments', [{ ...needed, ...path }]);
  expect((await read<Enrollment[]>(customer, 'enrollments'))[0]).toHaveProperty('payout', 200);
  const { counts } = await runImport(service, 'enrollments', [needed]);
  expect(counts).toMatchObject({ changed: 1 });
  const [after] = await read<Enrollment[]>(customer, 'enrollments');
  for (const name of Object.keys(path)) expect(after).not.toHaveProperty(name);
});

test('no error of a bank login contains its password, and the customer can read it', async () => {
  const customer = await service.registered();
  const login = { customer: customer.email, ...examples['bank-logins'].line };
  const run = (lines: (object | string)[]) => runImport(service, 'bank-logins', lines);
  const { rejected } = await run([
    { ...login, password: ['Marker-Pass-1'] },
    { ...login, customer: 'Marker-Pass-1' },
    '{"password":"Marker-Pass-1"',
    { ...login, 'Marker-Pass-1 ': 1 },
    login,
    { ...login, customer: customer.registrationId, bank_phone: '5550100199' },
  ]);
  expect(rejected).toHaveLength(5);
  expect(rejected).toContain('6 customer: Already in line 5');
  expect(rejected.join()).not.toContain('Marker');
  const rows = await service.db.kysely.selectFrom('portal.bank_logins').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('Marker');
  expect(await read(customer, 'profile')).toMatchObject({ password: 'Marker-Pass-1' });
  await run([{ ...login, password: null }]);
  expect(await read(customer, 'profile')).toMatchObject({ password: null });
});

test('a count of referrals can be unknown, and must be a whole number', async () => {
  const customer = await service.registered();
  const run = (counts: unknown[]) =>
    runImport(
      service,
      'referrals',
      counts.map((count) => ({ customer: customer.email, count })),
    );
  expect((await run([null])).counts).toMatchObject({ unchanged: 1 });
  expect(await read<DashboardStats>(customer, 'dashboard/stats')).not.toHaveProperty(
    'referral_count',
  );
  expect((await run([0])).counts).toMatchObject({ new: 1 });
  expect((await run([null])).counts).toMatchObject({ changed: 1 });
  expect((await run([1.5])).rejected).toEqual(['1 count: Must be a whole number']);
});
