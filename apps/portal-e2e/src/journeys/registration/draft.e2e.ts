import type { Page } from '@playwright/test';
import { cardExpiry } from '../../fixtures/people/cards.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { browserBytes, expectNowhere, typedSecrets } from '../../fixtures/secrets.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectStep, expectSuccess, fillWizard, next, submit } from '../../pages/wizard.ts';
import { choice, field } from '../../pages/wizardFields.ts';
import { choosePhoto } from '../../pages/wizardPhotos.ts';
import { acceptContracts, fillCardSecrets } from '../../pages/wizardPayment.ts';
import { plainPhoto } from '../../fixtures/photos/photos.ts';

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your earlier answers are back' });

/** Reloads the page and confirms the browser's prompt. */
async function reload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
}

test(
  'a reload loses only secret answers, and the page names the answers to enter again',
  { tag: '@registration' },
  async ({ page, context, applicant, sandbox }) => {
    const bank = { institution: 'Ally Bank', accountTypes: ['Personal Savings'] };
    const foreigner = { status: 'None of the above', country: 'Japan' } as const;
    await fillWizard(page, applicant, { banks: [bank], referredBy: 'Kim Friend', foreigner });
    expectNowhere(await browserBytes(page, context), typedSecrets(applicant));
    await reload(page);

    await expectStep(page, 5);
    await expect(notice(page)).toContainText('enter your card and check the agreements again');
    await notice(page).getByRole('button', { name: 'Account: password' }).click();
    await expectStep(page, 1);
    await expect(field(page, 'Password')).toBeFocused();
    await expect(notice(page)).toContainText('Please enter your password again.');
    await expect(field(page, 'Email')).toHaveValue(applicant.email);
    for (const label of ['Password', 'Confirm Password']) {
      await expect(field(page, label)).toHaveValue('');
      await field(page, label).fill(applicant.password);
    }
    await next(page);

    await expectStep(page, 2);
    await expect(notice(page)).toContainText('Social Security number and date of birth again');
    await expect(field(page, 'First Name')).toHaveValue(applicant.firstName);
    await expect(field(page, 'Last Name')).toHaveValue(applicant.lastName);
    await expect(field(page, 'Phone Number')).toHaveValue(applicant.phone);
    await expect(field(page, 'Social Security Number')).toHaveValue('');
    await expect(field(page, 'Date of Birth')).toHaveValue('');
    await field(page, 'Social Security Number').fill(applicant.ssn);
    await field(page, 'Date of Birth').fill(applicant.dateOfBirth);
    await next(page);

    await expectStep(page, 3);
    await expect(field(page, 'ZIP Code')).toHaveValue(applicant.zip);
    await next(page);

    await expectStep(page, 4);
    await expect(notice(page)).toContainText("photos and enter your mother's maiden name again");
    await expect(page.getByRole('img', { name: /^Your photo/ })).toHaveCount(0);
    await expect(field(page, 'Country of Citizenship')).toHaveValue('Japan');
    await expect(field(page, "Mother's Maiden Name")).toHaveValue('');
    for (const kind of ['front', 'back', 'selfie'] as const)
      await choosePhoto(page, kind, await plainPhoto(kind));
    await field(page, "Mother's Maiden Name").fill(applicant.mothersMaidenName);
    await next(page);

    await expectStep(page, 5);
    await expect(notice(page)).toContainText('enter your card and check the agreements again');
    await expect(choice(page, 'Card')).toBeChecked();
    for (const label of ['Card Number', 'Expiry Date', 'Security Code', 'Card Holder Name'])
      await expect(field(page, label)).toHaveValue('');
    for (const box of [/authorize/i, /Terms of Service/, /Independent Contractor/])
      await expect(page.getByRole('checkbox', { name: box })).not.toBeChecked();
    await fillCardSecrets(page);
    await field(page, 'Expiry Date').fill(cardExpiry);
    await field(page, 'Card Holder Name').fill('Another Person');
    await page.getByRole('checkbox', { name: /authorize/i }).check();
    await acceptContracts(page);
    await submit(page);
    await expectSuccess(page);

    expect(await onlyRegistration(sandbox.url, applicant.email)).toMatchObject({
      ssn: applicant.ssn,
      city: applicant.city,
      zip_code: applicant.zip,
      employer: applicant.employer,
      is_us_citizen: false,
      permanent_resident: false,
      citizenship_country: 'Japan',
      referred_by: 'Kim Friend',
      existing_bank_accounts: [bank],
    });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);
