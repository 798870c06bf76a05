import type { Page } from '@playwright/test';
import { paths } from '@bank-bonuses/routes';
import { expectAccessible } from '../fixtures/axe.ts';
import { fullName, type Person } from '../fixtures/people.ts';
import { expectPhoto, onlyRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../pages/login.ts';
import { addBank, expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What step 1 to 4 store, whatever the document and the way to pay. */
const personalColumns = (person: Person) => ({
  email: person.email,
  personal_email: person.email,
  personal_phone: person.phone,
  first_name: person.firstName,
  last_name: person.lastName,
  ssn: person.ssn,
  date_of_birth: person.dateOfBirth,
  mothers_maiden_name: person.mothersMaidenName,
  address_line_1: person.addressLine1,
  address_line_2: person.addressLine2,
  city: person.city,
  state: person.state,
  zip_code: person.zip,
  is_us_citizen: true,
  permanent_resident: null,
  citizenship_country: null,
  occupation: person.occupation,
  employer: person.employer,
  income: 75_000,
  irs_withholding: false,
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectLogin(page);
}

test("a customer with a driver's license and a card comes from the form to Home", async ({
  page,
  mailbox,
  person,
  sandbox,
}) => {
  await fillWizard(page, person);
  await addBank(page, 'Chase', ['Personal Checking', 'Roth IRA']);
  await submit(page);
  await expectSuccess(page);
  await page.getByRole('link', { name: 'Click Here to Log In' }).click();
  await expectLogin(page);

  await page.goto(await mailbox.newestLink(person.email));
  await expectHome(page);
  await expect(page.getByText(person.email)).toBeVisible();
  await logOut(page);
  await submitLogin(page, person);
  await expectHome(page);
  for (const name of ['Total Earned', 'Active Bonuses', 'Pending Bonuses'])
    await expect(page.getByText(name)).toBeVisible();
  await logOut(page);
  await page.goto(paths.dashboard);
  await expectLogin(page);

  const stored = await onlyRegistration(sandbox.url, person.email);
  expect(stored).toMatchObject({
    ...personalColumns(person),
    id_card_type: 'drivers_license',
    payment_method: 'card',
    payment_sent: false,
    referred_by: null,
    existing_bank_accounts: [
      { institution: 'Chase', accountTypes: ['Personal Checking', 'Roth IRA'] },
    ],
    charges: 1,
    payment: {
      method: 'card',
      status: 'charged',
      amount_cents: 515_000,
      card_brand: 'visa',
      card_last4: '4242',
      card_expiry_month: '12',
      card_expiry_year: '2030',
      card_holder_name: fullName(person),
      billing_address_line_1: person.addressLine1,
      billing_address_line_2: person.addressLine2,
      billing_city: person.city,
      billing_state: person.state,
      billing_zip_code: person.zip,
      billing_country: 'United States',
    },
    consents: {
      terms_of_service: expect.stringMatching(moment),
      contractor_agreement: expect.stringMatching(moment),
      card_authorization: expect.stringMatching(moment),
    },
  });
  const kinds = stored.documents.map(({ kind }) => kind);
  expect(kinds).toEqual(['dl_photo_back', 'dl_photo_front', 'selfie_photo']);
  for (const document of stored.documents) await expectPhoto(sandbox.url, document);
});

test('a customer with a passport and a wire comes from the form to Home', async ({
  page,
  mailbox,
  openContext,
  person,
  sandbox,
}) => {
  await fillWizard(page, person, { idCard: 'passport', payment: 'wire' });
  await submit(page);
  await expectSuccess(page);
  await expectAccessible(page, 'success');

  const elsewhere = await (await openContext()).newPage();
  await elsewhere.goto(await mailbox.newestLink(person.email));
  await expect(elsewhere.getByText(/your email address is confirmed/)).toBeVisible();
  await page.getByRole('link', { name: 'Click Here to Log In' }).click();
  await submitLogin(page, person);
  await expectHome(page);
  await logOut(page);

  const stored = await onlyRegistration(sandbox.url, person.email);
  expect(stored).toMatchObject({
    ...personalColumns(person),
    id_card_type: 'passport',
    payment_method: 'wire',
    payment_sent: true,
    existing_bank_accounts: [],
    charges: 0,
    payment: { method: 'wire', status: 'reported', card_last4: null, billing_city: null },
  });
  expect(Object.keys(stored.consents).sort()).toEqual(['contractor_agreement', 'terms_of_service']);
  const kinds = stored.documents.map(({ kind }) => kind);
  expect(kinds).toEqual(['passport_photo', 'selfie_photo']);
  for (const document of stored.documents) await expectPhoto(sandbox.url, document);
});
