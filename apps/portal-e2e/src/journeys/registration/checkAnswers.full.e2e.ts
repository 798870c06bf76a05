import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectStep,
  expectSuccess,
  fillStep,
  fillUpTo,
  next,
  openWizard,
  stepHeading,
  submit,
} from '../../pages/wizard.ts';
import {
  expectAmounts,
  firstPrice,
  orderSummaries,
  storedAmounts,
  valueOf,
} from '../../pages/costs.ts';
import { field } from '../../pages/wizardFields.ts';

test(
  'a customer changes each answer from the last step, and returns to the last step',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, sandbox }) => {
    await openWizard(page);
    const promised = await firstPrice(page, 'By bill pay or wire');
    await fillUpTo(page, 5, applicant);
    await fillStep(page, 5, applicant, { payment: 'wire' });
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
    const amounts = { 'Account opening fee': promised, Total: promised };
    for (const part of orderSummaries(page)) await expectAmounts(part, amounts);
    await submit(page);
    await expectSuccess(page);
    const stored = await onlyRegistration(sandbox.url, changes.Account.text);
    expect(storedAmounts(stored)).toEqual(amounts);
    await expectAmounts(page.getByRole('region', { name: 'Your receipt' }), amounts);
    expect(stored).toMatchObject({
      first_name: 'Robin',
      city: 'Agawam',
      employer: 'Quiet Company',
    });
  },
);
