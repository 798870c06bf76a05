import type { FilePayload } from '@bank-bonuses/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { incomeOf } from '../formatting/typedValues.ts';
import { toPayload, toPhone, trimAnswers } from './payload.ts';
import type { FieldName, RegistrationForm } from './table.ts';

const photo = (name: string): FilePayload => ({
  filename: `${name}.jpg`,
  content_type: 'image/jpeg',
  data: 'data:image/jpeg;base64,AAAA',
});
const photos = {
  selfiePhoto: photo('selfie'),
  dlPhotoFront: photo('front'),
  dlPhotoBack: photo('back'),
  passportPhoto: photo('passport'),
};
const payloadOf = (changes: Partial<RegistrationForm> = {}) =>
  toPayload(trimAnswers({ ...filledForm, ...changes }), 'auth-1', photos);

test("the payload of a driver's license and a card has exactly the keys of the contract", () => {
  expect(payloadOf()).toEqual({
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
    city: 'Agawam',
    state: 'MA',
    zip_code: 1001,
    id_card_type: 'drivers_license',
    dl_photo_front: photos.dlPhotoFront,
    dl_photo_back: photos.dlPhotoBack,
    selfie_photo: photos.selfiePhoto,
    is_us_citizen: true,
    occupation: '',
    employer: '',
    income: 0,
    mothers_maiden_name: 'Placeholder',
    irs_withholding: false,
    existing_bank_accounts: [{ institution: 'Chase', accountTypes: ['Personal Checking'] }],
    payment_method: 'card',
    payment_sent: false,
    card_number: '4242424242424242',
    card_expiry_month: '04',
    card_expiry_year: '2031',
    card_security_code: '123',
    card_holder_name: 'Avery Example',
    billing_address_line_1: '12 Sample Street',
    billing_city: 'Agawam',
    billing_state: 'MA',
    billing_zip_code: '01001-1234',
    billing_country: 'United States',
    card_authorization_accepted_at: '2026-11-20T15:04:12.000Z',
    terms_accepted_at: '2026-11-20T15:04:05.000Z',
    contractor_agreement_accepted_at: '2026-11-20T15:04:09.000Z',
  });
});

test('the payload of a passport, another citizenship and a wire transfer has no keys of a card', () => {
  const payload = payloadOf({
    idCardType: 'passport',
    isUsCitizen: false,
    isPermanentResident: true,
    citizenshipCountry: 'Canada',
    paymentMethod: 'wire',
    paymentSent: true,
    referredBy: ' Robin Sample ',
    addressLine2: 'Apt 3',
  });
  expect(payload).toMatchObject({
    id_card_type: 'passport',
    passport_photo: photos.passportPhoto,
    is_us_citizen: false,
    permanent_resident: true,
    citizenship_country: 'Canada',
    payment_method: 'wire',
    payment_sent: true,
    referred_by: 'Robin Sample',
    address_line_2: 'Apt 3',
  });
  const keys = Object.keys(payload);
  expect(keys.filter((key) => /^(card|billing|dl)_/.test(key))).toEqual([]);
});

const start = [
  ...[
    'auth_id',
    'email',
    'password',
    'personal_email',
    'personal_phone',
    'first_name',
    'last_name',
  ],
  ...['ssn', 'date_of_birth', 'address_line_1', 'address_line_2', 'city', 'state', 'zip_code'],
];
const middle = [
  ...['occupation', 'employer', 'income', 'mothers_maiden_name', 'irs_withholding'],
  ...['existing_bank_accounts', 'payment_method', 'payment_sent'],
];
const card = [
  ...['card_number', 'card_expiry_month', 'card_expiry_year', 'card_security_code'],
  ...['card_holder_name', 'billing_address_line_1', 'billing_address_line_2', 'billing_city'],
  ...['billing_state', 'billing_zip_code', 'billing_country', 'card_authorization_accepted_at'],
];
const end = ['terms_accepted_at', 'contractor_agreement_accepted_at', 'referred_by'];

