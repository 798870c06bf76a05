import { paths } from '@bank-bonuses/routes';
import type { Page } from '@playwright/test';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { apiPattern, holdResponses } from '../../fixtures/network/api.ts';
import { demoCustomers, earningCustomer } from '../../fixtures/people/customers.ts';
import { drawnMarkers, watchFor } from '../../fixtures/page/drawn.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../../pages/login.ts';
import { goTo, main, screens } from '../../pages/signedIn.ts';

/**
 * Texts that only the demo customer with earnings has. '.torres' is a part of the email address,
 * which may break before its dot.
 */
const markers = ['.torres', '$27,626.25', 'Wells Fargo', '48 Sample Street', '>MT<'];

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectLogin(page);
};

async function newcomer(url: string) {
  const [, customer] = await demoCustomers(url);
  if (!customer) throw new Error('The sandbox has no new customer');
  return customer;
}

/** A text on each screen of the customer without data. */
const ofNewcomer = {
  Home: 'No recent activity found',
  Accounts: 'No accounts connected yet.',
  Bonuses: "You haven't enrolled in any bonus programs yet.",
  Settings: '7 Fictional Avenue',
};

async function visitAll(page: Page) {
  for (const { name } of screens.toReversed()) {
    await goTo(page, name);
    await expect(main(page).getByText(ofNewcomer[name])).toBeVisible();
  }
}

test(
  'a customer who logs in after another customer, without a reload, sees none of their data',
  { tag: '@shell' },
  async ({ page, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
    await watchFor(page, markers);
    for (const { name, filled } of screens) {
      await goTo(page, name);
      await expect(main(page).getByText(filled).first()).toBeVisible();
    }
    // Proves that the search finds each marker.
    await expect.poll(() => drawnMarkers(page)).toEqual(expect.arrayContaining(markers));
    // Refetches the data of each screen, and holds the responses until the next customer has signed
    // in.
    const reads = await holdResponses(page, apiPattern, 'GET');
    for (const { name } of screens) {
      await goTo(page, name);
      await page.getByRole('button', { name: 'Refresh' }).click();
    }
    await expect.poll(() => reads.kept()).toHaveLength(5);
    await logOut(page);
    await watchFor(page, markers);
    await page.unroute(apiPattern);
    await submitLogin(page, await newcomer(sandbox.url));
    await expectHome(page);
    reads.letGo();
    await visitAll(page);
    expect(await drawnMarkers(page)).toEqual([]);
  },
);

test(
  'responses that arrive after the next login are not shown',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, mailbox, applicant, openSignedIn }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    await openSignedIn(applicant, { path: paths.settings });
    await expect(main(page).getByText(applicant.city)).toBeVisible();
    const reads = await holdResponses(page, apiPattern, 'GET');
    const saves = await holdResponses(page, '**/api/user/profile', 'PUT');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: 'Edit email' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('late.answer@example.com');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => [...reads.kept(), ...saves.kept()]).toHaveLength(2);
    expect(reads.kept()[0]).toContain(applicant.city);
    expect(saves.kept()[0]).toContain('late.answer@example.com');

    await page.getByRole('button', { name: 'Logout' }).click();
    // The prompt appears because it is unknown whether the edit was saved.
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expectLogin(page);
    await watchFor(page, [
      applicant.email,
      applicant.city,
      applicant.lastName,
      'late.answer@example.com',
      'Email updated successfully',
      'Failed to update profile',
    ]);
    await page.unroute(apiPattern);
    await submitLogin(page, await newcomer(sandbox.url));
    await expectHome(page);
    await goTo(page, 'Settings');
    const late = page.waitForResponse((response) => response.request().method() === 'PUT');
    reads.letGo();
    saves.letGo();
    await (await late).finished();
    await visitAll(page);
    expect(await drawnMarkers(page)).toEqual([]);
  },
);

test(
  'the other tab switches to the next customer and shows no data of the previous customer',
  { tag: '@shell' },
  async ({ page, context, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
    const other = await context.newPage();
    await other.goto('/accounts');
    await expect(main(other).getByText('$27,626.25')).toBeVisible();
    await logOut(page);
    await expectLogin(other);
    await watchFor(other, markers);
    await submitLogin(page, await newcomer(sandbox.url));
    await expectHome(page);
    await expect(other.getByText('noah.kim@example.com')).toBeVisible();
    await visitAll(other);
    expect(await drawnMarkers(other)).toEqual([]);
  },
);
