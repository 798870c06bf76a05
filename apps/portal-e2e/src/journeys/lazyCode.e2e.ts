import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { failedRequest, lostRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, signIn } from '../pages/login.ts';
import { toast } from '../pages/signedIn.ts';
import {
  expectFailedStep,
  expectStep,
  errorBox,
  fillStep,
  next,
  openWizard,
} from '../pages/wizard.ts';
import { field } from '../pages/wizardFields.ts';

const filePattern = (file: string) => `**/assets/${file}-*.js`;

/** Lets a file fail to load, until the returned function is called. */
async function loseFile(page: Page, file: string): Promise<() => Promise<void>> {
  await page.route(filePattern(file), (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return async () => {
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.unroute(filePattern(file));
  };
}

test.describe('after a network error, a retry in the same page loads the code', () => {
  test.beforeEach(({ guard }) => guard.allowConsole(lostRequest));

  test('of a screen', { tag: '@shell' }, async ({ page, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url), { path: paths.settings });
    const restore = await loseFile(page, 'HomePage');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHome(page);
  });

  test('of a dialog', { tag: '@shell' }, async ({ page, sandbox }) => {
    await signIn(page, await earningCustomer(sandbox.url));
    // A file that the dialog imports, instead of the dialog's own file.
    const restore = await loseFile(page, 'Dialog');
    const invite = page.getByRole('button', { name: 'Invite Friends', exact: true });
    await invite.click();
    await expect(toast(page, 'The invitation could not be loaded')).toBeVisible();
    await restore();
    await invite.click();
    await expect(page.getByRole('dialog', { name: 'Invite Friends' })).toBeVisible();
  });
});

test(
  'a next step whose code a new deployment has removed loads after the customer reloads',
  { tag: '@shell' },
  async ({ page, applicant, guard }) => {
    guard.allowConsole(failedRequest(404));
    const gone = filePattern('laterSteps');
    await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await openWizard(page);
    await fillStep(page, 1, applicant);
    await next(page);
    await expectFailedStep(page, 1);
    await expect(errorBox(page)).toContainText('could not be loaded');
    await expect(field(page, 'Password')).toHaveValue(applicant.password);

    await page.unroute(gone);
    await page.reload();
    await expect(page.getByText('Your earlier answers are back')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(applicant.email);
    await expect(field(page, 'Password')).toHaveValue('');
    await fillStep(page, 1, applicant);
    await next(page);
    await expectStep(page, 2);
  },
);
