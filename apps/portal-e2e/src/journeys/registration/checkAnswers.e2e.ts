import type { Locator, Page } from '@playwright/test';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectStep,
  expectSuccess,
  fillStep,
  fillUpTo,
  next,
  stepHeading,
  submit,
} from '../../pages/wizard.ts';
import { choice, field } from '../../pages/wizardFields.ts';

/** The value beside a term of a list. */
function valueOf(within: Page | Locator, term: string): Locator {
  const row = within.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) });
  return row.locator('xpath=following-sibling::dd[1]');
}

test('the total is $5,000.00, and $5,150.00 by card', async ({ page, applicant }) => {
  await fillUpTo(page, 5, applicant);
  await expect(valueOf(page, 'Total')).toHaveText('$5,000.00');
  await choice(page, 'Card').check();
  await expect(valueOf(page, 'Account opening fee')).toHaveText('$5,000.00');
  await expect(page.getByText('Card processing fee (3%)')).toBeVisible();
  await expect(page.getByText('$150.00')).toBeVisible();
  await expect(valueOf(page, 'Total')).toHaveText('$5,150.00');
  for (const other of ['Bill pay', 'Wire transfer']) {
    await choice(page, other).check();
    await expect(valueOf(page, 'Total')).toHaveText('$5,000.00');
    await expect(page.getByText(/Card processing fee/)).toBeHidden();
  }
});

test('each answer can be changed from the last step, and the way leads back', async ({
  page,
  applicant,
  sandbox,
}) => {
  await fillUpTo(page, 5, applicant);
  await fillStep(page, 5, applicant, { payment: 'wire' });
  const summary = page.getByText('Check your answers');
  await expect(page.getByRole('button', { name: 'Change Personal' })).toBeHidden();
  await summary.click();
  await expect(valueOf(page, 'Email')).toHaveText(applicant.email);
  await expect(valueOf(page, 'Social Security Number')).toHaveText(
    `•••-••-${applicant.ssn.slice(-4)}`,
  );
  await expect(valueOf(page, 'City')).toHaveText(applicant.city);
  await expect(valueOf(page, 'Selfie Photo')).toHaveText('Added');
  await expect(valueOf(page, "Mother's Maiden Name")).toHaveText('Entered');
  await expect(page.getByText(applicant.mothersMaidenName)).toBeHidden();

  const changes = {
    Account: { step: 1, label: 'Email', text: `other.${applicant.email}` },
    Personal: { step: 2, label: 'First Name', text: 'Robin' },
    Address: { step: 3, label: 'City', text: 'Agawam' },
    Security: { step: 4, label: 'Employer', text: 'Quiet Company' },
  } as const;
  for (const [name, { step, label, text }] of Object.entries(changes)) {
    await page.getByRole('button', { name: `Change ${name}` }).click();
    await expectStep(page, step);
    await expect(stepHeading(page, step)).toBeFocused();
    await expect(page.getByText('Next brings you back to step 5.')).toBeVisible();
    await field(page, label).fill(text);
    await next(page);
    await expectStep(page, 5);
    await expect(valueOf(page, label)).toHaveText(text);
  }
  await submit(page);
  await expectSuccess(page);
  expect(await onlyRegistration(sandbox.url, changes.Account.text)).toMatchObject({
    first_name: 'Robin',
    city: 'Agawam',
    employer: 'Quiet Company',
  });
});
