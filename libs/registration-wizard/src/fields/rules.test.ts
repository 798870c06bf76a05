import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFormError } from '../errors/formError.ts';
import { filledForm } from '../testing/filledForm.ts';
import type { StepNumber } from './field.ts';
import { emptyForm, type FieldName, type RegistrationForm } from './table.ts';
import { findStepErrors } from './validate.ts';

/**
 * Returns, in order, the fields and the specified texts of a step's errors, after changes to a
 * complete form.
 */
const found = (step: StepNumber, changes: Partial<RegistrationForm>) =>
  findStepErrors(step, { ...filledForm, ...changes }).map(({ field, message }) => [field, message]);
const boxOf = (step: StepNumber, changes: Partial<RegistrationForm>) =>
  toFormError(
    step,
    findStepErrors(step, { ...filledForm, ...changes }).map(({ field, message }) => ({
      field,
      text: message,
    })),
  );

test.each([1, 2, 3, 4, 5] as const)('step %i accepts a complete form', (step) => {
  expect(findStepErrors(step, filledForm)).toEqual([]);
});

describe('the account step', () => {
  test('requires every field before any other rule', () => {
    expect(found(1, { email: ' ', confirmPassword: '', password: 'a' })).toEqual([
      ['email', 'Please fill in all required fields'],
      ['confirmPassword', 'Please fill in all required fields'],
    ]);
  });

  test('requires equal passwords before it checks their length', () => {
    expect(found(1, { password: 'a', confirmPassword: 'b' })).toEqual([
      ['confirmPassword', 'Passwords do not match'],
    ]);
  });

  test('requires six characters once the passwords are equal', () => {
    expect(found(1, { password: '12345', confirmPassword: '12345' })).toEqual([
      ['password', 'Password must be at least 6 characters'],
    ]);
    expect(found(1, { password: '123456', confirmPassword: '123456' })).toEqual([]);
  });

  test('rejects an address that the identity provider would reject', () => {
    expect(found(1, { email: 'avery' })).toEqual([['email', 'Please enter a valid email address']]);
  });
});

describe('the personal step', () => {
  test('requires all five fields', () => {
    const { firstName, lastName, phone, ssn, dateOfBirth } = emptyForm;
    const box = boxOf(2, { firstName, lastName, phone, ssn, dateOfBirth });
    expect(box.message).toBe('Please fill in all required fields');
    expect(box.links).toHaveLength(5);
  });

  test('requires an SSN of nine digits in any format', () => {
    const digits = fc.stringMatching(/^\d{0,12}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('', '-', ' '), (text, separator) => {
        const ssn = text.split('').join(separator);
        fc.pre(ssn.trim() !== '');
        const isRight = text.length === 9;
        expect(found(2, { ssn })).toEqual(
          isRight ? [] : [['ssn', 'SSN must be 9 digits. Format: XXX-XX-XXXX']],
        );
      }),
    );
  });
});

describe('the address step', () => {
  test('joins the error texts of its fields', () => {
    expect(boxOf(3, { addressLine1: '', city: ' ', state: '', zipCode: '' })).toEqual({
      message:
        'Address Line 1 is required. City is required. State is required. Zip Code is required',
      links: [
        { field: 'addressLine1', text: 'Address Line 1' },
        { field: 'city', text: 'City' },
        { field: 'state', text: 'State' },
        { field: 'zipCode', text: 'Zip Code' },
      ],
    });
  });

  test.each(['1234', '123456', '12345-', '12345-678', 'ABCDE', '12345 6789'])(
    'rejects the ZIP code %j',
    (zipCode) => {
      expect(boxOf(3, { zipCode }).message).toBe(
        'Please enter a valid zip code (e.g., 12345 or 12345-6789)',
      );
    },
  );

  test('accepts a ZIP code of five digits, or of five and four', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}(-\d{4})?$/), (zipCode) => {
        expect(found(3, { zipCode })).toEqual([]);
      }),
    );
  });
});

describe('the security step', () => {
  test('reports both sides of a license in one error text', () => {
    const box = boxOf(4, { dlPhotoFront: null, dlPhotoBack: null });
    expect(box.message).toBe("Please upload the front and back of your driver's license");
    expect(box.links.map(({ field }) => field)).toEqual(['dlPhotoFront', 'dlPhotoBack']);
  });

  test('requires one photo of a passport, and no license photo', () => {
    const idCardType = 'passport';
    expect(found(4, { idCardType, dlPhotoFront: null })).toEqual([
      ['passportPhoto', 'Please upload a photo of your passport'],
    ]);
  });

  test('returns a link with its own text for each missing answer', () => {
    expect(
      boxOf(4, {
        selfiePhoto: null,
        isUsCitizen: false,
        mothersMaidenName: '',
      }),
    ).toEqual({
      message: '',
      links: [
        { field: 'selfiePhoto', text: 'Please upload a selfie photo for identity verification' },
        { field: 'citizenshipCountry', text: 'Please select your country of citizenship' },
        { field: 'mothersMaidenName', text: "Please enter your mother's maiden name" },
      ],
    });
  });
});

