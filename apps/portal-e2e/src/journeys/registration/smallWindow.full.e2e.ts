import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { fillUpTo } from '../../pages/wizard.ts';

// A window of 1280 x 1024 pixels at 400% zoom.
const zoomed = { width: 320, height: 256 };

/**
 * Returns whether the dialog scrolls as a whole, instead of only the part between its title and its
 * buttons.
 */
const scrollsAsAWhole = (dialog: Locator) =>
  dialog.evaluate(
    (popup) =>
      popup.scrollHeight > popup.clientHeight && getComputedStyle(popup).overflowY === 'auto',
  );

test(
  'a dialog uses the whole window at 400% zoom',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    await fillUpTo(page, 5, applicant);
    await page.setViewportSize(zoomed);
    for (const name of ['Add Bank Account', 'Read the Independent Contractor Agreement']) {
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await scrollsAsAWhole(dialog), name).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  },
);
