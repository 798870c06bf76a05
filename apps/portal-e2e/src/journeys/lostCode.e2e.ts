import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { failedRequest, lostRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin } from '../pages/login.ts';
import {
  expectFailedStep,
  expectStep,
  errorBox,
  fillStep,
  next,
  openWizard,
} from '../pages/wizard.ts';
import { field } from '../pages/wizardFields.ts';

const startError = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The portal could not be loaded completely.' });

test('a page whose script fails to load shows an error, and loads again', async ({
  page,
  guard,
}) => {
  guard.allowConsole(lostRequest, /dynamically imported module/);
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto(paths.login);
  await expect(startError(page)).toBeVisible();
  await page.unroute('**/assets/main-*.js');
  await startError(page).getByRole('link', { name: 'load the page again' }).click();
  await expectLogin(page);
  await expect(startError(page)).toBeHidden();
});

test('a screen whose code was lost in the network loads by Try again in the same page', async ({
  page,
  sandbox,
  guard,
  openSignedIn,
}) => {
  guard.allowConsole(lostRequest);
  await openSignedIn(await earningCustomer(sandbox.url), { path: paths.settings });
  const file = '**/assets/HomePage-*.js';
  await page.route(file, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHome(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a next step whose code a new deployment has removed loads after the customer reloads', async ({
  page,
  applicant,
  guard,
}) => {
  guard.allowConsole(failedRequest(404));
  const gone = '**/assets/later-*.js';
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
});
