import { Readable } from 'node:stream';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Enrollment } from '@bank-bonuses/api-client';
import type { FakeUser } from '../../testing/fakeIdentity.ts';
import { runImport } from '../../testing/runImport.ts';
import { startTogether } from '../../testing/startTogether.ts';
import { testService, type TestService } from '../../testing/testService.ts';
import { batchSize, importFile } from './importFile.ts';
import { importKindOf, type ImportKindName } from './importKinds.ts';
import { toCents } from './fields.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const run = (
  kind: ImportKindName,
  lines: readonly (object | string)[],
  options?: { dryRun?: boolean },
) => runImport(service, kind, lines, options);

let lastKey = 0;
const enrollment = (customer: string, changes: object = {}) => ({
  external_id: `E-${(lastKey += 1)}`,
  customer,
  bank_name: 'Chase',
  enrolled_date: '2026-08-03',
  bonus_amount: 300.5,
  progress: 60,
  status: 'in_progress',
  ...changes,
});
const completion = (customer: string, changes: object = {}) => ({
  external_id: `T-${(lastKey += 1)}`,
  customer,
  date: '2026-10-21',
  bank: 'Chase',
  task_type: 'Direct deposit',
  amount: '75.25',
  account: 'Chase Checking',
  ...changes,
});

const read = async <T>(user: FakeUser, path: string) =>
  (await service.get(user, `/api/user/${path}`)).json<T>();

test('an import finds customers by id, reference or sign-in address, and they can read the imported rows', async () => {
  const customer = await service.registered();
  const { reference } = await service.db.kysely
    .selectFrom('portal.registrations')
    .select('reference')
    .where('id', '=', customer.registrationId)
    .executeTakeFirstOrThrow();
  const { counts, rejected } = await run('enrollments', [
    enrollment(customer.registrationId),
    enrollment(` ${customer.email.toUpperCase()} `, {
      bank_name: 'Wells Fargo',
      bonus_amount: '250',
    }),
    enrollment(` ${reference.toLowerCase()}`, { bank_name: 'Discover', bonus_amount: '150' }),
  ]);
  expect(rejected).toEqual([]);
  expect(counts).toEqual({ lines: 3, new: 3, changed: 0, unchanged: 0, rejected: 0 });
  const listed = await read<Enrollment[]>(customer, 'enrollments');
  expect(listed.map(({ bank_name, bonus_amount }) => [bank_name, bonus_amount])).toEqual(
    expect.arrayContaining([
      ['Chase', 300.5],
      ['Wells Fargo', 250],
      ['Discover', 150],
    ]),
  );
});

test('two imports of the same lines at once write each line once', async () => {
  const customer = await service.registered();
  const lines = [completion(customer.email)];
  const imports = await startTogether(
    service.db,
    (kysely) =>
      kysely
        .selectFrom('portal.registrations')
        .select('id')
        .where('id', '=', customer.registrationId)
        .forUpdate()
        .execute(),
    [1, 2].map(() => () => run('activity', lines)),
  );
  expect(imports.map(({ rejected }) => rejected)).toEqual([[], []]);
  expect(imports.map(({ counts }) => counts.new).sort()).toEqual([0, 1]);
});

test('a dry run returns the same counts as the import and writes nothing', async () => {
  const customer = await service.registered();
  const lines = [
    completion(customer.email),
    completion(customer.email),
    completion('nobody@example.com'),
  ];
  const counts = { lines: 3, new: 2, changed: 0, unchanged: 0, rejected: 1 };
  expect((await run('activity', lines, { dryRun: true })).counts).toEqual(counts);
  expect(await read(customer, 'task-completions')).toMatchObject({ items: [], total: 0 });
  expect((await run('activity', lines)).counts).toEqual(counts);
});

