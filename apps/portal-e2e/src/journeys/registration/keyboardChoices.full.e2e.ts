import { cardExpiry, cardNumber, cardSecurityCode } from '../../fixtures/people/cards.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { fullName } from '../../fixtures/people/applicants.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { paidByCard, rowOf } from '../../fixtures/stored/storedRow.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectSuccess, fillUpTo, openWizard } from '../../pages/wizard.ts';
import { choice, field } from '../../pages/wizardFields.ts';
import {
  button,
  check,
  choosePhotoByKey,
  expectFocusedStep,
  press,
  typeInto,
} from '../../pages/wizardKeys.ts';
import { preview } from '../../pages/wizardPhotos.ts';

test(
  'the less common choices of the registration work by keyboard alone, also in forced colors',
  { tag: ['@registration', '@full'] },
  async ({ page, context, applicant, sandbox }) => {
    await context.grantPermissions(['camera']);
    await page.emulateMedia({ forcedColors: 'active' });
    const billing = {
      line1: '7 Quay Road',
      line2: 'Unit 3',
      city: 'Hamilton',
      state: 'ON',
      zip: 'L8P 4X3',
      country: 'Canada',
    };

    await test.step('cancel starting over', async () => {
      await openWizard(page);
      await typeInto(page, { Email: applicant.email });
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await press(page, 'Start over');
      await expect(button(page, 'Keep my answers')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Remove all answers')).toBeHidden();
      await expect(field(page, 'Email')).toHaveValue(applicant.email);
      await page.keyboard.press('Enter');
      await press(page, 'Remove all answers');
      await expectFocusedStep(page, 1);
      await expect(field(page, 'Email')).toHaveValue('');
    });

    await test.step('photos of a license: upload, remove, and take with the camera', async () => {
      await fillUpTo(page, 4, applicant);
      await choosePhotoByKey(page, 'front');
      await press(page, "Remove Front of driver's license");
      await expect(preview(page, 'front')).toBeHidden();
      await expect(field(page, "Front of driver's license")).toBeFocused();
      await choosePhotoByKey(page, 'back');
      await choosePhotoByKey(page, 'front', 'Shift+Tab');

      const opener = page.getByRole('button', { name: 'Take photo: Selfie Photo' });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const camera = page.getByRole('dialog', { name: 'Take photo: Selfie Photo' });
      const inCamera = (name: string) => camera.getByRole('button', { name, exact: true });
      await expect(inCamera('Take photo')).toBeEnabled();
      for (const name of ['Take photo', 'Retake', 'Take photo', 'Use photo']) {
        if (!(await inCamera(name).evaluate((element) => element === document.activeElement)))
          await tabTo(page, inCamera(name));
        await page.keyboard.press('Enter');
      }
      await expect(camera).toBeHidden();
      await expect(preview(page, 'selfie')).toBeVisible();
      await typeInto(page, {
        Occupation: applicant.occupation,
        Employer: applicant.employer,
        'Annual Income': applicant.income,
        "Mother's Maiden Name": applicant.mothersMaidenName,
      });
      await page.keyboard.press('Enter');
      await expectFocusedStep(page, 5);
    });

    await test.step('each payment method, and a separate billing address', async () => {
      await tabTo(page, choice(page, 'Card'));
      await page.keyboard.press('Space');
      for (const other of ['Bill pay', 'Wire transfer']) {
        await page.keyboard.press('ArrowDown');
        await expect(choice(page, other)).toBeChecked();
        await check(page, /I've sent the payment/);
        await tabTo(page, choice(page, other), 'Shift+Tab');
      }
      await page.keyboard.press('ArrowDown');
      await expect(choice(page, 'Card')).toBeChecked();
      await typeInto(page, {
        'Card Number': cardNumber,
        'Expiry Date': cardExpiry,
        'Security Code': cardSecurityCode,
        'Card Holder Name': fullName(applicant),
      });
      await tabTo(page, page.getByRole('checkbox', { name: /^Billing address is the same/ }));
      await page.keyboard.press('Space');
      await typeInto(page, {
        'Billing Address Line 1': billing.line1,
        'Billing Address Line 2': billing.line2,
        'Billing City': billing.city,
        'Billing State': billing.state,
        'Billing Zip Code': billing.zip,
        'Billing Country': 'Canad',
      });
      await check(page, /authorize/i);
      await check(page, /agree to the Terms of Service/);
      await check(page, /agree to the Independent Contractor Agreement/);
      await press(page, 'Register');
      await expectSuccess(page);
    });

    expect(await onlyRegistration(sandbox.url, applicant.email)).toEqual({
      ...rowOf(applicant),
      ...paidByCard(applicant, billing),
    });
  },
);