test('the keys of the payload have a fixed order', () => {
  const optional = { addressLine2: 'Apt 3', referredBy: 'Robin' };
  expect(Object.keys(payloadOf(optional))).toEqual([
    ...start,
    ...['id_card_type', 'dl_photo_front', 'dl_photo_back', 'selfie_photo', 'is_us_citizen'],
    ...middle,
    ...card,
    ...end,
  ]);
  const foreigner = { isUsCitizen: false, citizenshipCountry: 'Canada' } as const;
  const passport = { idCardType: 'passport', paymentMethod: 'wire' } as const;
  expect(Object.keys(payloadOf({ ...optional, ...foreigner, ...passport }))).toEqual([
    ...start,
    ...['id_card_type', 'passport_photo', 'selfie_photo'],
    ...['is_us_citizen', 'permanent_resident', 'citizenship_country'],
    ...middle,
    ...end,
  ]);
});

describe('conditional keys', () => {
  const forms = fc.record({
    idCardType: fc.constantFrom('drivers_license' as const, 'passport' as const),
    isUsCitizen: fc.boolean(),
    isPermanentResident: fc.boolean(),
    citizenshipCountry: fc.constantFrom('' as const, 'Canada' as const, 'Other' as const),
    paymentMethod: fc.constantFrom('card' as const, 'bill_pay' as const, 'wire' as const),
    paymentSent: fc.boolean(),
    billingAddressSameAsHome: fc.boolean(),
    referredBy: fc.constantFrom('', '  ', 'Robin'),
    addressLine2: fc.constantFrom('', ' ', 'Apt 3'),
    billingAddressLine2: fc.constantFrom('', 'Suite 4'),
    billingCountry: fc.constantFrom('United States' as const, 'Canada' as const),
  });
  const each = (check: (payload: object, form: RegistrationForm) => void) =>
    fc.assert(
      fc.property(forms, (changes) => {
        check(payloadOf(changes), { ...filledForm, ...changes });
      }),
    );

  test('residence and country are sent only for applicants who are not US citizens', () => {
    each((payload, form) => {
      expect('permanent_resident' in payload).toBe(!form.isUsCitizen);
      expect('citizenship_country' in payload).toBe(
        !form.isUsCitizen && form.citizenshipCountry !== '',
      );
    });
  });

  test("only the chosen document's photos are sent", () => {
    each((payload, { idCardType }) => {
      expect('passport_photo' in payload).toBe(idCardType === 'passport');
      expect('dl_photo_front' in payload).toBe(idCardType === 'drivers_license');
      expect('dl_photo_back' in payload).toBe(idCardType === 'drivers_license');
    });
  });

  test('card and billing keys are sent only for a card, with payment_sent false', () => {
    each((payload, { paymentMethod, paymentSent }) => {
      const isCard = paymentMethod === 'card';
      expect(Object.keys(payload).some((key) => /^(card|billing)_/.test(key))).toBe(isCard);
      expect(payload).toHaveProperty('payment_sent', !isCard && paymentSent);
    });
  });

  test('empty optional answers are omitted, and no value is undefined', () => {
    each((payload, form) => {
      expect('referred_by' in payload).toBe(form.referredBy.trim() !== '');
      expect('address_line_2' in payload).toBe(form.addressLine2.trim() !== '');
      expect(Object.values(payload)).not.toContain(undefined);
    });
  });

  test('a separate billing address is sent as typed, otherwise the home address is copied', () => {
    each((payload, form) => {
      if (form.paymentMethod !== 'card') return;
      const own = !form.billingAddressSameAsHome;
      const line2 = (own ? form.billingAddressLine2 : form.addressLine2).trim();
      const billing = Object.entries(payload).filter(([key]) => key.startsWith('billing_'));
      expect(Object.fromEntries(billing)).toEqual({
        billing_address_line_1: own ? form.billingAddressLine1 : form.addressLine1,
        ...(line2 !== '' && { billing_address_line_2: line2 }),
        billing_city: own ? form.billingCity : form.city,
        billing_state: own ? form.billingState : form.state,
        billing_zip_code: own ? form.billingZipCode : form.zipCode,
        billing_country: own ? form.billingCountry : 'United States',
      });
    });
  });
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
  ['', undefined],
  ['none', undefined],
  ['75k', undefined],
  ['$75,000', 75_000],
  ['75 000.50', 75_001],
  ['1e5', undefined],
  ['-5', undefined],
  ['.4', 0],
])('incomeOf converts %j to %j', (typed, sent) => {
  expect(incomeOf(typed)).toBe(sent);
});

