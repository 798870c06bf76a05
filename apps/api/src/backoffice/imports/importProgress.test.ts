import type { DashboardStats, Enrollment } from '@bank-bonuses/api-client';
import { beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { testService, type TestService } from '../../testing/testService.ts';
import type { ImportKind } from './importKind.ts';
import { keyedKinds } from './importSchemas.ts';
import { keyedRows } from './keyedRows.ts';
import { milestoneDays } from './milestoneDays.ts';
import { referralCounts } from '../referralCounts.ts';
import { runImport } from './runImport.testing.ts';

const contract = loadContract();
const enrollments = keyedRows(contract, keyedKinds.enrollments);
const milestones = milestoneDays(contract);
const referrals = referralCounts(contract);
let service: TestService;
beforeAll(async () => {
  service = await testService();
});

type Customer = Awaited<ReturnType<TestService['registered']>>;

const run = (kind: ImportKind, lines: readonly object[], options?: { dryRun?: boolean }) =>
  runImport(service.db, kind, lines, options);
const read = async <T>(customer: Customer, path: string) =>
  (await service.get(customer, `/api/user/${path}`)).json<T>();
const stats = (customer: Customer) => read<DashboardStats>(customer, 'dashboard/stats');

let keys = 0;
const enrollment = (customer: string, changes: object = {}) => ({
  external_id: `P-${(keys += 1)}`,
  customer,
  bank_name: 'Chase',
  enrolled_date: '2026-08-03',
  bonus_amount: 300,
  progress: 60,
  status: 'in_progress',
  ...changes,
});
const requirements = [
  { text: 'Open the account', state: 'done', date: '2026-08-03' },
  { text: 'Receive direct deposits of $500', state: 'current', date: '2026-11-30' },
  { text: 'Keep the account for 30 days', state: 'upcoming' },
];
const path = { requirements, expected_payout: '225.10', expected_payout_date: '2026-12-15' };

test('an import stores the path of an enrollment, and a second import changes nothing', async () => {
  const customer = await service.registered();
  const line = enrollment(customer.email, { ...path, fee_kept: 75 });
  expect((await run(enrollments, [line])).counts).toMatchObject({ new: 1 });
  expect((await run(enrollments, [line])).counts).toMatchObject({ unchanged: 1 });
  expect(await read(customer, 'enrollments')).toMatchObject([
    { requirements, expected_payout: 225.1, expected_payout_date: '2026-12-15' },
  ]);
  expect(await stats(customer)).toMatchObject({ in_progress: 225.1, fees_kept: 75 });

  const paid = { ...line, payout: 225.1, payout_date: '2026-12-14', status: 'completed' };
  expect((await run(enrollments, [paid])).counts).toMatchObject({ changed: 1 });
  expect(await stats(customer)).toMatchObject({ paid_out: 225.1, in_progress: 0 });
});

test.each(['left out', 'null'])(
  'an import clears a field of an existing enrollment if it is %s in the line',
  async (how) => {
    const customer = await service.registered();
    const line = enrollment(customer.email);
    const all = { ...path, payout: 1, payout_date: '2026-12-14', fee_kept: 1 };
    await run(enrollments, [
      { ...line, ...all, status: 'cancelled', cancellation_reason: 'Ended.' },
    ]);
    const [before] = await read<Enrollment[]>(customer, 'enrollments');
    expect(before).toHaveProperty('cancellation_reason', 'Ended.');
    const nothing = Object.fromEntries(
      Object.keys({ ...all, cancellation_reason: '' }).map((name) => [name, null]),
    );
    const less = how === 'null' ? { ...line, ...nothing } : line;
    expect((await run(enrollments, [less])).counts).toMatchObject({ changed: 1 });
    const [after] = await read<Enrollment[]>(customer, 'enrollments');
    for (const name of ['requirements', ...Object.keys(nothing)]) {
      expect(after).not.toHaveProperty(name);
    }
    for (const name of ['paid_out', 'in_progress', 'fees_kept']) {
      expect(await stats(customer)).not.toHaveProperty(name);
    }
    expect((await run(enrollments, [less])).counts).toMatchObject({ unchanged: 1 });
  },
);

const open = (state: string) => ({ text: 'Open the account', state });
const order = 'Done requirements must come first, then at most one current requirement';

const wrongPaths: [object, string][] = [
  [{ requirements: [] }, 'requirements: Must not be empty'],
  [{ requirements: 'Open it' }, 'requirements: Must be a list'],
  [{ requirements: Array(21).fill(open('done')) }, 'requirements: Must have at most 20 entries'],
  [{ requirements: [open('late')] }, 'requirements.0.state: Must be one of the listed values'],
  [{ requirements: [open('upcoming'), open('done')] }, `requirements.1.state: ${order}`],
  [{ requirements: [open('upcoming'), open('current')] }, `requirements.1.state: ${order}`],
  [{ requirements: [open('current'), open('current')] }, `requirements.1.state: ${order}`],
  [{ requirements: [{ ...open('done'), text: ' ' }] }, 'requirements.0.text: Has the wrong format'],
  [
    { requirements: [{ ...open('done'), text: 'x'.repeat(301) }] },
    'requirements.0.text: Must have at most 300 characters',
  ],
  [
    { requirements: [{ ...open('done'), date: '2026-11-31' }] },
    'requirements.0.date: Must be a date like 2001-12-31',
  ],
  [{ requirements: [{ ...open('done'), who: 1 }] }, 'requirements.0.who: Unknown field'],
  [{ expected_payout: -1 }, 'expected_payout: Must be at least 0'],
  [{ expected_payout: 1.005 }, 'expected_payout: Must be dollars and whole cents'],
  [{ expected_payout_date: 'soon' }, 'expected_payout_date: Must be a date like 2001-12-31'],
  [{ fee_kept: '-0.01' }, 'fee_kept: Must be at least 0'],
  [{ payout: -1, payout_date: '2026-12-14' }, 'payout: Must be at least 0'],
  [{ payout: 0 }, 'payout_date: Required with a payout'],
  [{ payout_date: '2026-12-14' }, 'payout: Required with a payout_date'],
  [{ payout: 1, payout_date: '1026-12-14' }, 'payout_date: Has the wrong format'],
  [
    { cancellation_reason: 'Ended.' },
    'cancellation_reason: Only allowed with the status cancelled',
  ],
  [
    { status: 'cancelled', cancellation_reason: 'x'.repeat(501) },
    'cancellation_reason: Must have at most 500 characters',
  ],
  [{ status: 'cancelled', cancellation_reason: ' ' }, 'cancellation_reason: Has the wrong format'],
];

test('an import names the invalid path field of each line, with the reason', async () => {
  const customer = await service.registered();
  const lines = wrongPaths.map(([changes]) => enrollment(customer.email, changes));
  const { rejected, counts } = await run(enrollments, lines);
  expect(rejected).toEqual(wrongPaths.map(([, reason], at) => `${at + 1} ${reason}`));
  expect(counts).toMatchObject({ new: 0, rejected: wrongPaths.length });
});

test('an import accepts a path without a current step, and a path with only a current step', async () => {
  const customer = await service.registered();
  const lists = [['done', 'done'], ['done', 'upcoming'], ['current'], ['upcoming', 'upcoming']];
  const lines = lists.map((states) =>
    enrollment(customer.email, { requirements: states.map(open) }),
  );
  expect((await run(enrollments, lines)).rejected).toEqual([]);
});

const milestone = (customer: string, milestone: string, days: object = {}) => ({
  customer,
  milestone,
  done_on: null,
  expected_on: null,
  ...days,
});

test('an import adds, changes and removes days of milestones', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  const lines = [
    milestone(customer.email, 'identity_checked', { expected_on: '2026-11-24' }),
    milestone(customer.email, 'first_account_opened'),
    milestone(other.email, 'identity_checked', { done_on: '2026-11-23' }),
  ];
  const dry = await run(milestones, lines, { dryRun: true });
  expect(dry.counts).toMatchObject({ new: 3 });
  expect((await run(milestones, lines)).counts).toMatchObject({ new: 3 });
  expect((await run(milestones, lines)).counts).toMatchObject({ unchanged: 3 });
  expect((await stats(customer)).milestones?.[1]).toMatchObject({ date: '2026-11-24' });

  const done = { ...lines[0], done_on: '2026-11-22' };
  expect((await run(milestones, [done])).counts).toMatchObject({ changed: 1 });
  expect((await stats(customer)).milestones?.[1]).toEqual({
    kind: 'identity_checked',
    state: 'done',
    date: '2026-11-22',
  });
  await run(milestones, [milestone(customer.email, 'identity_checked')]);
  expect((await stats(customer)).milestones?.[1]).toEqual({
    kind: 'identity_checked',
    state: 'upcoming',
  });
  expect((await stats(other)).milestones?.[1]).toMatchObject({ date: '2026-11-23' });
});

