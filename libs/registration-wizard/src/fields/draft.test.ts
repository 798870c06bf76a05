import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../lists/countries.ts';
import { states } from '@bank-bonuses/product';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { draftFields, readDraft, writeDraft } from './draft.ts';
import { emptyForm, type FieldName, type RegistrationForm } from './table.ts';

const secrets = [
  'password',
  'confirmPassword',
  'ssn',
  'dateOfBirth',
  'mothersMaidenName',
  'cardNumber',
  'cardExpiry',
  'cardSecurityCode',
  'cardHolderName',
  'dlPhotoFront',
  'dlPhotoBack',
  'passportPhoto',
  'selfiePhoto',
] as const satisfies (keyof RegistrationForm)[];

const marker = fc.stringMatching(/^[a-z0-9]{12}$/);

/** A form with a unique marker in every text field, and the markers of the secret fields. */
const marked = fc.array(marker, { minLength: 70, maxLength: 70 }).map((markers) => {
  const planted: string[] = [];
  const entries = Object.entries(emptyForm).map(([field, value], index) => {
    const word = `${index}x${markers[index] ?? ''}`;
    if ((secrets as readonly string[]).includes(field)) planted.push(word);
    if (field.includes('Photo')) return [field, somePhoto(word)];
    return [field, typeof value === 'string' ? word : value];
  });
  return { form: Object.fromEntries(entries) as RegistrationForm, planted };
});

describe('the stored draft', () => {
  test('contains no secret, for any answers', () => {
    fc.assert(
      fc.property(marked, ({ form, planted }) => {
        const stored = writeDraft(form) ?? '';
        expect(planted).toHaveLength(secrets.length);
        // Verifies that this test would find a marker: the draft contains that of a stored answer.
        expect(stored).toContain(form.firstName);
        for (const word of planted) expect(stored).not.toContain(word);
      }),
      { numRuns: 30 },
    );
  });

  test('includes no field for a secret or an agreement', () => {
    expect(draftFields.filter((field) => /Accepted/.test(field))).toEqual([]);
    expect(draftFields.filter((field) => (secrets as readonly string[]).includes(field))).toEqual(
      [],
    );
  });

  test('is undefined for an empty form, even one with secrets', () => {
    expect(writeDraft({ ...emptyForm })).toBeUndefined();
    const withPassword = { ...emptyForm, password: 'Fictional-Pass-1' };
    expect(writeDraft(withPassword)).toBeUndefined();
  });
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
  paymentSent: true,
  billingAddressSameAsHome: false,
  billingAddressLine1: '7 Fictional Road',
  billingAddressLine2: 'Suite 9',
  billingCity: 'Toronto',
  billingState: 'ON',
  billingZipCode: 'M5V 2T6',
  billingCountry: 'Canada',
} satisfies Partial<RegistrationForm>;

const keptFields = (Object.keys(emptyForm) as FieldName[]).filter(
  (field) => !(secrets as readonly string[]).includes(field) && !/Accepted/.test(field),
);

describe('each stored field', () => {
  test('has a test answer that differs from the empty form', () => {
    expect(Object.keys(answered).sort()).toEqual([...keptFields].sort());
    for (const [field, answer] of Object.entries(answered)) {
      expect(answer, field).not.toEqual(emptyForm[field as FieldName]);
    }
  });

  test('is restored unchanged', () => {
    expect(readDraft(writeDraft({ ...emptyForm, ...answered }) ?? '')).toEqual(answered);
  });

  test.each(Object.entries(answered))(
    'is also stored if it is the only answer: %s',
    (field, answer) => {
      const draft = readDraft(writeDraft({ ...emptyForm, [field]: answer }) ?? '');
      expect(draft).toMatchObject({ [field]: answer });
    },
  );
});

test.each<[FieldName, readonly string[]]>([
  ['state', ['', ...states.map(([code]) => code)]],
  ['citizenshipCountry', ['', ...countries.filter((name) => name !== 'United States')]],
  ['billingCountry', countries],
  ['idCardType', ['drivers_license', 'passport']],
  ['paymentMethod', ['', 'card', 'bill_pay', 'wire']],
])('readDraft accepts every choice of %s and no other value', (field, choices) => {
  const read = (choice: string) => readDraft(JSON.stringify({ [field]: choice }));
  for (const choice of choices) expect(read(choice)).toEqual({ [field]: choice });
  for (const other of ['other', 'toString', ...(choices.includes('') ? [] : [''])]) {
    expect(read(other)).toEqual({});
  }
});

test('readDraft accepts a text of 500 characters and ignores a longer one', () => {
  const choices: FieldName[] = ['state', 'citizenshipCountry', 'paymentMethod'];
  const free = keptFields.filter((field) => emptyForm[field] === '' && !choices.includes(field));
  const read = (length: number) =>
    readDraft(JSON.stringify(Object.fromEntries(free.map((field) => [field, 'x'.repeat(length)]))));
  expect(Object.keys(read(500)).sort()).toEqual(free.sort());
  expect(read(501)).toEqual({});
});

describe('readDraft', () => {
  test('returns the stored answers', () => {
    const form: RegistrationForm = {
      ...filledForm,
      isUsCitizen: false,
      citizenshipCountry: 'Canada',
      paymentMethod: 'wire',
    };
    const draft = readDraft(writeDraft(form) ?? '');
    expect(Object.keys(draft)).toEqual(draftFields);
    expect(form).toMatchObject(draft);
  });

  test('ignores everything that is not a valid answer', () => {
    expect(readDraft('{')).toEqual({});
    expect(readDraft('null')).toEqual({});
    expect(
      readDraft(
        JSON.stringify({
          city: 7,
          state: 'ZZ',
          firstName: 'x'.repeat(501),
          ssn: '900-12-3456',
          isUsCitizen: 'yes',
          existingBankAccounts: [
            { institution: ' ', accountTypes: ['Roth IRA'] },
            { institution: 7, accountTypes: ['Roth IRA'] },
            { institution: 'Chase', accountTypes: ['Roth IRA', 'Gold'] },
            { institution: 'Chase', accountTypes: ['Roth IRA'] },
          ],
        }),
      ),
    ).toEqual({ existingBankAccounts: [{ institution: 'Chase', accountTypes: ['Roth IRA'] }] });
    fc.assert(fc.property(fc.json(), (json) => void readDraft(json)));
  });
});
