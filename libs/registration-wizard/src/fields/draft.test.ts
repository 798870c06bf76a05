import { states } from '@bank-bonuses/product';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../lists/countries.ts';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { draftFields, missingAnswers, readDraft, writeDraft } from './draft.ts';
import { emptyForm, photoNames, type FieldName, type RegistrationForm } from './table.ts';

/** The fields that must never be stored. */
const secretTexts: readonly FieldName[] = [
  'password',
  'confirmPassword',
  'ssn',
  'dateOfBirth',
  'mothersMaidenName',
  'cardNumber',
  'cardExpiry',
  'cardSecurityCode',
  'cardHolderName',
  'cardAuthorizationAccepted',
  'termsOfServiceAccepted',
  'independentContractorAgreementAccepted',
];

test('a draft contains no secret', () => {
  const secrets = Object.fromEntries(secretTexts.map((name) => [name, `secret-${name}`]));
  const photos = Object.fromEntries(photoNames.map((name) => [name, somePhoto(`secret-${name}`)]));
  const stored = writeDraft({ ...filledForm, ...secrets, ...photos }) ?? '';
  expect(stored).toContain(filledForm.firstName);
  expect(stored).not.toContain('secret-');
});

test('an empty form has no draft, even one with secrets', () => {
  expect(writeDraft(emptyForm)).toBeUndefined();
  expect(writeDraft({ ...emptyForm, password: 'Fictional-Pass-1' })).toBeUndefined();
});

/** Every field except secrets and agreements, with a value that an empty form does not have. */
const answered = {
  email: 'avery@example.com',
  firstName: 'Avery',
  lastName: 'Example',
  phone: '(555) 010-0123',
  addressLine1: '12 Sample Street',
  addressLine2: 'Apt 3',
  city: 'Agawam',
  state: 'MA',
  zipCode: '01001-1234',
  idCardType: 'passport',
  isUsCitizen: false,
  isPermanentResident: true,
  citizenshipCountry: 'Canada',
  occupation: 'Teacher',
  employer: 'Sample School',
  income: '$75,000',
  irsWithholding: true,
  existingBankAccounts: [{ institution: 'Chase', accountTypes: ['Roth IRA'] }],
  referredBy: 'Robin Sample',
  paymentMethod: 'bill_pay',
  billingAddressSameAsHome: false,
  billingAddressLine1: '7 Fictional Road',
  billingAddressLine2: 'Suite 9',
  billingCity: 'Toronto',
  billingState: 'ON',
  billingZipCode: 'M5V 2T6',
  billingCountry: 'Canada',
  paymentSent: true,
} satisfies Partial<RegistrationForm>;

describe('each field that is no secret', () => {
  test('has a test answer that differs from the empty form', () => {
    expect(Object.keys(answered)).toEqual(
      Object.keys(emptyForm).filter(
        (name) => !/Photo/.test(name) && !(secretTexts as readonly string[]).includes(name),
      ),
    );
    expect(Object.keys(answered)).toEqual(draftFields);
    for (const name of draftFields)
      expect(answered, name).not.toHaveProperty(name, emptyForm[name]);
  });

  test('is restored unchanged', () => {
    expect(readDraft(writeDraft({ ...emptyForm, ...answered }) ?? '')).toEqual(answered);
  });

  test.each(Object.entries(answered))('is stored if it is the only answer: %s', (field, answer) => {
    const draft = readDraft(writeDraft({ ...emptyForm, [field]: answer }) ?? '');
    expect(draft).toMatchObject({ [field]: answer });
  });
});

describe('readDraft', () => {
  test.each<[FieldName, readonly string[]]>([
    ['state', ['', ...states.map(([code]) => code)]],
    ['citizenshipCountry', ['', ...countries.filter((name) => name !== 'United States')]],
    ['billingCountry', countries],
    ['idCardType', ['drivers_license', 'passport']],
    ['paymentMethod', ['', 'card', 'bill_pay', 'wire']],
  ])('accepts every choice of %s and no other value', (field, choices) => {
    const read = (choice: string) => readDraft(JSON.stringify({ [field]: choice }));
    for (const choice of choices) expect(read(choice)).toEqual({ [field]: choice });
    for (const other of ['other', 'toString', ...(choices.includes('') ? [] : [''])])
      expect(read(other)).toEqual({});
  });

  test('ignores everything that is not a valid answer', () => {
    expect(readDraft('{')).toEqual({});
    expect(readDraft('null')).toEqual({});
    const stored = {
      city: 7,
      ssn: '900-12-3456',
      isUsCitizen: 'yes',
      existingBankAccounts: [{ institution: 'Chase', accountTypes: ['Gold'] }],
    };
    expect(readDraft(JSON.stringify(stored))).toEqual({});
    fc.assert(fc.property(fc.json(), (json) => void readDraft(json)));
  });
});

test('a draft leaves out an answer that contains a card number', () => {
  const referredBy = 'Robin 4242 4242 4242 4242';
  const stored = writeDraft({ ...emptyForm, city: 'Agawam', referredBy });
  expect(stored).toContain('Agawam');
  expect(stored).not.toContain('4242');
});

test('after a reload, only the card or the other secrets of the payment method are missing', () => {
  const missing = (paymentMethod: 'card' | 'wire') =>
    missingAnswers(['card', 'agreements'], { ...emptyForm, paymentMethod }).map(({ text }) => text);
  expect(missing('card')).toEqual(['card', 'agreements']);
  expect(missing('wire')).toEqual(['agreements']);
});

test('after a reload, only the photos of the chosen document are missing', () => {
  const missing = (changes: Partial<RegistrationForm>) =>
    missingAnswers(['photos'], { ...filledForm, ...changes }).map(({ field }) => field);
  expect(missing({ passportPhoto: null })).toEqual([]);
  expect(missing({ dlPhotoBack: null })).toEqual(['dlPhotoBack']);
  const passport = { idCardType: 'passport', dlPhotoFront: null, dlPhotoBack: null } as const;
  expect(missing({ ...passport, passportPhoto: somePhoto() })).toEqual([]);
  expect(missing(passport)).toEqual(['passportPhoto']);
});
