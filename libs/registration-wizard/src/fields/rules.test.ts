import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFormError } from '../errors/formError.ts';
import { filledForm } from '../testing/filledForm.ts';
import type { StepNumber } from './field.ts';
import { specifiedRules } from './passwordRules.ts';
import { rules } from './rules.ts';
import {
  emptyForm,
  fieldNames,
  fieldsOf,
  labelOf,
  type FieldName,
  type RegistrationForm,
} from './table.ts';
import { stepNumbers } from '../steps.ts';

type Changes = Partial<RegistrationForm>;

/** Returns the errors of a step after changes to a complete form. */
const errorsOf = (step: StepNumber, changes: Changes, passwordRules = specifiedRules) =>
  rules[step].errors({ ...filledForm, ...changes }, passwordRules);
/** Returns, in order, the fields and the specified texts of a step's errors. */
const found = (step: StepNumber, changes: Changes) =>
  errorsOf(step, changes).map(({ field, message }) => [field, message]);
const boxOf = (step: StepNumber, changes: Changes) => {
  const links = errorsOf(step, changes).map(({ field, message }) => ({ field, text: message }));
  return toFormError(step, links);
};
const linksTo = (...fields: FieldName[]) =>
  fields.map((field) => ({ field, text: labelOf(field) }));

const required = 'Please fill in all required fields';
const cardIncomplete = 'Please fill in all credit card details';
const billingIncomplete = 'Please fill in all billing address fields';
const notAuthorized = 'You must authorize the card charge to proceed';
const notAgreed =
  'You must agree to the Terms of Service and Independent Contractor Agreement to proceed';
const notSent = 'Please confirm that you have sent the payment';
const both = (password: string) => ({ password, confirmPassword: password });
const tooLong = 'Password cannot be longer than 72 bytes (about 72 letters; emoji count four)';
const otherAddress = { billingAddressSameAsHome: false };

test.each(stepNumbers)('step %i accepts a complete form', (step) => {
  expect(errorsOf(step, {})).toEqual([]);
});

