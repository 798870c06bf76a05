import { paths } from '@bank-bonuses/routes';
import { lostRequest } from '../../fixtures/guard.ts';
import { apiPattern, holdBack, watchApi } from '../../fixtures/network/api.ts';
import { demoCustomers, earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../../pages/login.ts';
import { main } from '../../pages/signedIn.ts';

const figures = ['GET /dashboard/stats', 'GET /task-completions?page=1&per_page=5'];
const scripts = '**/assets/*.js';

test.beforeEach(async ({ page, sandbox, openSignedIn }) => {
  await openSignedIn(await earningCustomer(sandbox.url));
  await page.goto('about:blank');
});

test(
  'the page asks for the figures of Home before any script has come, and once',
  { tag: ['@home', '@full'] },
  async ({ page }) => {
    const asked = watchApi(page);
    const letGo = await holdBack(page, scripts);
    await page.goto(paths.dashboard, { waitUntil: 'commit' });
    const seen: string[] = [];
    await expect.poll(() => seen.push(...asked()) && seen.toSorted()).toEqual(figures);
    letGo();
    await expectHome(page);
    await expect(main(page).getByText('Showing 1 to 5 of')).toBeVisible();
    expect(asked()).toEqual([]);
  },
);

test(
  'figures that were asked for one customer are never shown to the next',
  { tag: ['@home', '@full'] },
  async ({ page, context, sandbox }) => {
    const [, newcomer] = await demoCustomers(sandbox.url);
    if (!newcomer) throw new Error('The sandbox has no new customer');
    const letGo = await holdBack(page, scripts);
    const answered = page.waitForResponse('**/dashboard/stats');
    await page.goto(paths.dashboard, { waitUntil: 'commit' });
    await answered;
    const other = await context.newPage();
    await other.goto(paths.dashboard);
    await other.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(other);
    await submitLogin(other, newcomer);
    await expectHome(other);
    letGo();
    await expectHome(page);
    await expect(main(page).getByText('No recent activity found')).toBeVisible();
    await expect(main(page)).toContainText(/Total Earned\s*\$0\.00/);
  },
);

test(
  'figures that were lost on the way are asked for again',
  { tag: ['@home', '@full'] },
  async ({ page, guard }) => {
    guard.allowConsole(lostRequest);
    await page.route(apiPattern, (route) => route.abort(), { times: 2 });
    await page.goto(paths.dashboard);
    await expectHome(page);
    await expect(main(page).getByText('Showing 1 to 5 of')).toBeVisible();
  },
);
