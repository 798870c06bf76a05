import { cleanup, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { startHomeServer } from './openHome.testing.tsx';

const openHome = startHomeServer();

// Hides the API client's warning about missing fields.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const stats = {
  total_earned: 4_675.5,
  active_bonuses: 21,
  pending_bonuses: 17,
  earnings_overview: [
    { month: '2026-05', amount: 900 },
    { month: '2026-06', amount: 300 },
  ],
};
const optional = { referral_count: 8 };
const row = {
  id: 'a',
  date: '2026-10-21',
  bank: 'Chase',
  task_type: 'Direct deposit',
  amount: 301.25,
  account: 'Chase Checking',
};
const page = { items: [row, { ...row, id: 'b', bank: 'SoFi', account: 'SoFi Savings' }], total: 2 };

/** The displayed text of each field. */
const texts: Record<string, RegExp> = {
  total_earned: /^\$4,675\.50$/,
  active_bonuses: /^21$/,
  pending_bonuses: /^17$/,
  earnings_overview: /your best month was May 2026/,
  referral_count: /^8$/,
  date: /^Oct 21, 2026$/,
  bank: /^Chase$/,
  task_type: /^Direct deposit$/,
  amount: /^\$301\.25$/,
  account: /^Chase Checking$/,
  items: /^SoFi$/,
  total: /^Showing 1 to 2 of 2 results$/,
};

const lacking = <Body extends object>(
  body: Body,
  fields: readonly string[],
  value: null | undefined,
) =>
  Object.fromEntries(
    Object.entries(body).map(([name, given]) => [name, fields.includes(name) ? value : given]),
  );

async function expectOtherLines(fields: readonly string[], value: null | undefined) {
  const items = [lacking(row, fields, value), page.items[1]];
  openHome({
    stats: () => HttpResponse.json(lacking({ ...stats, ...optional }, fields, value)),
    activity: () => HttpResponse.json(lacking({ ...page, items }, fields, value)),
  });
  await screen.findByText(/^Showing |^No results to display$/);
  await screen.findAllByText(fields.includes('active_bonuses') ? /^17$/ : /^21$/);
  for (const [field, text] of Object.entries(texts)) {
    if (fields.includes(field)) continue;
    const found = screen.queryAllByText((_text, element) => text.test(element?.textContent ?? ''));
    expect(found.length, field).toBeGreaterThan(0);
  }
  cleanup();
}

const lists = ['earnings_overview', 'items'];
const required = [...Object.keys(stats), ...Object.keys(row), 'total'].filter(
  (field) => !lists.includes(field),
);

// The client treats a missing field like `null`, so each field has one of the two.
test.each(required.map((field, at) => [field, at % 2 === 0 ? undefined : null] as const))(
  'Home still shows its other lines if %s is %s',
  async (field, value) => {
    await expectOtherLines([field], value);
  },
);

test('Home shows an error, and no empty state, for missing lists', async () => {
  openHome({
    stats: () => HttpResponse.json({ ...stats, earnings_overview: null }),
    activity: () => HttpResponse.json({ items: null, total: 23 }),
  });
  await screen.findByText('Failed to fetch task completions');
  expect(await screen.findByText('Failed to fetch dashboard statistics')).toBeVisible();
  expect(screen.queryByText(/Bonuses you earn will show up here|No recent activity/)).toBeNull();
});