test.each<[StepNumber, Changes, string[][]]>([
  // Missing answers come first, then passwords that differ, then their length.
  [
    1,
    { email: ' ', confirmPassword: '', password: 'a' },
    [
      ['email', required],
      ['confirmPassword', required],
    ],
  ],
  [1, { password: 'a', confirmPassword: 'b' }, [['confirmPassword', 'Passwords do not match']]],
  [
    1,
    { password: '12345', confirmPassword: '12345' },
    [['password', 'Password must be at least 6 characters']],
  ],
  [1, { password: '123456', confirmPassword: '123456' }, []],
  // The sign-in service accepts at most 72 bytes, and only addresses in ASCII.
  [1, both('a'.repeat(72)), []],
  [1, both('a'.repeat(73)), [['password', tooLong]]],
  [1, both('😀'.repeat(19)), [['password', tooLong]]],
  [1, both('e\u0301'.repeat(36)), []],
  [1, { email: 'ana@exämple.com' }, []],
  [1, { email: '\u200bana@example.com\u00a0' }, []],
  [1, { email: 'josé.lopez@example.com' }, [['email', 'Please enter a valid email address']]],
  [
    1,
    // Six characters as typed, five as sent.
    { password: 'Cafe\u0301-', confirmPassword: 'Cafe\u0301-' },
    [['password', 'Password must be at least 6 characters']],
  ],
  [1, { password: 'Caf\u00e9-12', confirmPassword: 'Cafe\u0301-12' }, []],
  [1, { email: 'avery' }, [['email', 'Please enter a valid email address']]],
  [1, { email: ' avery@example.com ' }, []],
  [2, { ssn: '900-12-345' }, [['ssn', 'SSN must be 9 digits. Format: XXX-XX-XXXX']]],
  [2, { ssn: '9001234567' }, [['ssn', 'SSN must be 9 digits. Format: XXX-XX-XXXX']]],
  [2, { ssn: '900 12 3456' }, []],
  // A missing answer comes before an SSN that is incomplete.
  [2, { ssn: '900', lastName: ' ' }, [['lastName', required]]],
  [2, { dateOfBirth: '2999-04-12' }, [['dateOfBirth', 'Please enter a valid date of birth']]],
  [3, { addressLine2: '' }, []],
  [4, { idCardType: 'passport' }, [['passportPhoto', 'Please upload a photo of your passport']]],
  [4, { occupation: '', employer: '', income: '' }, []],
  [5, { paymentMethod: '' }, [['paymentMethod', 'Please select a payment method']]],
  [5, { cardNumber: '' }, [['cardNumber', cardIncomplete]]],
  [5, { cardNumber: '4242 4242 424' }, [['cardNumber', cardIncomplete]]],
  [5, { cardNumber: '4242 4242 4242' }, []],
  [5, { cardExpiry: '' }, [['cardExpiry', cardIncomplete]]],
  [5, { cardExpiry: '13/30' }, [['cardExpiry', cardIncomplete]]],
  [5, { cardExpiry: '04/3' }, [['cardExpiry', cardIncomplete]]],
  [5, { cardExpiry: '10/26' }, [['cardExpiry', 'Expiry Date is in the past']]],
  [5, { cardSecurityCode: '12' }, [['cardSecurityCode', cardIncomplete]]],
  [5, { cardHolderName: ' ' }, [['cardHolderName', cardIncomplete]]],
  [5, { billingCity: '' }, []],
  [5, { ...otherAddress, billingAddressLine2: '' }, []],
  [5, { cardAuthorizationAccepted: '' }, [['cardAuthorizationAccepted', notAuthorized]]],
  [5, { termsOfServiceAccepted: '' }, [['termsOfServiceAccepted', notAgreed]]],
  [
    5,
    { independentContractorAgreementAccepted: '' },
    [['independentContractorAgreementAccepted', notAgreed]],
  ],
  [5, { paymentMethod: 'wire', cardNumber: '' }, [['paymentSent', notSent]]],
  [5, { paymentMethod: 'bill_pay', billingCity: '' }, [['paymentSent', notSent]]],
  [5, { paymentMethod: 'wire', paymentSent: true, cardAuthorizationAccepted: '' }, []],
])('on step %i, the answers %j have the errors %j', (step, changes, errors) => {
  expect(found(step, changes)).toEqual(errors);
});

test('a new password follows the rules of the deployment', () => {
  const guessable = { password: 'password1', confirmPassword: 'password1' };
  const strict = { minPasswordLength: 6, rejectsGuessablePasswords: true };
  expect(errorsOf(1, guessable)).toEqual([]);
  expect(errorsOf(1, guessable, strict).map(({ field }) => field)).toEqual(['password']);
});

describe('the error box', () => {
  test('shows one text with a link to each of its fields', () => {
    const { firstName, lastName, phone, ssn, dateOfBirth } = emptyForm;
    expect(boxOf(2, { firstName, lastName, phone, ssn, dateOfBirth })).toEqual({
      message: required,
      links: linksTo('firstName', 'lastName', 'phone', 'ssn', 'dateOfBirth'),
    });
    expect(boxOf(4, { dlPhotoFront: null, dlPhotoBack: null })).toEqual({
      message: "Please upload the front and back of your driver's license",
      links: linksTo('dlPhotoFront', 'dlPhotoBack'),
    });
  });

  test('joins the texts of the address step', () => {
    expect(boxOf(3, { addressLine1: '', city: ' ', state: '', zipCode: '' })).toEqual({
      message:
        'Address Line 1 is required. City is required. State is required. Zip Code is required',
      links: linksTo('addressLine1', 'city', 'state', 'zipCode'),
    });
  });

  test('shows several texts as links', () => {
    expect(boxOf(4, { selfiePhoto: null, isUsCitizen: false, mothersMaidenName: '' })).toEqual({
      message: '',
      links: [
        { field: 'selfiePhoto', text: 'Please upload a selfie photo for identity verification' },
        { field: 'citizenshipCountry', text: 'Please select your country of citizenship' },
        { field: 'mothersMaidenName', text: "Please enter your mother's maiden name" },
      ],
    });
    const noCard = { cardNumber: '', cardSecurityCode: '', billingCity: '', billingZipCode: ' ' };
    const nothing = { cardAuthorizationAccepted: '', termsOfServiceAccepted: '' };
    expect(boxOf(5, { ...noCard, ...nothing, ...otherAddress }).links).toEqual([
      { field: 'cardNumber', text: cardIncomplete },
      { field: 'billingCity', text: billingIncomplete },
      { field: 'cardAuthorizationAccepted', text: notAuthorized },
      { field: 'termsOfServiceAccepted', text: notAgreed },
    ]);
  });
});

