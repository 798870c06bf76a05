import type { FilePayload } from '@bank-bonuses/api-client';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { toPayload, trimAnswers } from './payload.ts';
import { fieldNames, fieldOf, photoNames, type RegistrationForm } from './table.ts';

afterEach(() => vi.unstubAllEnvs());

const photo = (filename: string): FilePayload => ({
  filename,
  content_type: 'image/jpeg',
  data: 'data:image/jpeg;base64,AAAA',
});
const photos = Object.fromEntries(photoNames.map((name) => [name, photo(name)]));
const payloadOf = (changes: Partial<RegistrationForm> = {}) =>
  toPayload(trimAnswers({ ...filledForm, ...changes }), 'auth-1', photos);

/** Expects exactly these keys with these values. */
const expectPayload = (changes: Partial<RegistrationForm>, payload: object) =>
  expect(payloadOf(changes)).toStrictEqual(payload);

const account = {
  auth_id: 'auth-1',
  email: 'avery@example.com',
  password: 'Fictional-Pass-1',
  personal_email: 'avery@example.com',
  personal_phone: '5550100123',
  first_name: 'Avery',
  last_name: 'Example',
  ssn: '900123456',
  date_of_birth: '1990-04-12',
  address_line_1: '12 Sample Street',
};
const address = { city: 'Agawam', state: 'MA', zip_code: 1001 };
const maiden = { mothers_maiden_name: 'Placeholder', irs_withholding: false };
const banks = [{ institution: 'Chase', accountTypes: ['Personal Checking'] }];
const card = {
  card_number: '4242424242424242',
  card_expiry_month: '04',
  card_expiry_year: '2031',
  card_security_code: '123',
  card_holder_name: 'Avery Example',
};
const accepted = {
  terms_accepted_at: '2026-11-20T15:04:05.000Z',
  contractor_agreement_accepted_at: '2026-11-20T15:04:09.000Z',
};
const authorized = { card_authorization_accepted_at: '2026-11-20T15:04:12.000Z', ...accepted };
const license = {
  id_card_type: 'drivers_license',
  dl_photo_front: photo('dlPhotoFront'),
  dl_photo_back: photo('dlPhotoBack'),
  selfie_photo: photo('selfiePhoto'),
};

describe('the payload', () => {
  test("of a driver's license and a card copies the home address, and omits empty optional keys", () => {
    expectPayload(
      { paymentSent: true, isPermanentResident: true, citizenshipCountry: 'Canada' },
      {
        ...account,
        ...address,
        ...license,
        is_us_citizen: true,
        occupation: '',
        employer: '',
        income: 0,
        ...maiden,
        existing_bank_accounts: banks,
        payment_method: 'card',
        payment_sent: false,
        ...card,
        billing_address_line_1: '12 Sample Street',
        billing_city: 'Agawam',
        billing_state: 'MA',
        billing_zip_code: '01001-1234',
        billing_country: 'United States',
        ...authorized,
      },
    );
  });

  test('of a card with another billing address has every optional key', () => {
    expectPayload(
      {
        addressLine2: ' Apt 3 ',
        occupation: 'Teacher',
        employer: 'Sample School',
        income: '$75,000',
        irsWithholding: true,
        referredBy: ' Robin Sample ',
        billingAddressSameAsHome: false,
        billingAddressLine2: 'Suite 9',
        billingCountry: 'Canada',
      },
      {
        ...account,
        address_line_2: 'Apt 3',
        ...address,
        ...license,
        is_us_citizen: true,
        occupation: 'Teacher',
        employer: 'Sample School',
        income: 75_000,
        ...maiden,
        irs_withholding: true,
        existing_bank_accounts: banks,
        payment_method: 'card',
        payment_sent: false,
        ...card,
        billing_address_line_1: '98 Example Avenue',
        billing_address_line_2: 'Suite 9',
        billing_city: 'Springfield',
        billing_state: 'IL',
        billing_zip_code: '62701',
        billing_country: 'Canada',
        ...authorized,
        referred_by: 'Robin Sample',
      },
    );
  });

  test.each([
    ['wire', true, 'Canada'],
    ['bill_pay', false, ''],
  ] as const)(
    'of a passport, another citizenship and a %s has no keys of a license or a card',
    (paymentMethod, paymentSent, citizenshipCountry) => {
      expectPayload(
        {
          idCardType: 'passport',
          isUsCitizen: false,
          isPermanentResident: paymentSent,
          citizenshipCountry,
          existingBankAccounts: [],
          paymentMethod,
          paymentSent,
          referredBy: '  ',
        },
        {
          ...account,
          ...address,
          id_card_type: 'passport',
          passport_photo: photo('passportPhoto'),
          selfie_photo: photo('selfiePhoto'),
          is_us_citizen: false,
          permanent_resident: paymentSent,
          ...(citizenshipCountry && { citizenship_country: citizenshipCountry }),
          occupation: '',
          employer: '',
          income: 0,
          ...maiden,
          existing_bank_accounts: [],
          payment_method: paymentMethod,
          payment_sent: paymentSent,
          ...accepted,
        },
      );
    },
  );
});

