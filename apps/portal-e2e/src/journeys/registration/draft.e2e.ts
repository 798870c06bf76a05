import type { Page } from '@playwright/test';
import { browserBytes, expectNowhere, typedSecrets } from '../../fixtures/secrets.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectStep, fillStep, fillUpTo } from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';

/** Reloads the page and confirms the browser's prompt. */
async function reload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
}

test('a reload loses only secret answers, and the page names the answers to enter again', async ({
  page,
  context,
  applicant,
}) => {
  const notice = page.getByRole('status').filter({ hasText: 'Your earlier answers are back' });
  await fillUpTo(page, 2, applicant);
  await fillStep(page, 2, applicant);
  expectNowhere(await browserBytes(page, context), typedSecrets(applicant));
  await reload(page);

  await expectStep(page, 2);
  await expect(notice).toContainText('Social Security number and date of birth again');
  await expect(field(page, 'First Name')).toHaveValue(applicant.firstName);
  await expect(field(page, 'Social Security Number')).toHaveValue('');
  await expect(field(page, 'Date of Birth')).toHaveValue('');
  await notice.getByRole('button', { name: 'Account: password' }).click();
  await expectStep(page, 1);
  await expect(field(page, 'Password')).toBeFocused();
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(field(page, 'Email')).toHaveValue(applicant.email);
});
