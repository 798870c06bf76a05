import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { fillStep, fillUpTo, walk } from '../../pages/wizard.ts';
import { choice, field } from '../../pages/wizardFields.ts';

/**
 * Types each character as an input method does, for example for Chinese or on some phones: composes
 * the character first, then commits it.
 */
async function compose(page: Page, label: string, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await field(page, label).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  for (const character of text) {
    await session.send('Input.imeSetComposition', {
      text: character,
      selectionStart: 1,
      selectionEnd: 1,
    });
    await session.send('Input.insertText', { text: character });
  }
  await session.detach();
}

test('an input method enters every digit once, in ASCII and in full width', async ({
  page,
  applicant,
}) => {
  await fillUpTo(page, 2, applicant);
  await fillStep(page, 2, applicant);
  const ssn = field(page, 'Social Security Number');
  for (const digits of ['900123456', '９００１２３４５６']) {
    await compose(page, 'Social Security Number', digits);
    await expect(ssn).toHaveValue('900-12-3456');
  }
  await walk(page, 2, 3);
  await fillStep(page, 3, applicant);
  for (const digits of ['331341234', '３３１３４１２３４']) {
    await compose(page, 'ZIP Code', digits);
    await expect(field(page, 'ZIP Code')).toHaveValue('33134-1234');
  }
  await walk(page, 3, 4);
  await fillStep(page, 4, applicant);
  await walk(page, 4, 5);
  await choice(page, 'Card').check();
  await compose(page, 'Card Number', '4242424242424242');
  await expect(field(page, 'Card Number')).toHaveValue('4242 4242 4242 4242');
  await compose(page, 'Expiry Date', '1230');
  await expect(field(page, 'Expiry Date')).toHaveValue('12/30');
});
