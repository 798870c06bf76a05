import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { newApplicant } from '../fixtures/people/applicants.ts';
import { goTo, main } from '../pages/signedIn.ts';
import { signIn } from '../pages/login.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

/**
 * A browser treats a letter with its combining marks as one character, and never breaks a line
 * inside it, however many marks there are.
 */
const marks = `Ko\u0e01${'\u0e47\u0e48\u0e49\u0e4a'.repeat(40)}`;

const phone = { width: 320, height: 900 };

/** Appends the marks to every text of a response that the screens show. */
const marked = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => marked(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, marked(of, key)]));
  }
  return typeof value === 'string' && texts.test(name) ? `${value} ${marks}` : value;
};

const texts =
  /^(first_name|last_name|personal_email|address_line_[12]|city|occupation|employer|income|bank_email|bank_name|bank|task_type|account|account_type|citizenship_country|mothers_maiden_name|email|full_name)$/;

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflow, { message: state }).toBe(0);
}

test(
  'long runs of combining marks do not widen the signed-in screens',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox }) => {
    for (const pattern of ['**/api/user/**', '**/auth/v1/token*']) {
      await page.route(pattern, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: marked(await response.json()) });
      });
    }
    await signIn(page, await earningCustomer(sandbox.url));
    for (const name of ['Home', 'Accounts', 'Bonuses', 'Settings'] as const) {
      await page.setViewportSize({ width: 1280, height: 900 });
      if (name !== 'Home') await goTo(page, name);
      await expect(main(page).getByText(marks).first()).toBeAttached();
      await page.setViewportSize(phone);
      await expectNoSidewaysScroll(page, name);
    }
    await page.getByRole('button', { name: 'Navigation', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(/Welcome back/)).toBeVisible();
    await expectNoSidewaysScroll(page, 'navigation');
    const sheetOverflow = () => sheet.evaluate((node) => node.scrollWidth - node.clientWidth);
    await expect.poll(sheetOverflow).toBe(0);
  },
);

test(
  'long runs of combining marks do not widen the answers to check, the banks and the receipt',
  { tag: ['@shell', '@full'] },
  async ({ page }) => {
    const applicant = newApplicant({
      firstName: marks,
      lastName: marks,
      addressLine1: `12 ${marks}`,
      city: marks,
      employer: marks,
      occupation: marks,
    });
    await fillWizard(page, applicant, { payment: 'wire', referredBy: marks });
    await page.setViewportSize(phone);
    await expect(page.getByText(marks).first()).toBeAttached();
    await expectNoSidewaysScroll(page, 'answers');
    await submit(page);
    await expectSuccess(page);
    await expectNoSidewaysScroll(page, 'receipt');
  },
);
