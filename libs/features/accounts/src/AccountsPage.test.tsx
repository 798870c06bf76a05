import type { Account, AccountsSummary } from '@bank-bonuses/api-client';
import { mockFailures, fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { renderWithProviders, testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { AmountsProvider } from '@bank-bonuses/ui';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountsPage } from './AccountsPage.tsx';

const server = startTestServer();

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const open = ({ hidden = false, config = testConfig } = {}) =>
  renderWithProviders(
    <AmountsProvider hidden={hidden}>
      <main>
        <AccountsPage />
      </main>
    </AmountsProvider>,
    { config },
  );

const holding = (...accounts: Partial<Account>[]): AccountsSummary => ({
  accounts: accounts.map((changes, index) => ({
    id: `account-${index}`,
    bank_name: 'Chase',
    account_type: 'OFFER_ACCOUNT',
    balance: 500,
    ...changes,
  })),
  total_balance: 4321.5,
  account_count: accounts.length,
});

const cards = () => screen.findAllByRole('article');

/** Returns the lines of every card: the bank, then its paragraphs. */
const cardLines = async () =>
  (await cards()).map((card) =>
    [...card.querySelectorAll('h2, p')].map(({ textContent }) => textContent),
  );

/** Returns the texts of the total card: the sum and the number of accounts. */
const total = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('shows the total and every account', async () => {
  server.use(mockApi.accounts());
  open();
  expect(await cardLines()).toEqual([
    ['Bank Bonuses Hub', 'Hub Account', 'Balance $1,250.75'],
    ['Chase', 'Bonus Account', 'Balance $500.00'],
    ['SoFi', 'High Yield Savings', 'Balance $9,000.10'],
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Bank Accounts');
  expect(screen.getByText('Total Balance')).toBeVisible();
  expect(total()).toEqual(['$10,750.85', 'Across 3 accounts']);
  expect(screen.getByText('Updated just now')).toBeVisible();
});

test('shows the optional lines that the service returns', async () => {
  server.use(
    mockApi.accounts(
      holding(
        { last_four: '0093' },
        { account_type: 'USER_HUB_ACCOUNT', purpose: 'hub' },
        { purpose: 'bonus', purpose_bank: 'SoFi' },
        { purpose: 'bonus' },
        { last_movement: { date: '2026-11-24', amount: 206.63 } },
        { last_movement: { date: '2026-11-24', amount: -75 } },
      ),
    ),
  );
  open();
  expect((await cardLines()).map((lines) => lines.slice(1))).toEqual([
    ['Bonus Account ending in 0093', 'Balance $500.00'],
    ['Hub Account', 'For your payouts', 'Balance $500.00'],
    ['Bonus Account', 'For the bonus of SoFi', 'Balance $500.00'],
    ['Bonus Account', 'For a bonus', 'Balance $500.00'],
    ['Bonus Account', 'Balance $500.00', 'Last movement: +$206.63 on Nov 24, 2026'],
    ['Bonus Account', 'Balance $500.00', 'Last movement: -$75.00 on Nov 24, 2026'],
  ]);
});

test('shows placeholders and the alert about money in transit while the accounts load', async () => {
  server.use(mockApi.accounts(mockFailures.silence()));
  open({ config: { ...testConfig, supportEmail: 'help@example.com' } });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading your accounts');
  expect(total()).toEqual(['', '']);
  expect(screen.queryByRole('article')).toBeNull();
  const alert = screen.getByRole('note');
  expect(alert).toHaveTextContent(
    /Money in Transit.*Balances may not reflect recent transfers\. Money typically takes 1-3 business days to move/,
  );
  expect(within(alert).getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com?subject=My%20accounts&body=My%20reference%2C%20as%20on%20my%20receipt%20(BB-%E2%80%A6)%3A%20',
  );
});

test('shows an empty state if there are no accounts, and no link without a support address', async () => {
  server.use(mockApi.accounts(fixtures.noAccounts));
  open({ config: { ...testConfig, supportEmail: '' } });
  expect(await screen.findByText('No accounts connected yet.')).toBeVisible();
  expect(total()).toEqual(['$0.00', 'Across 0 accounts']);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('note')).toHaveTextContent(/to move between accounts\.$/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows a default message after a 500, and loads the accounts on Try again', async () => {
  server.use(mockApi.accounts(mockFailures.serverError()));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load accountsTry again$/);
  expect(screen.queryByText('Total Balance')).toBeNull();
  server.use(mockApi.accounts());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test("also shows the server's message if the response contains one", async () => {
  server.use(mockApi.accounts(mockFailures.detail(503, 'The balances are being counted.')));
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Failed to load accountsThe balances are being counted\./);
});

test('shows the loaded accounts and the error after a failed refresh', async () => {
  server.use(mockApi.accounts());
  const { user } = open();
  await cards();
  server.use(mockApi.accounts(mockFailures.serverError()));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('This page is not up to date')).toBeVisible();
  expect(screen.getByText('Failed to load accounts')).toBeVisible();
  expect(await cards()).toHaveLength(3);
  server.use(mockApi.accounts(holding({ bank_name: 'Ally Bank' })));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Ally Bank')).toBeVisible();
  expect(screen.queryByText('This page is not up to date')).toBeNull();
});

test('shows no amount while amounts are hidden', async () => {
  const last_movement = { date: '2026-11-24', amount: 2468 };
  server.use(mockApi.accounts(holding({ balance: 8765, last_movement })));
  const { container } = open({ hidden: true });
  await cards();
  expect(screen.getAllByRole('img', { name: 'Amount hidden' })).toHaveLength(3);
  expect(container.innerHTML).not.toMatch(/8,?765|4,?321|2,?468/);
  expect(screen.getByText('Across 1 account')).toBeVisible();
});

test('an account still shows its other lines if a field is missing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { accounts } = holding({}, {}, {}, {});
  const without = ['bank_name', 'account_type', 'balance', 'id'];
  server.use(
    mockApi.accounts(() =>
      Response.json({
        accounts: accounts.map((account, at) => ({ ...account, [without[at] ?? '']: null })),
      }),
    ),
  );
  open();
  expect(await cardLines()).toEqual([
    ['Bank Bonuses Hub', 'Bonus Account', 'Balance $500.00'],
    ['Chase', 'Not provided', 'Balance $500.00'],
    ['Chase', 'Bonus Account', 'Balance Not provided'],
    ['Chase', 'Bonus Account', 'Balance $500.00'],
  ]);
  expect(total()).toEqual(['Not provided', 'Not provided']);
});
