import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectStep, fillUpTo, stepHeading, type StepNumber } from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';

async function expectFocusedStep(page: Page, step: StepNumber): Promise<void> {
  await expectStep(page, step);
  await expect(stepHeading(page, step)).toBeFocused();
}

test(
  'Back and Forward move between the steps, and update title and focus',
  { tag: '@registration' },
  async ({ page, applicant }) => {
    await fillUpTo(page, 4, applicant);
    for (const step of [3, 2, 1] as const) {
      await page.goBack();
      await expectFocusedStep(page, step);
    }
    for (const step of [2, 3, 4] as const) {
      await page.goForward();
      await expectFocusedStep(page, step);
    }
    // Step 4 is not complete, so the history has no later entry.
    expect(await page.goForward()).toBeNull();
    await expectStep(page, 4);
    await expect(field(page, "Mother's Maiden Name")).toBeVisible();
  },
);
