import { failedRequest } from '../../fixtures/guard.ts';
import {
  mockNextRegistration,
  mockValidationIssues,
  registrationFailed,
} from '../../fixtures/network/register.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectStep,
  expectSuccess,
  errorBox,
  fillStep,
  fillWizard,
  next,
  openWizard,
  stepNumbers,
  submit,
  type StepNumber,
} from '../../pages/wizard.ts';
import { choice, field } from '../../pages/wizardFields.ts';

const required = 'Please fill in all required fields';

/**
 * The first error text of each empty step, and its error links with the fields that they lead to.
 */
const emptySteps: Record<StepNumber, { text: string; links: Record<string, string> }> = {
  1: {
    text: required,
    links: { Email: 'Email', Password: 'Password', 'Confirm Password': 'Confirm Password' },
  },
  2: {
    text: required,
    links: {
      'First Name': 'First Name',
      'Last Name': 'Last Name',
      'Phone Number': 'Phone Number',
      'Social Security Number': 'Social Security Number',
      'Date of Birth': 'Date of Birth',
    },
  },
  3: {
    text: 'Address Line 1 is required. City is required. State is required. Zip Code is required',
    links: {
      'Address Line 1': 'Address Line 1',
      City: 'City',
      State: 'State',
      'Zip Code': 'Zip Code',
    },
  },
  4: {
    text: "Please upload the front and back of your driver's license",
    links: {
      "Please upload the front and back of your driver's license": "Front of driver's license",
      'Please upload a selfie photo for identity verification': 'Selfie Photo',
      "Please enter your mother's maiden name": "Mother's Maiden Name",
    },
  },
  5: {
    text: 'Please fill in all credit card details',
    links: {
      'Please fill in all credit card details': 'Card Number',
      'Please fill in all billing address fields': 'Billing Address Line 1',
      'You must authorize the card charge to proceed': 'I authorize Bank Bonuses',
      'You must agree to the Terms of Service and Independent Contractor Agreement to proceed':
        'I agree to the Terms of Service',
    },
  },
};

test(
  'the error summary receives the focus, and its links lead to the fields',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    await openWizard(page);
    for (const step of stepNumbers) {
      const { text, links } = emptySteps[step];
      await expectStep(page, step);
      if (step === 5) {
        await choice(page, 'Card').check();
        await page.getByRole('checkbox', { name: /^Billing address is the same/ }).uncheck();
      }
      await (step === 5 ? submit(page) : next(page));
      await expectFailedStep(page, step);
      await expect(errorBox(page)).toBeFocused();
      await expect(errorBox(page)).toHaveText(new RegExp(`^${text}`));
      await expect(errorBox(page).getByRole('link')).toHaveText(Object.keys(links));
      for (const [link, label] of Object.entries(links)) {
        await errorBox(page).getByRole('link', { name: link, exact: true }).click();
        const control = page.getByLabel(label, { exact: false }).and(page.locator(':focus'));
        await expect(control).toBeVisible();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
      }
      await fillStep(page, step, applicant);
      // The box says what was wrong at the last press, until the next one.
      await expect(errorBox(page).getByRole('link')).toHaveText(Object.keys(links));
      if (step < 5) await next(page);
    }
  },
);

test(
  'a validation error of the service marks the field that it names, and opens its step',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, guard }) => {
    guard.allowConsole(failedRequest(422), registrationFailed);
    await fillWizard(page, applicant, { payment: 'wire' });
    await mockValidationIssues(page, [
      { at: 'selfie_photo.data', msg: 'Two faces' },
      { at: 'zip_code', msg: 'No such place' },
    ]);
    await submit(page);

    // Opens the step of the first field that the response names, not the first invalid step.
    await expectFailedStep(page, 4);
    const box = errorBox(page);
    await expect(box).toBeFocused();
    await expect(box).toContainText(
      /Validation errors:\s*selfie_photo\.data: Two faces\s*zip_code: No such place/,
    );
    await expect(field(page, 'Selfie Photo')).toHaveAccessibleDescription(/Two faces/);
    await box.getByRole('link', { name: 'Selfie Photo' }).click();
    await expect(field(page, 'Selfie Photo')).toBeFocused();
    await box.getByRole('link', { name: 'Zip Code' }).click();
    await expectStep(page, 3);
    await expect(field(page, 'Zip Code')).toBeFocused();
    await expect(field(page, 'Zip Code')).toHaveAccessibleDescription(/No such place/);
    await expect(field(page, 'Zip Code')).toHaveValue(applicant.zip);
    // The first press of Next shows the rejected fields that are still unchanged. The second press
    // continues although they are unchanged.
    await next(page);
    await expectFailedStep(page, 4);
    await expect(box).toBeFocused();
    await expect(box.getByRole('link')).toHaveText(['Selfie Photo: Two faces']);
    await next(page);
    await expectStep(page, 5);
    await submit(page);
    await expectSuccess(page);
  },
);

test(
  'an error that names no field of the form stays on the last step',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, guard }) => {
    guard.allowConsole(failedRequest(422), registrationFailed);
    await fillWizard(page, applicant, { payment: 'wire' });
    const detail = [{ msg: 'Not today' }, { loc: ['body', 'auth_id'], msg: 'Unknown' }];
    await mockNextRegistration(page, 422, { json: { detail } });
    await submit(page);
    await expectFailedStep(page, 5);
    await expect(errorBox(page)).toBeFocused();
    await expect(errorBox(page)).toContainText(
      /Validation errors:\s*unknown field: Not today\s*auth_id: Unknown/,
    );
    await expect(errorBox(page).getByRole('link')).toHaveCount(0);
  },
);
