import { paths } from '@bank-bonuses/product/routes';
import { cardExpiry, cardNumber, cardSecurityCode } from '../../fixtures/people/cards.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { fullName } from '../../fixtures/people/applicants.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { paidByCard, rowOf } from '../../fixtures/stored/storedRow.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin } from '../../pages/login.ts';
import { expectFailedStep, expectStep, expectSuccess, errorBox } from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';
import {
  asTyped,
  button,
  check,
  choosePhotoByKey,
  expectFocusedStep,
  insertInto,
  press,
  typeInto,
} from '../../pages/wizardKeys.ts';

test('the whole registration works by keyboard alone', async ({ page, applicant, sandbox }) => {
  await page.goto(paths.register);
  await expectStep(page, 1);

  await test.step('Account, with a summary of errors', async () => {
    await press(page, 'Next');
    await expectFailedStep(page, 1);
    await expect(errorBox(page)).toBeFocused();
    await tabTo(page, errorBox(page).getByRole('link', { name: 'Email' }));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Email')).toBeFocused();
    await page.keyboard.insertText(applicant.email);
    await insertInto(page, {
      Password: applicant.password,
      'Confirm Password': applicant.password,
    });
    await page.keyboard.press('Enter');
    await expectFocusedStep(page, 2);
  });

  await test.step('Personal', async () => {
    await insertInto(page, {
      'First Name': applicant.firstName,
      'Last Name': applicant.lastName,
    });
    await typeInto(page, {
      'Phone Number': applicant.phone,
      'Social Security Number': applicant.ssn,
      'Date of Birth': asTyped(applicant.dateOfBirth),
    });
    await press(page, 'Next');
    await expectFocusedStep(page, 3);
  });

  await test.step('Address', async () => {
    await insertInto(page, {
      'Address Line 1': applicant.addressLine1,
      'Address Line 2': applicant.addressLine2,
      City: applicant.city,
    });
    await typeInto(page, { State: 'Mass', 'ZIP Code': applicant.zip });
    await expect(field(page, 'State')).toHaveValue('MA');
    await press(page, 'Next');
    await expectFocusedStep(page, 4);
  });

  await test.step('Security, with photos', async () => {
    await tabTo(page, page.getByRole('radio', { name: /^Driver's License/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Passport/ })).toBeChecked();
    await choosePhotoByKey(page, 'passport');
    await choosePhotoByKey(page, 'selfie');
    await check(page, 'Permanent Resident');
    await typeInto(page, { 'Country of Citizenship': 'Viet' });
    await insertInto(page, {
      Occupation: applicant.occupation,
      Employer: applicant.employer,
      'Annual Income': applicant.income,
    });
    await check(page, 'Yes');
    await insertInto(page, { "Mother's Maiden Name": applicant.mothersMaidenName });
    await page.keyboard.press('Enter');
    await expectFocusedStep(page, 5);
  });

  await test.step('Sign Up, with a bank by search', async () => {
    await press(page, 'Add Bank Account');
    const dialog = page.getByRole('dialog', { name: 'Add Bank Account' });
    await tabTo(page, dialog.getByRole('searchbox'));
    await page.keyboard.type('ally');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: 'Ally Bank' })).toBeChecked();
    await check(page, 'Business Savings');
    await press(page, 'Add Bank');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Add Bank Account')).toBeFocused();

    await tabTo(page, page.getByRole('radio', { name: /^Card/ }));
    await page.keyboard.press('Space');
    await typeInto(page, {
      'Card Number': cardNumber,
      'Expiry Date': cardExpiry,
      'Security Code': cardSecurityCode,
    });
    await insertInto(page, { 'Card Holder Name': fullName(applicant) });
    await check(page, /authorize/i);
    await check(page, /agree to the Terms of Service/);
    await press(page, 'Read the Terms of Service');
    await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Read the Terms of Service')).toBeFocused();
    await check(page, /agree to the Independent Contractor Agreement/);
    await press(page, 'Register');
    await expectSuccess(page);
    await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Click Here to Log In' }));
    await page.keyboard.press('Enter');
    await expectLogin(page);
  });

  expect(await onlyRegistration(sandbox.url, applicant.email)).toEqual({
    ...rowOf(applicant),
    ...paidByCard(applicant),
    id_card_type: 'passport',
    is_us_citizen: false,
    permanent_resident: true,
    citizenship_country: 'Vietnam',
    irs_withholding: true,
    existing_bank_accounts: [{ institution: 'Ally Bank', accountTypes: ['Business Savings'] }],
  });
});
