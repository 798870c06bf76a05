import type { TaskCompletionPage } from '@bank-bonuses/api-client';
import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';
import { addCompletions } from '../testing/workRows.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

type Customer = Awaited<ReturnType<TestService['registered']>>;

const add = (customer: Customer, ...rows: (readonly [string, string, string])[]) =>
  addCompletions(
    service,
    customer,
    ...rows.map(([date, bank, task_type]) => ({ date, bank, task_type })),
  );

const page = async (customer: Customer, query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString();
  const answer = await service.get(customer, `/api/user/task-completions?${text}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<TaskCompletionPage>();
};
const shown = ({ items }: TaskCompletionPage) =>
  (items ?? []).map(({ date, bank, task_type }) => [date, bank, task_type]);

test('a filter returns exact matches, newest first, with pages and a total', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  const deposits = [1, 2, 3, 4, 5].map((day) => [`2026-10-0${day}`, 'Chase', 'Deposit'] as const);
  await add(customer, ...deposits, ['2026-10-03', 'Chase', 'Fee'], ['2026-10-04', 'SoFi', 'Fee']);
  await add(customer, ['2026-10-06', 'chase', 'Deposit'], ['2026-10-07', 'Chase Bank', 'Fees']);
  await add(other, ['2026-10-08', 'Chase', 'Deposit'], ['2026-10-08', 'Ally', 'Other']);

  const first = await page(customer, { bank: 'Chase', per_page: '4' });
  expect(first.total).toBe(6);
  expect(shown(first).map(([date]) => date)).toEqual([
    '2026-10-05',
    '2026-10-04',
    '2026-10-03',
    '2026-10-03',
  ]);
  const second = await page(customer, { bank: 'Chase', per_page: '4', page: '2' });
  expect(shown(second).map(([date]) => date)).toEqual(['2026-10-02', '2026-10-01']);
  expect(shown(await page(customer, { task_type: 'Fee' }))).toEqual([
    ['2026-10-04', 'SoFi', 'Fee'],
    ['2026-10-03', 'Chase', 'Fee'],
  ]);
  const both = await page(customer, { bank: 'Chase', task_type: 'Fee' });
  expect(both).toMatchObject({ total: 1, items: [{ date: '2026-10-03' }] });
  expect(await page(customer, { bank: 'No Such Bank' })).toMatchObject({ items: [], total: 0 });
});

test('every page lists each distinct filter value once, in alphabetical order', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  const banks = ['SoFi', 'ally', 'U.S. Bank', 'Chase', 'Ålandsbanken', 'Zions', 'Chase'];
  await add(customer, ...banks.map((bank) => ['2026-10-01', bank, 'Fee'] as const));
  await add(customer, ['2026-10-02', 'Chase', 'Deposit']);
  await add(other, ['2026-10-02', 'Truist', 'Transfer']);
  const filters = {
    banks: ['Ålandsbanken', 'ally', 'Chase', 'SoFi', 'U.S. Bank', 'Zions'],
    task_types: ['Deposit', 'Fee'],
  };
  for (const query of ['', 'page=99', 'bank=Zions', 'task_type=Deposit&page=9']) {
    const asked = Object.fromEntries(new URLSearchParams(query));
    expect((await page(customer, asked)).filters).toEqual(filters);
  }
});
