import { mockApi } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders, testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountsFeature } from './feature.ts';
// Imported here, so that no test waits while the lazy page is compiled.
import './AccountsPage.tsx';

const server = startTestServer();

// Hides the API client's warning about missing fields.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const row = { id: 'a', bank_name: 'Chase', account_type: 'OFFER_ACCOUNT', balance: 500 };
const other = { id: 'b', bank_name: 'SoFi', account_type: 'SAVINGS', balance: 9_000 };
const totals = { total_balance: 9_500, account_count: 2 };

/** The displayed text of each field. */
const texts: Record<string, string> = {
  bank_name: 'Chase',
  account_type: 'Bonus Account',
  balance: '$500.00',
  total_balance: '$9,500.00',
  account_count: 'Across 2 accounts',
};
const ofRow = ['id', 'bank_name', 'account_type', 'balance'];

/** Returns a response whose `lacking` fields have the given value. */
function without(lacking: readonly string[], value: null | undefined) {
  const given = Object.fromEntries(lacking.map((field) => [field, value]));
  const first = { ...row, ...given };
  return { accounts: [first, other], ...totals, ...given };
}

async function expectOtherLines(lacking: readonly string[], value: null | undefined) {
  server.use(mockApi.accounts(() => HttpResponse.json(without(lacking, value))));
  const Layout = () => (
    <main>
      <Outlet />
    </main>
  );
  renderWithProviders(
    [
      {
        Component: Layout,
        children: [
          {
            path: accountsFeature.path,
            lazy: async () => ({ Component: await accountsFeature.loadPage() }),
          },
        ],
      },
    ],
    { path: paths.accounts, config: testConfig },
  );
  await screen.findByRole('heading', { name: 'SoFi' });
  for (const [field, text] of Object.entries(texts)) {
    if (lacking.includes(field)) continue;
    expect(screen.getAllByText(text)[0], field).toBeVisible();
  }
  if (lacking.includes('bank_name')) {
    expect(screen.getByRole('heading', { name: 'Bank Bonuses Hub' })).toBeVisible();
  }
  expect(screen.queryByText('No accounts connected yet.')).toBeNull();
  const shown = lacking.filter((field) => field in texts && field !== 'bank_name');
  expect(screen.queryAllByText('Not provided')).toHaveLength(shown.length);
  cleanup();
}

const fields = [...ofRow, 'total_balance', 'account_count'];

test.each(fields.flatMap((field) => [undefined, null].map((value) => [field, value] as const)))(
  'Accounts still shows its other lines if %s is %s',
  async (field, value) => {
    await expectOtherLines([field], value);
  },
);

test('Accounts still shows its other lines if both totals are missing', async () => {
  await expectOtherLines(['total_balance', 'account_count'], undefined);
});

test('Accounts still shows its other lines if several fields are missing or null', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(['bank_name', 'id']),
      fc.constantFrom('account_type', 'balance', 'total_balance', 'account_count'),
      fc.constantFrom(null, undefined),
      (some, one, value) => expectOtherLines([...some, one], value),
    ),
    { numRuns: 15 },
  );
});