test('the ZIP code is sent as the number of its first five digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.option(fc.nat(9999)), (five, four) => {
      const written = String(five).padStart(5, '0');
      const zipCode = four === null ? written : `${written}-${String(four).padStart(4, '0')}`;
      expect(payloadOf({ zipCode }).zip_code).toBe(five);
    }),
  );
});

test.each([
  ['(555) 010-0123', '5550100123'],
  ['+1 555 010 0123', '15550100123'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  [' 555-0100 ', '555-0100'],
  ['５５５ ０１０ ０１２３', '5550100123'],
])('the phone number %j is sent as %j', (phone, sent) => {
  expect(payloadOf({ phone }).personal_phone).toBe(sent);
});

test.each(['Etc/GMT+12', 'America/Los_Angeles', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  'in the time zone %s, a date of birth is sent as the same day',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const dateOfBirth of ['1990-01-01', '1990-12-31'])
      expect(payloadOf({ dateOfBirth }).date_of_birth).toBe(dateOfBirth);
  },
);

describe('trimAnswers', () => {
  test.each(['firstName', 'addressLine1', 'referredBy'] as const)(
    'replaces half of a character, which a maximum length can leave in %s',
    (field) => {
      const trimmed = trimAnswers({ ...filledForm, [field]: 'Avery 🎉'.slice(0, -1) });
      expect(trimmed[field].isWellFormed()).toBe(true);
      expect(trimmed[field]).toMatch(/^Avery /);
    },
  );

  test('trims every text except the passwords, and changes no other answer', () => {
    const padded = Object.fromEntries(
      Object.entries(filledForm).map(([field, answer]: [string, unknown]) => [
        field,
        typeof answer === 'string' ? ` ${answer}\n` : answer,
      ]),
    ) as unknown as RegistrationForm;
    const { password, confirmPassword } = padded;
    expect(password).toBe(' Fictional-Pass-1\n');
    expect(trimAnswers(padded)).toEqual({ ...filledForm, password, confirmPassword });
  });

  test('converts the email address to plain characters, and passwords to Unicode form NFC', () => {
    const { email, password } = trimAnswers({
      ...filledForm,
      email: '\u200bana@example.com\u00a0',
      password: 'Contrasen\u0303a cafe\u0301 7',
    });
    expect([email, password]).toEqual(['ana@example.com', 'Contraseña café 7']);
  });
});

test('these payloads together have every key of the table', () => {
  const optional = { addressLine2: 'Apt 3', referredBy: 'Robin', billingAddressLine2: 'Suite 9' };
  const foreigner = { isUsCitizen: false, citizenshipCountry: 'Canada' } as const;
  const sent = [
    payloadOf({ ...optional, billingAddressSameAsHome: false }),
    payloadOf({ ...foreigner, idCardType: 'passport' }),
  ].flatMap((payload) => Object.keys(payload));
  const keys = fieldNames.flatMap((name) => fieldOf(name).key ?? []);
  expect([...new Set(sent)].sort()).toEqual(['auth_id', ...keys].sort());
});