describe('the sign-up step', () => {
  const agree =
    'You must agree to the Terms of Service and Independent Contractor Agreement to proceed';

  test('requires a payment method', () => {
    expect(found(5, { paymentMethod: '' })).toEqual([
      ['paymentMethod', 'Please select a payment method'],
    ]);
  });

  test.each([
    ['cardNumber', ''],
    ['cardNumber', '4242 4242'],
    ['cardExpiry', ''],
    ['cardExpiry', '13/30'],
    ['cardExpiry', '00/31'],
    ['cardExpiry', '04/3'],
    ['cardSecurityCode', '12'],
    ['cardHolderName', ' '],
  ])('rejects an incomplete card: %s is %j', (field, value) => {
    expect(found(5, { [field]: value })).toEqual([
      [field, 'Please fill in all credit card details'],
    ]);
  });

  test('requires a billing address only if it differs from the home address', () => {
    const noAddress = {
      billingAddressLine1: '',
      billingCity: '',
      billingState: '',
      billingZipCode: '',
    };
    const apart = boxOf(5, { ...noAddress, billingAddressSameAsHome: false });
    expect(apart.message).toBe('Please fill in all billing address fields');
    expect(apart.links).toHaveLength(4);
    expect(found(5, { ...noAddress, billingAddressSameAsHome: true })).toEqual([]);
  });

  test('requires the card authorization', () => {
    expect(found(5, { cardAuthorizationAccepted: '' })).toEqual([
      ['cardAuthorizationAccepted', 'You must authorize the card charge to proceed'],
    ]);
  });

  test.each(['bill_pay', 'wire'] as const)(
    'requires the confirmation that a %s was sent',
    (paymentMethod) => {
      expect(found(5, { paymentMethod, cardNumber: '' })).toEqual([
        ['paymentSent', 'Please confirm that you have sent the payment'],
      ]);
      expect(found(5, { paymentMethod, paymentSent: true, cardNumber: '' })).toEqual([]);
    },
  );

  test.each(['termsOfServiceAccepted', 'independentContractorAgreementAccepted'] as const)(
    'requires both agreements (missing: %s)',
    (field) => {
      expect(found(5, { [field]: false })).toEqual([[field, agree]]);
    },
  );
});

const cardInText =
  'Please remove the card number here. Only the card fields of step 5 may contain one.';

describe('a card number in a field that is not a card field', () => {
  const otherAddress = { billingAddressSameAsHome: false };

  test.each<[StepNumber, FieldName, Partial<RegistrationForm>]>([
    [2, 'firstName', {}],
    [2, 'lastName', {}],
    [3, 'addressLine1', {}],
    [3, 'addressLine2', {}],
    [3, 'city', {}],
    [4, 'occupation', {}],
    [4, 'employer', {}],
    [4, 'mothersMaidenName', {}],
    [5, 'referredBy', {}],
    [5, 'cardHolderName', {}],
    [5, 'billingAddressLine1', otherAddress],
    [5, 'billingAddressLine2', otherAddress],
    [5, 'billingCity', otherAddress],
  ])('is rejected on step %i in %s', (step, field, others) => {
    for (const number of [
      '4242 4242 4242 4242',
      'Apt 5555-5555-5555-4444',
      '３７８２８２２４６３１０００５',
    ])
      expect(found(step, { ...others, [field]: number })).toEqual([[field, cardInText]]);
  });

  test('is rejected as a phone number, which is never that long', () => {
    expect(found(2, { phone: '4242 4242 4242 4242' })).toEqual([['phone', cardInText]]);
    expect(found(2, { phone: '+44 7700 900123' })).toEqual([]);
  });

  test('is not found in other numbers', () => {
    expect(found(3, { addressLine1: '12 Sample Street, box 01001-1234' })).toEqual([]);
    expect(found(5, { referredBy: 'Robin 555 010 0123' })).toEqual([]);
  });
});

test('no error contains the typed answer', () => {
  const marker = 'unique-marker-7731';
  const typed = Object.fromEntries(
    Object.entries(emptyForm).map(([field, value]) => [field, value === '' ? marker : value]),
  ) as unknown as RegistrationForm;
  for (const step of [1, 2, 3, 4, 5] as const)
    expect(JSON.stringify(findStepErrors(step, typed))).not.toContain(marker);
});