test.each(['1234', '123456', '12345-', '12345-678', 'ABCDE', '12345 6789'])(
  'the ZIP code %j is rejected',
  (zipCode) => {
    const text = 'Please enter a valid zip code (e.g., 12345 or 12345-6789)';
    expect(found(3, { zipCode })).toEqual([['zipCode', text]]);
  },
);

test('a ZIP code of five digits, or of five and four, is accepted', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5}(-\d{4})?$/), (zipCode) => {
      expect(found(3, { zipCode })).toEqual([]);
    }),
  );
});

test('every common email address is accepted', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(found(1, { email })).toEqual([]);
    }),
  );
});

describe('a card number in a field that is not a card field', () => {
  const text =
    'Please remove the card number here. Only the card fields of step 5 may contain one.';

  test.each<[StepNumber, FieldName]>([
    [2, 'firstName'],
    [2, 'lastName'],
    [3, 'addressLine1'],
    [3, 'addressLine2'],
    [3, 'city'],
    [4, 'occupation'],
    [4, 'employer'],
    [4, 'mothersMaidenName'],
    [5, 'referredBy'],
    [5, 'cardHolderName'],
    [5, 'billingAddressLine1'],
    [5, 'billingAddressLine2'],
    [5, 'billingCity'],
    [5, 'billingState'],
    [5, 'billingZipCode'],
  ])('is rejected on step %i in %s', (step, field) => {
    for (const number of ['4242 4242 4242 4242', 'Apt 5555-5555-5555-4444'])
      expect(found(step, { ...otherAddress, [field]: number })).toEqual([[field, text]]);
  });

  test('is rejected as a phone number, which is never that long', () => {
    expect(found(2, { phone: '4242 4242 4242 4242' })).toEqual([['phone', text]]);
    expect(found(2, { phone: '+44 7700 900123' })).toEqual([]);
  });
});

test('a step returns its errors in the order of its page, and only those of asked fields', () => {
  const blank = fc.subarray([...fieldNames]);
  const choices = fc.record({
    idCardType: fc.constantFrom('drivers_license' as const, 'passport' as const),
    isUsCitizen: fc.boolean(),
    paymentMethod: fc.constantFrom('' as const, 'card' as const, 'wire' as const),
    billingAddressSameAsHome: fc.boolean(),
  });
  fc.assert(
    fc.property(blank, choices, fc.constantFrom(...stepNumbers), (fields, chosen, step) => {
      const emptied = Object.fromEntries(fields.map((field) => [field, emptyForm[field]]));
      const marked = errorsOf(step, { ...emptied, ...chosen }).map(({ field }) => field);
      expect(marked).toEqual(fieldsOf(step).filter((field) => marked.includes(field)));
      if (chosen.paymentMethod !== 'card') expect(marked.join()).not.toMatch(/card|billing/);
    }),
  );
});

test('no error contains the typed answer', () => {
  const marker = 'unique-marker-7731';
  const typed = Object.fromEntries(
    Object.entries(emptyForm).map(([field, value]) => [field, value === '' ? marker : value]),
  );
  for (const step of stepNumbers)
    expect(JSON.stringify(errorsOf(step, typed))).not.toContain(marker);
});
