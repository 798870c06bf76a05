import type { Page } from '@playwright/test';
import { demoCustomer, earningCustomer } from '../../fixtures/people/customers.ts';
import { drawnMarkers, watchFor } from '../../fixtures/page/drawn.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, logOut, submitLogin } from '../../pages/login.ts';
import { goTo, main, screens } from '../../pages/signedIn.ts';

/**
 * Texts that only the demo customer with earnings has. '.torres' is a part of the email address,
 * which may break before its dot.
 */
const markers = ['.torres', '$27,626.25', 'Wells Fargo', '48 Sample Street', '>MT<'];

/** A text on each screen of Noah, the customer without data. */
const ofNoah = {
  Home: 'No recent activity found',
  Accounts: 'No accounts connected yet.',
  Bonuses: "You haven't enrolled in any bonus programs yet.",
  Settings: '7 Fictional Avenue',
};

async function visitAll(page: Page) {
  for (const { name } of screens.toReversed()) {
    await goTo(page, name);
    await expect(main(page).getByText(ofNoah[name])).toBeVisible();
  }
}

test('a customer who logs in after another customer sees none of their data', async ({
  page,
  sandbox,
  openSignedIn,
}) => {
  await openSignedIn(await earningCustomer(sandbox.url));
  await watchFor(page, markers);
  for (const { name, filled } of screens) {
    await goTo(page, name);
    await expect(main(page).getByText(filled).first()).toBeVisible();
  }
  // Proves that the search finds each marker.
  await expect.poll(() => drawnMarkers(page)).toEqual(expect.arrayContaining(markers));
  await logOut(page);
  await submitLogin(page, await demoCustomer(sandbox.url, 'Noah'));
  await expectHome(page);
  await visitAll(page);
  expect(await drawnMarkers(page)).toEqual([]);
});
