import type { DashboardStats, Enrollment, RegistrationReceipt } from '@bank-bonuses/api-client';
import { beforeAll, expect, test } from 'vitest';
import { wirePayload } from '../testing/payloads.ts';
import { runImport } from '../testing/runImport.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { addCompletions, addEnrollments } from '../testing/workRows.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

type Customer = Awaited<ReturnType<TestService['registered']>>;

const read = async <T>(customer: Customer, path: string) =>
  (await service.get(customer, `/api/user/${path}`)).json<T>();
const stats = (customer: Customer) => read<DashboardStats>(customer, 'dashboard/stats');

const setPayment = ({ registrationId }: Customer, status: string, day: string) =>
  service.db.kysely
    .updateTable('portal.payments')
    .set({ status, updated_at: new Date(`${day}T23:30:00Z`) })
    .where('registration_id', '=', registrationId)
    .execute();

const addMilestone = ({ registrationId }: Customer, kind: string, days: object) =>
  service.db.kysely
    .insertInto('portal.milestones')
    .values({ registration_id: registrationId, kind, ...days })
    .execute();

const milestone = (kind: string, state: string, date?: string) => ({
  kind,
  state,
  ...(date !== undefined && { date }),
});

test('the milestones follow from the payment and the days set by staff, until the first payout', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  await addMilestone(other, 'requirements_met', { done_on: '2026-01-01' });
  expect((await stats(customer)).milestones?.[0]).toEqual(milestone('payment_received', 'current'));
  await setPayment(customer, 'received', '2026-11-20');
  await addMilestone(customer, 'identity_checked', { done_on: '2026-11-22' });
  await addMilestone(customer, 'first_account_opened', { expected_on: '2026-12-01' });
  expect((await stats(customer)).milestones).toEqual([
    milestone('payment_received', 'done', '2026-11-20'),
    milestone('identity_checked', 'done', '2026-11-22'),
    milestone('first_account_opened', 'current', '2026-12-01'),
    milestone('requirements_met', 'upcoming'),
    milestone('first_payout', 'upcoming'),
  ]);
  await addEnrollments(service, customer, {});
  expect((await stats(customer)).milestones).toHaveLength(5);
  await addEnrollments(service, customer, { payout_cents: 22_500, payout_date: '2026-12-20' });
  expect(await stats(customer)).not.toHaveProperty('milestones');
});

test.each([
  [undefined, '2026-11-28'],
  ['Pacific/Auckland', '2026-11-29'],
])('a payment at 8:43 PM in New York has the day of the time zone %s', async (timeZone, day) => {
  const there = await testService({ db: service.db, timeZone });
  const customer = await there.registered();
  await service.db.kysely
    .updateTable('portal.payments')
    .set({ status: 'received', updated_at: new Date('2026-11-29T01:43:00Z') })
    .where('registration_id', '=', customer.registrationId)
    .execute();
  const { milestones } = (
    await there.get(customer, '/api/user/dashboard/stats')
  ).json<DashboardStats>();
  expect(milestones?.[0]).toEqual(milestone('payment_received', 'done', day));
});

test('the stats have no milestones if there is activity but no day set by staff', async () => {
  const [enrolled, active] = [await service.registered(), await service.registered()];
  await addEnrollments(service, enrolled, {});
  await addCompletions(service, active, { amount_cents: -100 });
  for (const customer of [enrolled, active]) {
    expect(await stats(customer)).not.toHaveProperty('milestones');
  }
});

test('the receipt contains the current milestones, also when a registration is repeated', async () => {
  const user = service.identity.addUser();
  const post = async (payload = wirePayload(user)) =>
    (await service.post(payload)).json<RegistrationReceipt>();
  const { id, milestones } = await post();
  expect(milestones?.map(({ state }) => state)).toEqual([
    'current',
    ...Array<string>(4).fill('upcoming'),
  ]);
  await addMilestone({ ...user, registrationId: id }, 'identity_checked', {
    done_on: '2026-11-22',
  });
  expect((await post()).milestones?.[1]).toEqual(
    milestone('identity_checked', 'done', '2026-11-22'),
  );
});

