import { watchApi } from '../../fixtures/api.ts';
import { earningCustomer } from '../../fixtures/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, signIn, submitLogin } from '../../pages/login.ts';
import { expectScreen, goTo, main } from '../../pages/signedIn.ts';

const home = ['GET /dashboard/stats', 'GET /task-completions?page=1&per_page=5'];
const others = ['GET /accounts', 'GET /enrollments', 'GET /profile'];

test('each screen is asked for once, in the background every ten minutes, and on request', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const asked = watchApi(page);
  await signIn(page, await earningCustomer(sandbox.url));
  const seen: string[] = [];
  const soFar = () => {
    seen.push(...asked());
    return seen.toSorted();
  };
  await expect.poll(soFar).toEqual([...home, ...others].toSorted());
  seen.length = 0;

  // Fresh data is asked for by nobody: not by a screen, not by a look at the window.
  for (const name of ['Accounts', 'Bonuses', 'Settings', 'Home'] as const) await goTo(page, name);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await expect(main(page).getByText('Updated just now')).toBeVisible();
  await page.clock.fastForward('04:00');
  await expect(page.getByText('Updated 4 minutes ago')).toBeVisible();
  await page.clock.fastForward('07:00');
  await expect.poll(soFar).toEqual(others);

  await expect(page.getByText('Updated 11 minutes ago')).toBeVisible();
  seen.length = 0;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(main(page).getByText('Updated just now')).toBeVisible();
  expect(soFar()).toEqual(home);
});

test('nothing is asked for any more after logging out', async ({ page, sandbox, context }) => {
  await page.clock.install();
  await signIn(page, await earningCustomer(sandbox.url));
  const other = await context.newPage();
  await other.goto('/accounts');
  await expect(main(other).getByText('Across 3 accounts')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectLogin(page);
  await expectLogin(other);
  const looks = [watchApi(page), watchApi(other)];
  // The clock is the same in both tabs.
  await page.clock.fastForward('31:00');
  await submitLogin(page, await earningCustomer(sandbox.url));
  await expectHome(page);
  await expectScreen(other, 'Accounts');
  // What the new session asks for in each, and nothing left over from the one before.
  for (const asked of looks) {
    const seen: string[] = [];
    await expect
      .poll(() => {
        seen.push(...asked());
        return seen.toSorted();
      })
      .toEqual([...home, ...others].toSorted());
  }
});