test('an import reports each rejected line with the reason and imports the other lines', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  const taken = enrollment(other.email);
  await run('enrollments', [taken]);
  const { counts, rejected } = await run('enrollments', [
    enrollment(customer.email),
    '',
    '{"external_id": ',
    enrollment('nobody@example.com'),
    enrollment(customer.email, { enrolled_date: '2026-02-30', progress: 101 }),
    enrollment(customer.email, { bonus_amount: 1.005 }),
    enrollment(customer.email, { bonus_amount: '-0.01' }),
    enrollment(customer.email, { favorite_color: 'green' }),
    enrollment(customer.email, { bank_name: 'A\0B' }),
    enrollment(customer.email, { bank_name: ' ' }),
    { ...taken, customer: customer.email, bank_name: 'Citi' },
    [],
    enrollment(customer.email),
  ]);
  expect(rejected).toEqual([
    '3 The line is not JSON',
    '5 enrolled_date: Must be a date like 2001-12-31; progress: Must be at most 100',
    '6 bonus_amount: Must be dollars and whole cents',
    '7 bonus_amount: Must be at least 0',
    '8 favorite_color: Unknown field',
    '9 bank_name: Must not contain control characters',
    '10 bank_name: Must not be blank',
    '12 Must be an object',
    '4 customer: No registration has this id, reference or sign-in address',
    '11 external_id: Belongs to another customer',
  ]);
  expect(counts).toEqual({ lines: 12, new: 2, changed: 0, unchanged: 0, rejected: 10 });
  expect(await read(other, 'enrollments')).toMatchObject([{ bank_name: 'Chase' }]);
});

test('an import rejects the later of two lines with the same key', async () => {
  const customer = await service.registered();
  const line = enrollment(customer.email);
  const { counts, rejected } = await run('enrollments', [
    { ...line, customer: 'nobody@example.com' },
    line,
    enrollment(customer.email, { external_id: `${line.external_id} ` }),
    { ...line, progress: 100, status: 'completed' },
    { ...line, customer: customer.registrationId },
  ]);
  expect(rejected).toEqual([
    '1 customer: No registration has this id, reference or sign-in address',
    '4 external_id: Already in line 2',
    '5 external_id: Already in line 2',
  ]);
  expect(counts).toEqual({ lines: 5, new: 2, changed: 0, unchanged: 0, rejected: 3 });
  expect(await read(customer, 'enrollments')).toMatchObject([{ progress: 60 }, { progress: 60 }]);
});

test('an import rejects an email address that belongs to two registrations', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  await service.db.kysely
    .updateTable('portal.registrations')
    .set({ email: other.email })
    .where('id', '=', customer.registrationId)
    .execute();
  const { rejected } = await run('enrollments', [
    enrollment(other.email),
    enrollment(other.registrationId),
  ]);
  expect(rejected).toEqual([
    '1 customer: Several registrations have this sign-in address: use an id or a reference',
  ]);
});

test('an import of several batches keeps the order of the accounts in the file', async () => {
  const customer = await service.registered();
  const names = Array.from({ length: batchSize + 20 }, (_, index) => `Bank ${index}`);
  const lines = names.map((bank_name, index) => ({
    external_id: `A-${index}`,
    customer: customer.email,
    bank_name,
    account_type: 'OFFER_ACCOUNT',
    balance: index / 100,
  }));
  const again = { ...lines[0], balance: 1 };
  const { rejected } = await run('accounts', [...lines, again]);
  expect(rejected).toEqual([`${names.length + 1} external_id: Already in line 1`]);
  const { accounts } = await read<{ accounts: { bank_name: string }[] }>(customer, 'accounts');
  expect(accounts.map(({ bank_name }) => bank_name)).toEqual(names);
});

test('an import reads a file in any pieces, and reports a line that is not UTF-8', async () => {
  const { email } = await service.registered();
  const lines = ['José', 'Zoë'].map((bank) => JSON.stringify(completion(email, { bank })));
  const file = Buffer.concat([
    Buffer.from(`${lines[0]}\r\n\r\n`),
    Buffer.from(`${lines[1]}\r\n`, 'latin1'),
    Buffer.from(lines[1] ?? ''),
  ]);
  const pieces = Array.from(file, (_, index) => file.subarray(index, index + 1));
  const rejected: string[] = [];
  const counts = await importFile({
    db: service.db,
    kind: importKindOf('activity', service.fieldKeys),
    input: Readable.from(pieces),
    dryRun: false,
    onRejected: ({ number, error }) => rejected.push(`${number} ${error}`),
  });
  expect(rejected).toEqual(['3 The line is not UTF-8']);
  expect(counts).toMatchObject({ lines: 3, new: 2 });
});

test('toCents converts amounts exactly, and returns null for an invalid amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(toCents(cents / 100)).toBe(cents);
      expect(toCents((cents / 100).toFixed(2))).toBe(cents);
    }),
  );
  for (const wrong of [0.001, 1e15, Number.NaN, '1e3', '1.234', '', ' 1', '--1']) {
    expect(toCents(wrong)).toBeNull();
  }
});