test('an import names each rejected milestone and imports the others', async () => {
  const { email, registrationId } = await service.registered();
  const { rejected, counts } = await run(milestones, [
    milestone(email, 'payment_received', { done_on: '2026-11-20' }),
    milestone(email, 'identity_checked', { done_on: '2026-11-31' }),
    milestone(email, 'identity_checked', { done_on: '0026-11-30' }),
    { customer: email, milestone: 'identity_checked', done_on: '2026-11-20' },
    milestone(email, 'identity_checked'),
    milestone(registrationId, 'identity_checked', { done_on: '2026-11-20' }),
    milestone(email, 'first_payout'),
    milestone('nobody@example.com', 'first_payout'),
  ]);
  expect(rejected).toEqual([
    '1 milestone: Must be one of the listed values',
    '2 done_on: Must be a date like 2001-12-31',
    '3 done_on: Has the wrong format',
    '4 expected_on: Field required',
    '6 milestone: Already in line 5',
    '8 customer: No registration has this id, reference or sign-in address',
  ]);
  expect(counts).toMatchObject({ new: 2, rejected: 6 });
});

test('an import adds, changes and removes a count of referrals', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  const count = (count: unknown) => [{ customer: customer.email, count }];
  expect((await run(referrals, count(null))).counts).toMatchObject({ unchanged: 1 });
  expect((await run(referrals, count(0), { dryRun: true })).counts).toMatchObject({ new: 1 });
  expect(await stats(customer)).not.toHaveProperty('referral_count');
  expect((await run(referrals, count(0))).counts).toMatchObject({ new: 1 });
  expect((await run(referrals, count(0))).counts).toMatchObject({ unchanged: 1 });
  expect(await stats(customer)).toMatchObject({ referral_count: 0 });
  expect((await run(referrals, count(2))).counts).toMatchObject({ changed: 1 });
  expect(await stats(customer)).toMatchObject({ referral_count: 2 });
  expect((await run(referrals, count(null))).counts).toMatchObject({ changed: 1 });
  expect(await stats(customer)).not.toHaveProperty('referral_count');
  expect(await stats(other)).not.toHaveProperty('referral_count');
  const wrong = [-1, 1.5, '2', 1_000_001].map((value) => ({ customer: other.email, count: value }));
  expect((await run(referrals, [...wrong, ...count(1), ...count(1)])).rejected).toEqual([
    '1 count: Must be at least 0',
    '2 count: Must be a whole number',
    '3 count: Must be a whole number',
    '4 count: Must be at most 1000000',
    '6 customer: Already in line 5',
  ]);
});
