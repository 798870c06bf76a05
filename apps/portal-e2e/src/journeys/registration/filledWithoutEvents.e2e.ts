import type { Locator } from '@playwright/test';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { paidByCard, rowOf } from '../../fixtures/stored/storedRow.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectStep,
  expectSuccess,
  fillStep,
  next,
  openWizard,
  submit,
  type StepNumber,
} from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';

/** Sets a field's value as some password managers do: by a script, without an event. */
async function fillSilently(target: Locator, value: string): Promise<void> {
  await target.evaluate((element, text) => {
    const { prototype } =
      element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  }, value);
}

test(
  'values that are filled in without an event are stored as if typed',
  { tag: '@registration' },
  async ({ page, applicant, sandbox }) => {
    const fill = async (answers: Record<string, string>) => {
      for (const [label, answer] of Object.entries(answers))
        await fillSilently(field(page, label), answer);
    };
    const { email, password } = applicant;
    const answers = {
      1: { Email: email, Password: password, 'Confirm Password': password },
      2: {
        'First Name': applicant.firstName,
        'Last Name': applicant.lastName,
        'Phone Number': applicant.phone,
        'Social Security Number': applicant.ssn,
        'Date of Birth': applicant.dateOfBirth,
      },
      3: {
        'Address Line 1': applicant.addressLine1,
        'Address Line 2': applicant.addressLine2,
        City: applicant.city,
        State: applicant.state,
        'ZIP Code': applicant.zip,
      },
    };
    await openWizard(page);
    for (const step of [1, 2, 3] as const) {
      await fill(answers[step]);
      await next(page);
      await expectStep(page, (step + 1) as StepNumber);
    }
    await fillStep(page, 4, applicant);
    await field(page, 'Occupation').clear();
    await fill({ Occupation: applicant.occupation });
    await next(page);
    await expectStep(page, 5);
    await fillStep(page, 5, applicant);
    await field(page, 'Card Holder Name').clear();
    await fill({ 'Card Holder Name': `${applicant.firstName} ${applicant.lastName}` });
    await submit(page);
    await expectSuccess(page);
    expect(await onlyRegistration(sandbox.url, applicant.email)).toEqual({
      ...rowOf(applicant),
      ...paidByCard(applicant),
    });
  },
);
