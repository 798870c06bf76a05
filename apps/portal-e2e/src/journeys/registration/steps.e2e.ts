import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { holdBack } from '../../fixtures/network/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectStep,
  fillStep,
  fillUpTo,
  stepHeading,
  type StepNumber,
} from '../../pages/wizard.ts';
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

test(
  'Forward does not pass a step that is no longer complete',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    await fillUpTo(page, 3, applicant);
    await page.goBack();
    await expectFocusedStep(page, 2);
    await page.goBack();
    await expectFocusedStep(page, 1);
    await field(page, 'Email').fill('');
    await page.goForward();
    await expectStep(page, 1);
    await field(page, 'Email').fill(applicant.email);
    await page.goForward();
    await expectFocusedStep(page, 2);
  },
);

test(
  'Back and Forward after a reload move between the visited steps',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    await fillUpTo(page, 3, applicant);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expectStep(page, 3);
    await page.goBack();
    await expectStep(page, 2);
    await expect(field(page, 'First Name')).toHaveValue(applicant.firstName);
    // Forward stays on step 2: the reload has cleared the password and the Social Security number,
    // so the later steps are reached only with Next.
    await page.goForward();
    await expectStep(page, 2);
  },
);

test(
  'a double click moves one step and presses nothing in the next step',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await fillUpTo(page, 1, applicant);
    await fillStep(page, 1, applicant);
    const button = page.getByRole('button', { name: 'Next', exact: true });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('The button is not drawn');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down({ clickCount: 1 });
    await page.mouse.up({ clickCount: 1 });
    await expectFocusedStep(page, 2);
    // The second click of a double click presses whatever is under the pointer now.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(stepHeading(page, 2)).toBeFocused();
  },
);

test(
  'password advice that loads late causes no layout shift',
  { tag: ['@registration', '@full'] },
  async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/laterSteps-*.js');
    await page.goto(paths.register);
    await page.getByLabel('Password', { exact: true }).fill('fictional kettle moth');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const before = await next.boundingBox();
    letGo();
    await expect(page.getByText('Strength: strong.')).toBeVisible();
    expect(await next.boundingBox()).toEqual(before);
  },
);
