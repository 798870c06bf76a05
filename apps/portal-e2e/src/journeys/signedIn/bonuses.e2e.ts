import { paths } from '@bank-bonuses/product/routes';
import { mockFailure } from '../../fixtures/network/api.ts';
import { demoCustomers, earningCustomer } from '../../fixtures/people/customers.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { main } from '../../pages/signedIn.ts';

const newestFirst = [
  'TD Bank',
  'PNC Bank',
  'Wells Fargo',
  'SoFi',
  'Discover',
  'Charles Schwab',
  'U.S. Bank',
  'Capital One',
  'Truist',
  'Ally Bank',
  'Citibank',
  'Chase',
];

const orders = {
  'Newest First': newestFirst,
  'Oldest First': newestFirst.toReversed(),
  'Highest Bonus': [
    'Charles Schwab',
    'U.S. Bank',
    'SoFi',
    'Truist',
    'Citibank',
    'Wells Fargo',
    'Discover',
    'Chase',
    'Capital One',
    'Ally Bank',
    'PNC Bank',
    'TD Bank',
  ],
  'Lowest Bonus': [
    'TD Bank',
    'PNC Bank',
    'Capital One',
    'Ally Bank',
    'Chase',
    'Wells Fargo',
    'Discover',
    'SoFi',
    'Truist',
    'Citibank',
    'U.S. Bank',
    'Charles Schwab',
  ],
  Progress: [
    'SoFi',
    'Discover',
    'Charles Schwab',
    'U.S. Bank',
    'Capital One',
    'Ally Bank',
    'Citibank',
    'Chase',
    'PNC Bank',
    'Wells Fargo',
    'Truist',
    'TD Bank',
  ],
};

test(
  'the bonuses show their progress, and can be sorted in five orders',
  { tag: ['@bonuses', '@smoke'] },
  async ({ page, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url), { path: paths.bonuses });
    await expect(
      main(page).getByRole('heading', { level: 2, name: 'Your Enrolled Bonuses' }),
    ).toBeVisible();
    const cards = main(page).getByRole('article');
    const names = cards.getByRole('heading', { level: 3 });
    await expect(names).toHaveText(orders['Newest First']);
    const expected = {
      'TD Bank': ['$150.00', 'Just Started', '0%'],
      'PNC Bank': ['$200.00', 'In Progress', '85%'],
      'Wells Fargo': ['$325.00', 'In Progress', '60%'],
      Truist: ['$400.00', 'Cancelled', '35%'],
      Chase: ['$300.00', 'Completed', '100%'],
    };
    for (const [bank, texts] of Object.entries(expected)) {
      const card = cards.filter({ has: page.getByRole('heading', { name: bank }) });
      for (const text of texts) await expect(card.getByText(text, { exact: true })).toBeVisible();
      await expect(card.getByText(/^Enrolled \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
      await expect(card.getByRole('progressbar', { name: `Progress of ${bank}` })).toBeVisible();
    }
    const sort = main(page).getByLabel('Sort by');
    await expect(sort.getByRole('option')).toHaveText(Object.keys(orders));
    for (const [order, banks] of Object.entries(orders)) {
      await sort.selectOption(order);
      await expect(names, order).toHaveText(banks);
    }
  },
);

test(
  'Bonuses shows an empty state with a browse button that does nothing if there are no bonuses',
  { tag: ['@bonuses', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    const [, newcomer] = await demoCustomers(sandbox.url);
    if (!newcomer) throw new Error('The sandbox has no new customer');
    await openSignedIn(newcomer, { path: paths.bonuses });
    await expect(
      main(page).getByText("You haven't enrolled in any bonus programs yet."),
    ).toBeVisible();
    const browse = main(page).getByRole('button', { name: 'Browse Available Bonuses' });
    await expect(browse).toHaveAccessibleDescription('Coming soon');
    await browse.click();
    await expect(page).toHaveURL(paths.bonuses);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'bonuses that fail to load show an error and load on request',
  { tag: ['@bonuses', '@full'] },
  async ({ page, sandbox, guard, openSignedIn }) => {
    guard.allowConsole(failedRequest(500), /API call failed: GET \/api\/user\/enrollments/);
    await mockFailure(page, 'enrollments');
    await openSignedIn(await earningCustomer(sandbox.url), { path: paths.bonuses });
    await expect(main(page).getByRole('alert')).toContainText('Failed to fetch user enrollments');
    await page.unroute('**/api/user/enrollments');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByRole('article')).toHaveCount(newestFirst.length);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
