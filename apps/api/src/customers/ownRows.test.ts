import { beforeAll, expect, test } from 'vitest';
import type { FakeUser } from '../testing/fakeIdentity.ts';
import { runImport } from '../testing/runImport.ts';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const reads = [
  'profile',
  'dashboard/stats',
  'task-completions?page=1&per_page=5',
  'task-completions?page=2&per_page=5',
  'task-completions?bank=Chase&per_page=1',
  'accounts',
  'enrollments',
];

const readAll = async (user: FakeUser) =>
  Promise.all(
    reads.map(async (path) => (await service.get(user, `/api/user/${path}`)).json<unknown>()),
  );

let keys = 0;

/** Adds rows of every kind for a customer, on the same days for all customers. */
async function giveWork({ email: customer }: FakeUser, dollars: number): Promise<void> {
  const key = () => ({ customer, external_id: `KEY-${(keys += 1)}` });
  const words = { bank: 'Chase', task_type: 'Fee', account: 'Chase' };
  const activity = Array.from({ length: 7 }, (_, index) => ({
    ...key(),
    ...words,
    date: `2026-10-0${1 + (index % 3)}`,
    amount: dollars,
    category: index < 2 ? 'correction' : null,
  }));
  const account = {
    bank_name: 'Chase',
    account_type: 'OFFER_ACCOUNT',
    balance: dollars,
    last_four: String(dollars).padStart(4, '0'),
    purpose: 'bonus',
    purpose_bank: 'Chase',
    last_movement_date: '2026-10-02',
    last_movement_amount: -dollars,
    seen_on: '2026-10-04',
  };
  const enrollment = { bank_name: 'Chase', enrolled_date: '2026-10-01', bonus_amount: dollars };
  const login = {
    bank_email: customer,
    bank_phone: '5550100199',
    password: `Fictional-Bank-${dollars}`,
  };
  await runImport(service, 'activity', activity);
  await runImport(service, 'accounts', [{ ...key(), ...account }]);
  await runImport(service, 'enrollments', [
    { ...key(), ...enrollment, progress: 0, status: 'in_progress', expected_payout: dollars },
    {
      ...{ ...key(), ...enrollment, progress: 100, status: 'completed' },
      ...{ enrolled_date: '2026-09-01', payout: 0, payout_date: '2026-10-03' },
      ...{ fee_kept: 1, withheld: dollars - 1 },
    },
  ]);
  await runImport(service, 'milestones', [
    {
      customer,
      milestone: 'identity_checked',
      done_on: null,
      failed_on: '2026-10-05',
      failure_reason: `Reason ${dollars}`,
      expected_on: dollars === 10 ? '2026-11-24' : '2027-11-24',
    },
  ]);
  await runImport(service, 'referrals', [{ customer, count: dollars }]);
  await runImport(service, 'bank-logins', [{ customer, ...login }]);
}

test('customers read only their own rows, even if other customers have rows on the same days', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  const nothing = await readAll(other);
  await giveWork(customer, 10);
  expect(await readAll(other)).toEqual(nothing);
  const own = await readAll(customer);
  expect(own).toMatchObject([
    { bank_email: customer.email, bank_phone: '5550100199', password: 'Fictional-Bank-10' },
    {
      ...{ total_earned: 70, pending_bonuses: 1, in_progress: 10, referral_count: 10 },
      statement: { bonuses: 20, fees: 1, withheld: 9, paid: 0, expected: 10, corrections: 20 },
      next_payout: { amount: 10, bank_name: 'Chase' },
      attention: [{ kind: 'identity_check_failed', text: 'Reason 10', date: '2026-10-05' }],
      held: { amount: 10, last_seen: '2026-10-04' },
    },
    { total: 7, items: { length: 5 } },
    { total: 7, items: { length: 2 } },
    { total: 7, filters: { banks: ['Chase'], task_types: ['Fee'] } },
    {
      ...{ total_balance: 10, account_count: 1 },
      accounts: [
        {
          ...{ last_four: '0010', purpose: 'bonus', purpose_bank: 'Chase' },
          last_movement: { date: '2026-10-02', amount: -10 },
        },
      ],
    },
    [{ bonus_amount: 10 }, { payout: 0, fee_kept: 1, withheld: 9 }],
  ]);
  await giveWork(other, 3000);
  expect(await readAll(customer)).toEqual(own);
  expect(await readAll(other)).toMatchObject([
    { bank_email: other.email, password: 'Fictional-Bank-3000' },
    { total_earned: 21_000, in_progress: 3000, referral_count: 3000 },
    { total: 7 },
    { total: 7 },
    { total: 7 },
    { total_balance: 3000 },
    [{ bonus_amount: 3000 }, { withheld: 2999 }],
  ]);
});
