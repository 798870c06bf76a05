import { cardNumber } from '../../fixtures/cards.ts';
import { fullName, type Person } from '../../fixtures/people.ts';
import { phonePhoto } from '../../fixtures/photos.ts';
import {
  expectPhoto,
  expectUpright,
  onlyRegistration,
  type StoredRegistration,
} from '../../fixtures/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectSuccess, fillWizard, submit } from '../../pages/wizard.ts';

const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** Every column of a registration whose answers the choices do not change, and those that nobody types. */
const rowOf = (person: Person) => ({
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
  occupation: person.occupation,
  employer: person.employer,
  income: 75_000,
});

const noCard = {
  card_brand: null,
  card_last4: null,
  card_expiry_month: null,
  card_expiry_year: null,
  card_holder_name: null,
  billing_address_line_1: null,
  billing_address_line_2: null,
  billing_city: null,
  billing_state: null,
  billing_zip_code: null,
  billing_country: null,
};

async function expectPhotos(
  url: string,
  { documents }: StoredRegistration,
  kinds: string[],
): Promise<Buffer[]> {
  expect(documents.map(({ kind }) => kind)).toEqual(kinds);
  return Promise.all(documents.map((document) => expectPhoto(url, document)));
}

test("a driver's license and a card with a billing address of its own are stored as typed", async ({
  page,
  person,
  sandbox,
}) => {
  const billing = {
    line1: '7 Quay Road',
    line2: 'Unit 3',
    city: 'Hamilton',
    state: 'ON',
    zip: 'L8P 4X3',
    country: 'Canada',
  };
  const banks = [
    { institution: 'Chase', accountTypes: ['Personal Checking', 'Roth IRA'] },
    { institution: 'E*TRADE', accountTypes: ['Personal Brokerage'] },
  ];
  const front = await phonePhoto('IMG_0001.jpeg', person.lastName);
  await fillWizard(page, person, { photos: { front }, billing, banks, referredBy: 'Kim Friend' });
  await submit(page);
  await expectSuccess(page);

  const stored = await onlyRegistration(sandbox.url, person.email);
  expect(stored).toMatchObject({
    ...rowOf(person),
    id_card_type: 'drivers_license',
    is_us_citizen: true,
    permanent_resident: null,
    citizenship_country: null,
    irs_withholding: false,
    payment_method: 'card',
    payment_sent: false,
    referred_by: 'Kim Friend',
    existing_bank_accounts: banks,
    charges: 1,
    payment: {
      method: 'card',
      status: 'charged',
      amount_cents: 515_000,
      card_brand: 'visa',
      card_last4: cardNumber.slice(-4),
      card_expiry_month: '12',
      card_expiry_year: '2030',
      card_holder_name: fullName(person),
      billing_address_line_1: billing.line1,
      billing_address_line_2: billing.line2,
      billing_city: billing.city,
      billing_state: billing.state,
      billing_zip_code: billing.zip,
      billing_country: billing.country,
    },
  });
  expect(stored.consents).toEqual({
    terms_of_service: moment,
    contractor_agreement: moment,
    card_authorization: moment,
  });
  const photos = await expectPhotos(sandbox.url, stored, [
    'dl_photo_back',
    'dl_photo_front',
    'selfie_photo',
  ]);
  await expectUpright(photos[1] ?? Buffer.alloc(0));
});

test('a passport and bill pay are stored as typed', async ({ page, person, sandbox }) => {
  const passport = await phonePhoto('passport.jpg', person.lastName);
  await fillWizard(page, person, {
    idCard: 'passport',
    photos: { passport },
    irsWithholding: true,
    payment: 'bill_pay',
  });
  await submit(page);
  await expectSuccess(page);

  const stored = await onlyRegistration(sandbox.url, person.email);
  expect(stored).toMatchObject({
    ...rowOf(person),
    id_card_type: 'passport',
    is_us_citizen: true,
    permanent_resident: null,
    citizenship_country: null,
    irs_withholding: true,
    payment_method: 'bill_pay',
    payment_sent: true,
    referred_by: null,
    existing_bank_accounts: [],
    charges: 0,
    payment: { method: 'bill_pay', status: 'reported', ...noCard },
  });
  expect(stored.consents).toEqual({ terms_of_service: moment, contractor_agreement: moment });
  const [upright = Buffer.alloc(0)] = await expectPhotos(sandbox.url, stored, [
    'passport_photo',
    'selfie_photo',
  ]);
  await expectUpright(upright);
});

test('a permanent resident and a wire are stored as typed', async ({ page, person, sandbox }) => {
  await fillWizard(page, person, {
    foreigner: { status: 'Permanent Resident', country: 'Vietnam' },
    payment: 'wire',
  });
  await submit(page);
  await expectSuccess(page);

  const stored = await onlyRegistration(sandbox.url, person.email);
  expect(stored).toMatchObject({
    ...rowOf(person),
    id_card_type: 'drivers_license',
    is_us_citizen: false,
    permanent_resident: true,
    citizenship_country: 'Vietnam',
    irs_withholding: false,
    payment_method: 'wire',
    payment_sent: true,
    referred_by: null,
    existing_bank_accounts: [],
    charges: 0,
    payment: { method: 'wire', status: 'reported', ...noCard },
  });
  expect(stored.consents).toEqual({ terms_of_service: moment, contractor_agreement: moment });
  await expectPhotos(sandbox.url, stored, ['dl_photo_back', 'dl_photo_front', 'selfie_photo']);
});
