import { paths } from '@bank-bonuses/product/routes';
import type { Locator, Page } from '@playwright/test';
import { earningCustomer, type Customer } from '../fixtures/people/customers.ts';
import { failedRequest, lostRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, signIn, submitLogin } from '../pages/login.ts';
import { expectScreen, toast } from '../pages/signedIn.ts';
import {
  expectFailedStep,
  expectStep,
  errorBox,
  fillStep,
  next,
  openWizard,
} from '../pages/wizard.ts';
import { field } from '../pages/wizardFields.ts';

interface Edge {
  /** Name of the failing file, without its hash. */
  file: string;
  /** Runs before the test starts to block the file. */
  before?: (page: Page, customer: Customer) => Promise<void>;
  /** Navigates to the place that needs the file. */
  open: (page: Page, customer: Customer) => Promise<void>;
  /** The message that the file could not be loaded. */
  failure: (page: Page) => Locator;
  /** Retries the load. */
  retry: (page: Page) => Promise<void>;
  works: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const lostScreen = (page: Page) =>
  page.getByRole('heading', { name: 'This page could not be loaded' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Navigation', exact: true });
const chart = (page: Page) => page.getByRole('figure', { name: 'Earnings Overview' });

const edges: Record<string, Edge> = {
  'the sign-in client': {
    file: 'connect',
    open: async (page, customer) => {
      await page.goto(paths.login);
      await submitLogin(page, customer);
    },
    failure: (page) => page.getByText('We could not reach the login service.'),
    // Retries without filling in the form again: the password is still there.
    retry: press('Login'),
    works: expectHome,
  },
  'the layout of the signed-in screens': {
    file: 'signedIn',
    open: async (page, customer) => {
      await page.goto(paths.login);
      await submitLogin(page, customer);
    },
    failure: lostScreen,
    retry: press('Try again'),
    works: expectHome,
  },
  'a screen opened after the first one': {
    file: 'HomePage',
    before: signIn,
    open: async (page) => {
      await page.goto(paths.settings);
      await expectScreen(page, 'Settings');
      await page.getByRole('link', { name: 'Home', exact: true }).click();
    },
    failure: lostScreen,
    retry: press('Try again'),
    works: expectHome,
  },
  'a public screen': {
    file: 'RegistrationPage',
    open: async (page) => {
      await page.goto(paths.login);
      await page.getByRole('link', { name: 'Sign up' }).click();
    },
    failure: lostScreen,
    retry: press('Try again'),
    works: (page) => expectStep(page, 1),
  },
  'the chart': {
    file: 'drawBars',
    open: signIn,
    failure: (page) => chart(page).getByText('The chart could not be loaded.'),
    retry: press('View as chart'),
    works: async (page) => {
      await expect(chart(page).getByRole('option').last()).toBeVisible();
      await expect(chart(page).getByRole('table')).toBeHidden();
    },
  },
  'a dialog': {
    // A file that the dialog imports, instead of the dialog's own file.
    file: 'Dialog',
    before: signIn,
    open: press('Invite Friends'),
    failure: (page) => toast(page, 'The invitation could not be loaded'),
    retry: press('Invite Friends'),
    works: (page) => expect(page.getByRole('dialog', { name: 'Invite Friends' })).toBeVisible(),
  },
  'the navigation sheet': {
    file: 'NavigationSheet',
    before: async (page, customer) => {
      await page.setViewportSize({ width: 600, height: 900 });
      await signIn(page, customer);
    },
    open: (page) => menuButton(page).click(),
    failure: (page) => toast(page, 'The navigation could not be loaded'),
    retry: (page) => menuButton(page).click(),
    works: (page) => expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible(),
  },
};

/** These also run in `npm test`: a screen, and a dialog with an import that fails to load. */
const representatives = ['a screen opened after the first one', 'a dialog'];

const filePattern = (file: string) => `**/assets/${file}-*.js`;

for (const [name, { file, before, open, failure, retry, works }] of Object.entries(edges)) {
  test(
    `after a network error, a retry in the same page loads the code of ${name}`,
    { tag: representatives.includes(name) ? '@shell' : ['@shell', '@full'] },
    async ({ page, sandbox, guard }) => {
      guard.allowConsole(lostRequest);
      const customer = await earningCustomer(sandbox.url);
      await before?.(page, customer);
      await page.route(filePattern(file), (route) => route.abort('internetdisconnected'));
      await open(page, customer);
      await expect(failure(page)).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.unroute(filePattern(file));
      await retry(page);
      await works(page);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    },
  );
}

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
