import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';
import { addCompletions, addEnrollments } from '../testing/workRows.ts';

type Customer = Awaited<ReturnType<TestService['registered']>>;

let service: TestService;
/** A customer whom no test changes. */
let unchanged: Customer;
beforeAll(async () => {
  service = await testService();
  unchanged = await service.registered();
});

const read = async (customer: Customer, url: string) => {
  const answer = await service.get(customer, url);
  expect(answer.statusCode).toBe(200);
  return answer.json<unknown>();
};

test('a new customer has empty lists and totals of 0', async () => {
  const customer = await service.registered();
  expect(await read(customer, '/api/user/dashboard/stats')).toEqual({
    total_earned: 0,
    active_bonuses: 0,
    pending_bonuses: 0,
    earnings_overview: [],
    milestones: expect.any(Array) as unknown,
  });
  expect(await read(customer, '/api/user/task-completions')).toEqual({
    items: [],
    total: 0,
    filters: { banks: [], task_types: [] },
  });
  expect(await read(customer, '/api/user/enrollments')).toEqual([]);
  expect(await read(customer, '/api/user/accounts')).toEqual({
    accounts: [],
    total_balance: 0,
    account_count: 0,
  });
});

test('the stats are computed from the customer’s own activity and enrollments', async () => {
  const other = await service.registered();
  await addCompletions(service, other, { amount_cents: 999_999 });
  const customer = await service.registered();
  const dates = ['2026-09-30', '2026-10-01', '2026-10-31'];
  const earned = dates.map((date) => ({ date, amount_cents: 10_010 }));
  const lost = { date: '2026-10-15', amount_cents: -5_005 };
  await addCompletions(service, customer, ...earned, lost);
  await addEnrollments(
    service,
    customer,
    { status: 'completed', progress: 100 },
    { status: 'cancelled', progress: 20 },
    { progress: 0 },
    { progress: 60 },
    { status: 'waiting_for_bank', progress: 100 },
  );
  expect(await read(customer, '/api/user/dashboard/stats')).toEqual({
    total_earned: 250.25,
    active_bonuses: 2,
    pending_bonuses: 1,
    earnings_overview: [
      { month: '2026-09', amount: 100.1 },
      { month: '2026-10', amount: 150.15 },
    ],
  });
});

test('the pages of the activity are newest first, without gap or overlap, and have the same total', async () => {
  const customer = await service.registered();
  // Several completions have the same day; their ids decide.
  const days = Array.from({ length: 23 }, (_, index) => ({ date: `2026-0${(index % 6) + 1}-12` }));
  const rows = await addCompletions(service, customer, ...days);
  const expected = rows
    .sort((a, b) => b.date.localeCompare(a.date) || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
  const ids: string[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const answer = (await read(customer, `/api/user/task-completions?page=${page}&per_page=5`)) as {
      items: { id: string; amount: number }[];
      total: number;
    };
    expect(answer.total).toBe(23);
    expect(answer.items.every(({ amount }) => amount === 1)).toBe(true);
    ids.push(...answer.items.map(({ id }) => id));
  }
  expect(ids).toEqual(expected);
  expect(await read(customer, '/api/user/task-completions?page=6&per_page=5')).toMatchObject({
    items: [],
    total: 23,
  });
  expect(await read(customer, '/api/user/task-completions')).toMatchObject({
    items: { length: 10 },
  });
});

test.each([
  ['page=0', 'page', 'Must be at least 1'],
  ['page=1&page=2', 'page', 'Must be a whole number'],
  ['per_page=99999999999999999999', 'per_page', 'Must be at most 100'],
  [`bank=${'x'.repeat(201)}`, 'bank', 'Must have at most 200 characters'],
  ['bank=A%00', 'bank', 'Must not contain control characters'],
])('rejects the activity query ?%s and names the parameter %s', async (query, name, msg) => {
  const answer = await service.get(unchanged, `/api/user/task-completions?${query}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ detail: object[] }>().detail).toMatchObject([{ loc: ['query', name], msg }]);
});

test('accounts are returned with their total, and enrollments newest first', async () => {
  const customer = await service.registered();
  const account = (type: string, name: string | null, cents: number, second: number) => ({
    id: randomUUID(),
    registration_id: customer.registrationId,
    bank_name: name,
    account_type: type,
    balance_cents: cents,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
  });
  await service.db.kysely
    .insertInto('portal.accounts')
    .values([account('OFFER_ACCOUNT', 'Chase', 20, 2), account('USER_HUB_ACCOUNT', null, 10, 1)])
    .execute();
  expect(await read(customer, '/api/user/accounts')).toMatchObject({
    accounts: [
      { bank_name: null, account_type: 'USER_HUB_ACCOUNT', balance: 0.1 },
      { bank_name: 'Chase', account_type: 'OFFER_ACCOUNT', balance: 0.2 },
    ],
    // The service adds up cents; a sum of dollars would be 0.30000000000000004.
    total_balance: 0.3,
    account_count: 2,
  });
  await addEnrollments(
    service,
    customer,
    { enrolled_date: '2026-01-03' },
    { enrolled_date: '2026-02-03', status: 'completed', bonus_amount_cents: 30_050 },
  );
  expect(await read(customer, '/api/user/enrollments')).toMatchObject([
    { enrolled_date: '2026-02-03', status: 'completed', bonus_amount: 300.5 },
    { enrolled_date: '2026-01-03', status: 'in_progress', progress: 60 },
  ]);
});

test('rejects a missing session and a missing second factor, and changes nothing', async () => {
  const { identity } = service;
  const put = (authorization?: string) =>
    service.ask({
      method: 'PUT',
      url: '/api/user/profile',
      headers: authorization === undefined ? {} : { authorization },
      payload: { personal_email: 'changed@example.com' },
    });
  for (const authorization of [undefined, 'Bearer x y', 'Basic abc', 'Bearer unknown']) {
    const answer = await put(authorization);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe('{"detail":"Not authenticated"}');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
  const { authenticate } = identity;
  identity.authenticate = () => Promise.resolve('second-factor-required');
  const refused = await put(`Bearer ${unchanged.token}`);
  identity.authenticate = authenticate;
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toEqual({ detail: 'second_factor_required' });
  const profile = await service.get(unchanged, '/api/user/profile');
  expect(profile.json()).toMatchObject({ personal_email: unchanged.email });
});