test('incomeOf returns a whole number that the contract accepts', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\$?[\d,]*\.?\d*$/)), (typed) => {
      const income = incomeOf(typed) ?? 0;
      expect(Number.isInteger(income) && income >= 0 && income <= 1e12).toBe(true);
    }),
  );
});

test.each([
  ['(555) 010-0123', '5550100123'],
  ['+1 555 010 0123', '15550100123'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  [' 555-0100 ', '555-0100'],
])('the phone number %j is sent as %j', (typed, sent) => {
  expect(toPhone(typed)).toBe(sent);
});

test.each(['firstName', 'addressLine1', 'referredBy'] as const)(
  'trimAnswers replaces half of a character, which a maximum length can leave in %s',
  (field) => {
    const trimmed = trimAnswers({ ...filledForm, [field]: 'Avery 🎉'.slice(0, -1) });
    expect(trimmed[field].isWellFormed()).toBe(true);
    expect(trimmed[field]).toMatch(/^Avery /);
  },
);

test('trimAnswers trims every text except the passwords, and changes no other answer', () => {
  const padded = Object.fromEntries(
    Object.entries(filledForm).map(([field, answer]: [string, unknown]) => [
      field,
      typeof answer === 'string' ? ` ${answer}\n` : answer,
    ]),
  ) as unknown as typeof filledForm;
  const { password, confirmPassword } = padded;
  expect(password).toBe(' Fictional-Pass-1\n');
  expect(trimAnswers(padded)).toEqual({ ...filledForm, password, confirmPassword });
});

test('the email address is sent in plain characters, and passwords are sent in Unicode form NFC', () => {
  const answers = trimAnswers({
    ...filledForm,
    email: '\u200bana@example.com\u00a0',
    password: 'Contrasen\u0303a cafe\u0301 7',
  });
  expect(answers.email).toBe('ana@example.com');
  expect(toPayload(answers, 'auth-1', photos).password).toBe('Contraseña café 7');
});

test.each([
  ['５５５ ０１０ ０１２３', '5550100123'],
  ['(555)\u00a0010\u22120123\u202c', '5550100123'],
])('the phone number %j with non-ASCII characters is sent as %s', (typed, sent) => {
  expect(toPhone(typed)).toBe(sent);
});

describe('every field of the form', () => {
  /** A field that is not sent, because it repeats another answer. */
  const staysHere: FieldName[] = ['confirmPassword'];
  /** Photos are encoded earlier; the payload only selects those that the document requires. */
  const photoFields = ['dlPhotoFront', 'dlPhotoBack', 'passportPhoto', 'selfiePhoto'];
  const bases: Partial<RegistrationForm>[] = [
    { billingAddressSameAsHome: false, isUsCitizen: false },
    { paymentMethod: 'wire' },
  ];
  const other: { [Name in FieldName]?: RegistrationForm[Name] } = {
    email: 'jordan@example.com',
    ssn: '900-65-4321',
    phone: '(555) 010-0199',
    state: 'FL',
    zipCode: '33134',
    idCardType: 'passport',
    income: '75000',
    citizenshipCountry: 'Canada',
    existingBankAccounts: [],
    paymentMethod: 'bill_pay',
    cardNumber: '5555 5555 5555 4444',
    cardExpiry: '05/32',
    cardSecurityCode: '456',
    billingCountry: 'Canada',
  };

  const fields = (Object.keys(filledForm) as FieldName[]).filter(
    (field) => ![...staysHere, ...photoFields].includes(field),
  );

  test.each(fields)('%s is sent', (field) => {
    const before = filledForm[field];
    const changed = other[field] ?? (typeof before === 'boolean' ? !before : 'Something else');
    const isSent = bases.some(
      (base) =>
        JSON.stringify(
          payloadOf({ ...base, [field]: base[field] === changed ? before : changed }),
        ) !== JSON.stringify(payloadOf(base)),
    );
    expect(isSent).toBe(true);
  });
});
