import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectStep, fillStep, fillUpTo, next, openWizard } from '../../pages/wizard.ts';
import { choice, field } from '../../pages/wizardFields.ts';

async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page, label).focus();
  await page.keyboard.press('Control+V');
}

const grantClipboard = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);

test(
  'the account step advises on typos and weak passwords without blocking',
  { tag: ['@registration', '@full'] },
  async ({ page }) => {
    await openWizard(page);
    await field(page, 'Email').fill('kim.lane@gmial.com');
    await field(page, 'Password').fill('abcdef');
    await page.getByRole('button', { name: 'kim.lane@gmail.com' }).click();
    await expect(field(page, 'Email')).toHaveValue('kim.lane@gmail.com');
    await expect(field(page, 'Email')).toBeFocused();

    await expect(field(page, 'Password')).toHaveAccessibleDescription(/Strength: weak/);
    await field(page, 'Password').fill('quiet harbour 7 lanterns');
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/Strength: strong/);
    await field(page, 'Password').fill('abcdef');
    await field(page, 'Password').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/Caps lock is on/);

    await field(page, 'Confirm Password').fill('abcdef');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await expect(field(page, 'Confirm Password')).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show confirmed password' }).click();
    await expect(field(page, 'Confirm Password')).toHaveAttribute('type', 'text');
    await next(page);
    await expectStep(page, 2);
  },
);

test(
  'the SSN accepts a paste in any format, and is masked on blur',
  { tag: '@registration' },
  async ({ page, context, applicant }) => {
    await grantClipboard(context);
    await fillUpTo(page, 2, applicant);
    const ssn = field(page, 'Social Security Number');
    await paste(page, 'Social Security Number', ' 900 12 3456\n');
    await expect(ssn).toHaveValue('900-12-3456');
    await page.keyboard.press('Tab');
    await expect(ssn).toHaveValue('•••-••-3456');
    await page.getByRole('button', { name: 'Show social security number' }).click();
    await expect(ssn).toHaveValue('900-12-3456');
    await page.getByRole('button', { name: 'Hide social security number' }).click();
    await expect(ssn).toHaveValue('•••-••-3456');
    // The caret stays in place after a digit is replaced in the middle.
    await ssn.focus();
    await ssn.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 5));
    await page.keyboard.type('7');
    await expect(ssn).toHaveValue('900-72-3456');
    await page.keyboard.press('Backspace');
    await expect(ssn).toHaveValue('900-23-456');
    await page.keyboard.type('8');
    await expect(ssn).toHaveValue('900-82-3456');
  },
);

test(
  'an SSN is replaced by typing over it',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    await fillUpTo(page, 2, applicant);
    const ssn = field(page, 'Social Security Number');
    await ssn.fill('12345678');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(ssn).toBeFocused();
    await page.keyboard.type('900123456');
    await expect(ssn).toHaveValue('900-12-3456');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(ssn).toBeFocused();
    await page.keyboard.type('900654321');
    await expect(ssn).toHaveValue('900-65-4321');

    // Simulates a script that fills fields: it selects the value before it focuses the field.
    await ssn.blur();
    await ssn.evaluate((input: HTMLInputElement) => {
      input.select();
      input.focus();
    });
    await page.keyboard.insertText('900887777');
    await expect(ssn).toHaveValue('900-88-7777');
    await ssn.blur();
    await ssn.fill('');
    await expect(ssn).toHaveValue('');
  },
);

test(
  'card and payment details are formatted and copied in their usual form',
  { tag: ['@registration', '@full'] },
  async ({ page, context, applicant }) => {
    await grantClipboard(context);
    await fillUpTo(page, 5, applicant);
    await fillStep(page, 5, applicant);
    for (const [label, text, written] of [
      ['Card Number', '4242-4242-4242-4242', '4242 4242 4242 4242'],
      ['Expiry Date', '12/2030', '12/30'],
    ] as const) {
      await field(page, label).fill('');
      await paste(page, label, text);
      await expect(field(page, label)).toHaveValue(written);
    }
    const purposes = {
      'Card Number': 'cc-number',
      'Expiry Date': 'cc-exp',
      'Security Code': 'cc-csc',
    };
    for (const [label, purpose] of Object.entries(purposes))
      await expect(field(page, label)).toHaveAttribute('autocomplete', purpose);

    await choice(page, 'Wire transfer').check();
    const copy = page.getByRole('button', { name: 'Copy account number' });
    await copy.click();
    await expect(page.getByRole('button', { name: 'Copied account number' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toBe('');
    await expect(page.getByRole('definition').filter({ hasText: copied })).toBeVisible();
  },
);
