import { paths } from '@bank-bonuses/product/routes';
import { mockResponse, mockFailure } from '../../fixtures/network/api.ts';
import { demoCustomers, earningCustomer } from '../../fixtures/people/customers.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { main } from '../../pages/signedIn.ts';

test(
  'the accounts show their total, the money in transit, and each balance',
  { tag: ['@accounts', '@smoke'] },
  async ({ page, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url), { path: paths.accounts });
    await expect(main(page).locator('dl').filter({ hasText: 'Total Balance' })).toContainText(
      '$27,626.25',
    );
    await expect(main(page).getByText('Across 3 accounts')).toBeVisible();
    const note = main(page).getByRole('note').filter({ hasText: 'Money in Transit' });
    await expect(note).toContainText('Balances may not reflect recent transfers.');
    await expect(note).toContainText('1-3 business days');
    await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:.+@.+/);
    const cards = main(page).getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [index, texts] of [
      ['Bank Bonuses Hub', 'Hub Account', '$12,500.75'],
      ['Wells Fargo', 'Bonus Account', '$5,000.00'],
      ['Charles Schwab', 'Brokerage Account', '$10,125.50'],
    ].entries()) {
      for (const text of texts) await expect(cards.nth(index)).toContainText(text);
    }
  },
);

test(
  'Accounts uses the singular for a single account, and formats an unknown account type',
  { tag: ['@accounts', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    await mockResponse(page, 'accounts', {
      accounts: [
        { id: 'a', bank_name: '', account_type: 'money_MARKET_fund', balance: '-1234567.5' },
      ],
      total_balance: '-1234567.5',
      account_count: 1,
    });
    await openSignedIn(await earningCustomer(sandbox.url), { path: paths.accounts });
    await expect(main(page).getByText('Across 1 account', { exact: true })).toBeVisible();
    const card = main(page).getByRole('article');
    await expect(card).toContainText('Bank Bonuses Hub');
    await expect(card).toContainText('Money Market Fund');
    await expect(card).toContainText('-$1,234,567.50');
  },
);

test(
  'Accounts shows an empty state if there are no accounts',
  { tag: ['@accounts', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    const [, newcomer] = await demoCustomers(sandbox.url);
    if (!newcomer) throw new Error('The sandbox has no new customer');
    await openSignedIn(newcomer, { path: paths.accounts });
    await expect(main(page).getByText('No accounts connected yet.')).toBeVisible();
    await expect(main(page).getByText('Across 0 accounts')).toBeVisible();
  },
);

test(
  'accounts that fail to load show an error and load on request',
  { tag: ['@accounts', '@full'] },
  async ({ page, sandbox, guard, openSignedIn }) => {
    guard.allowConsole(failedRequest(500), /API call failed: GET \/api\/user\/accounts/);
    await mockFailure(page, 'accounts');
    await openSignedIn(await earningCustomer(sandbox.url), { path: paths.accounts });
    await expect(main(page).getByRole('alert')).toContainText('Failed to load accounts');
    await page.unroute('**/api/user/accounts');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByRole('article')).toHaveCount(3);
  },
);
