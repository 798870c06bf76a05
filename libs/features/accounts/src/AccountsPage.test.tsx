import type { Account, AccountsSummary } from '@bank-bonuses/api-client';
import { mockFailures, fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import type { PortalConfig } from '@bank-bonuses/product/config';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders, testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { AmountsProvider } from '@bank-bonuses/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsFeature } from './feature.ts';
// Imported here, so that no test waits while the lazy page is compiled.
import './AccountsPage.tsx';

const server = startTestServer();

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** Returns a layout like the shell's: a `main` element, and amounts that can be hidden. */
const layout = (hidden: boolean) => () => (
  <main>
    <AmountsProvider hidden={hidden}>
      <Outlet />
    </AmountsProvider>
  </main>
);

interface Circumstances {
  hidden?: boolean;
  config?: PortalConfig | undefined;
}

const open = ({ hidden = false, config = testConfig }: Circumstances = {}) =>
  renderWithProviders(
    [
      {
        Component: layout(hidden),
        children: [{ path: accountsFeature.path, lazy: { Component: accountsFeature.loadPage } }],
      },
    ],
    {
      path: paths.accounts,
      config,
    },
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

const cards = async () => (await screen.findAllByRole('article')).map((card) => within(card));

/** Returns the texts of the total card: the sum and the number of accounts. */
const total = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('shows the total and every account', async () => {
  server.use(mockApi.accounts());
  open();
  const all = await cards();
  expect(screen.getByRole('heading', { level: 1, name: 'Your Bank Accounts' })).toBeVisible();
  expect(screen.getByText('Total Balance')).toBeVisible();
  expect(total()).toEqual(['$10,750.85', 'Across 3 accounts']);
  expect(all.map((card) => card.getByRole('heading').textContent)).toEqual([
    'Bank Bonuses Hub',
    'Chase',
    'SoFi',
  ]);
  const [hub, bonus, other] = all;
  expect(hub?.getByText('Hub Account')).toBeVisible();
  expect(hub?.getByText('$1,250.75')).toBeVisible();
  expect(bonus?.getByText('Bonus Account')).toBeVisible();
  expect(other?.getByText('High Yield Savings')).toBeVisible();
  expect(screen.getByText('Updated just now')).toBeVisible();
});

test.each([
  ['-$25.50', { balance: -25.5 }],
  ['$9,876,543,210.99', { balance: 9_876_543_210.99 }],
  ['$0.00', { balance: 0 }],
])('shows a balance of %s', async (text, account) => {
  server.use(mockApi.accounts(holding(account)));
  open();
  const [card] = await cards();
  expect(card?.getByText(text)).toBeVisible();
  expect(total()).toEqual(['$4,321.50', 'Across 1 account']);
});

describe('the optional lines of an account', () => {
  const linesOf = async (account: Partial<Account>) => {
    server.use(mockApi.accounts(holding(account)));
    open();
    const [card] = await screen.findAllByRole('article');
    return [...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  };

  test.each<[string[], Partial<Account>]>([
    [['Bonus Account', 'Balance $500.00'], {}],
    [['Bonus Account ending in 0093', 'Balance $500.00'], { last_four: '0093' }],
    [
      ['Hub Account', 'For your payouts', 'Balance $500.00'],
      { account_type: 'USER_HUB_ACCOUNT', purpose: 'hub' },
    ],
    [
      ['Bonus Account', 'For the bonus of SoFi', 'Balance $500.00'],
      { purpose: 'bonus', purpose_bank: 'SoFi' },
    ],
    [['Bonus Account', 'For a bonus', 'Balance $500.00'], { purpose: 'bonus' }],
    [
      ['Bonus Account', 'Balance $500.00', 'Last movement: +$206.63 on Nov 24, 2026'],
      { last_movement: { date: '2026-11-24', amount: 206.63 } },
    ],
    [
      ['Bonus Account', 'Balance $500.00', 'Last movement: -$75.00 on Nov 24, 2026'],
      { last_movement: { date: '2026-11-24', amount: -75 } },
    ],
  ])('are %j for %j', async (lines, account) => {
    expect(await linesOf(account)).toEqual(lines);
  });
});

describe('the alert about money in transit', () => {
  const alert = () => screen.findByRole('note');

  test('mentions recent transfers, the duration of a transfer, and the support address', async () => {
    server.use(mockApi.accounts());
    open({ config: { ...testConfig, supportEmail: 'help@example.com' } });
    expect(await alert()).toHaveTextContent('Money in Transit');
    expect(await alert()).toHaveTextContent('Balances may not reflect recent transfers.');
    expect(await alert()).toHaveTextContent('Money typically takes 1-3 business days to move');
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com?subject=My%20accounts&body=My%20reference%2C%20as%20on%20my%20receipt%20(BB-%E2%80%A6)%3A%20',
    );
  });

  test.each(['', '#'])('contains no support address if the setting is %j', async (supportEmail) => {
    server.use(mockApi.accounts());
    open({ config: { ...testConfig, supportEmail } });
    expect(await alert()).toHaveTextContent(/to move between accounts\.$/);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('shows placeholders while the accounts load', async () => {
  server.use(mockApi.accounts(mockFailures.silence()));
  open();
  expect(await screen.findByRole('status')).toHaveTextContent('Loading your accounts');
  expect(screen.getByRole('heading', { level: 1, name: 'Your Bank Accounts' })).toBeVisible();
  expect(screen.getByText('Money in Transit')).toBeVisible();
  expect(total()).toEqual(['', '']);
  expect(screen.queryByRole('article')).toBeNull();
});

test('shows an empty state if there are no accounts', async () => {
  server.use(mockApi.accounts(fixtures.noAccounts));
  open();
  expect(await screen.findByText('No accounts connected yet.')).toBeVisible();
  expect(total()).toEqual(['$0.00', 'Across 0 accounts']);
  expect(screen.queryByRole('list')).toBeNull();
});

describe('if the accounts cannot be loaded', () => {
  test.each([
    ['a 500 without a message', mockFailures.serverError()],
    ['a network error', mockFailures.network()],
    ['an invalid response', mockFailures.wrongShape()],
  ])('shows a default message after %s', async (_why, mockFailure) => {
    server.use(mockApi.accounts(mockFailure));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to load accountsTry again$/,
    );
    expect(screen.queryByText('Total Balance')).toBeNull();
  });

  test("also shows the server's message if the response contains one", async () => {
    server.use(mockApi.accounts(mockFailures.detail(503, 'The balances are being counted.')));
    open();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to load accounts')).toBeVisible();
    expect(within(alert).getByText('The balances are being counted.')).toBeVisible();
  });

  test('shows a Try again button that works repeatedly, and focuses the heading after a success', async () => {
    let isDown = true;
    let mayRespond = Promise.resolve();
    server.use(
      mockApi.accounts(async () => {
        await mayRespond;
        return isDown ? mockFailures.serverError()() : Response.json(holding({}));
      }),
    );
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Try again' });
    const second = Promise.withResolvers<void>();
    mayRespond = second.promise;
    await user.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    second.resolve();
    await waitFor(() => expect(button).toBeEnabled());
    isDown = false;
    await user.click(button);
    await cards();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

test('shows the loaded accounts and the error after a failed refresh', async () => {
  let respond = () => Response.json(holding({}));
  server.use(mockApi.accounts(() => respond()));
  const { user } = open();
  await cards();
  respond = () => Response.json({}, { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('This page is not up to date')).toBeVisible();
  expect(screen.getByText('Failed to load accounts')).toBeVisible();
  expect(total()).toEqual(['$4,321.50', 'Across 1 account']);
  respond = () => Response.json(holding({}, { bank_name: 'SoFi' }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('SoFi')).toBeVisible();
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

/** The displayed text of each field. */
const texts = {
  bank_name: 'Chase',
  account_type: 'Bonus Account',
  balance: '$500.00',
  total_balance: '$9,500.00',
  account_count: 'Across 2 accounts',
};

test.each(
  [...Object.keys(texts), 'id'].flatMap((field) => [
    [field, undefined],
    [field, null],
  ]),
)('still shows the other lines if %s is %s', async (field, value) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { accounts } = holding({}, { bank_name: 'SoFi', account_type: 'SAVINGS', balance: 9_000 });
  const summary = { total_balance: 9_500, account_count: 2, [field]: value };
  const [first, other] = accounts;
  server.use(
    mockApi.accounts(() =>
      Response.json({ accounts: [{ ...first, [field]: value }, other], ...summary }),
    ),
  );
  open();
  await screen.findByRole('heading', { name: 'SoFi' });
  for (const [shown, text] of Object.entries(texts)) {
    if (shown !== field) expect(screen.getAllByText(text)[0], shown).toBeVisible();
  }
  const substitute = { id: 'Chase', bank_name: 'Bank Bonuses Hub' }[field] ?? 'Not provided';
  expect(screen.getAllByText(substitute)).toHaveLength(1);
});