test('each stat is the sum over the enrollments that have a value for it', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  const names = ['paid_out', 'in_progress', 'fees_kept', 'referral_count'];
  await addEnrollments(service, customer, {});
  for (const name of names) expect(await stats(customer)).not.toHaveProperty(name);
  await addEnrollments(service, customer, { expected_payout_cents: 10_010 }, { fee_kept_cents: 5 });
  expect(await stats(customer)).toMatchObject({ in_progress: 100.1, fees_kept: 0.05 });
  expect(await stats(customer)).not.toHaveProperty('paid_out');
  const paid = { payout_cents: 20_020, payout_date: '2026-10-01' };
  await addEnrollments(
    service,
    customer,
    { expected_payout_cents: 20_000, fee_kept_cents: 5000, status: 'completed', ...paid },
    { expected_payout_cents: 1, status: 'completed', progress: 100 },
    { expected_payout_cents: 999_999, status: 'cancelled' },
    paid,
  );
  await addEnrollments(service, other, { expected_payout_cents: 7, fee_kept_cents: 7, ...paid });
  expect(await stats(customer)).toMatchObject({
    paid_out: 400.4,
    in_progress: 100.11,
    fees_kept: 50.05,
  });
});

test('the stats name what is held only if staff have seen every balance, and since when', async () => {
  const { email: customer, ...user } = await service.registered();
  const held = async () => (await stats({ email: customer, ...user })).held;
  const account = (key: string, balance: number, seen_on: string | null) => ({
    external_id: key,
    customer,
    bank_name: null,
    account_type: 'USER_HUB_ACCOUNT',
    balance,
    seen_on,
  });
  const run = (...lines: object[]) => runImport(service, 'accounts', lines);
  expect(await held()).toBeUndefined();
  await run(account('HELD-1', 10.1, '2026-11-28'), account('HELD-2', 0.2, null));
  expect(await held()).toBeUndefined();
  await run(account('HELD-2', 0.2, '2026-11-27'));
  expect(await held()).toEqual({ amount: 10.3, last_seen: '2026-11-27' });
});

test('the day from which a requirement is due follows from the time zone', async () => {
  const clock = () => new Date('2026-11-29T01:43:00Z');
  const dueOn = async (timeZone: string) => {
    const there = await testService({ db: service.db, timeZone, clock });
    const customer = await there.registered();
    const requirements = [
      { text: 'Open the account', state: 'done', date: '2026-11-01' },
      { text: 'Receive a deposit', state: 'current', date: '2026-12-06' },
      { text: 'Keep it', state: 'upcoming', date: '2026-11-29' },
    ];
    await addEnrollments(service, customer, { requirements: JSON.stringify(requirements) });
    const answer = await there.get(customer, '/api/user/dashboard/stats');
    return answer.json<DashboardStats>().attention?.map(({ date }) => date);
  };
  expect(await dueOn('America/New_York')).toBeUndefined();
  expect(await dueOn('Pacific/Auckland')).toEqual(['2026-12-06']);
});

test('an enrollment contains the known part of its path', async () => {
  const customer = await service.registered();
  const requirements = [
    { text: 'Open the account', state: 'done', date: '2026-08-03' },
    { text: 'Receive a deposit', state: 'current', date: null },
    { text: 'Keep it', state: 'upcoming' },
  ];
  const path = {
    requirements: JSON.stringify(requirements),
    expected_payout_cents: 22_510,
    expected_payout_date: '2026-12-15',
  };
  const ended = { status: 'cancelled', cancellation_reason: 'It ended.' };
  await addEnrollments(
    service,
    customer,
    { enrolled_date: '2026-03-01', ...path },
    { enrolled_date: '2026-02-01', ...ended },
    { enrolled_date: '2026-01-01' },
  );
  const [onItsWay, cancelled, bare] = await read<Enrollment[]>(customer, 'enrollments');
  expect(onItsWay).toMatchObject({
    requirements: [
      requirements[0],
      { text: 'Receive a deposit', state: 'current' },
      requirements[2],
    ],
    expected_payout: 225.1,
    expected_payout_date: '2026-12-15',
  });
  expect(onItsWay?.requirements?.[1]).not.toHaveProperty('date');
  expect(cancelled).toMatchObject({ cancellation_reason: 'It ended.' });
  expect(Object.keys(bare ?? {}).sort()).toEqual(
    ['id', 'bank_name', 'enrolled_date', 'bonus_amount', 'progress', 'status'].sort(),
  );
});
