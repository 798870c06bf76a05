import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import {
  emptyForm,
  type FieldName,
  fieldsOf,
  type RegistrationForm,
  stepNumbers,
} from './table.ts';
import { findStepErrors } from './validate.ts';

/** Returns the specified texts of a step's errors, without duplicates and in order. */
const textsOf = (step: 1 | 5, changes: Partial<RegistrationForm>) => [
  ...new Set(findStepErrors(step, { ...filledForm, ...changes }).map(({ message }) => message)),
];

/** Returns the texts of the rules that are not met. */
const textsFor = (rules: [isMet: boolean, text: string][]) =>
  rules.filter(([isMet]) => !isMet).map(([, text]) => text);

describe('the account step', () => {
  const written = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');

  test('reports passwords that differ before any other error', () => {
    fc.assert(
      fc.property(written, written, (password, confirmPassword) => {
        fc.pre(password !== confirmPassword);
        expect(textsOf(1, { password, confirmPassword })).toEqual(['Passwords do not match']);
      }),
    );
  });

  test('accepts matching passwords of at least six characters', () => {
    fc.assert(
      fc.property(written, (password) => {
        expect(textsOf(1, { password, confirmPassword: password })).toEqual(
          textsFor([[password.length >= 6, 'Password must be at least 6 characters']]),
        );
      }),
    );
  });

  test('reports only missing answers if an answer is missing', () => {
    const field = fc.constantFrom('email', 'password', 'confirmPassword');
    fc.assert(
      fc.property(field, fc.constantFrom('', ' ', '\t'), fc.string(), (missing, blank, other) => {
        const typed = { email: other, password: other, confirmPassword: other, [missing]: blank };
        expect(textsOf(1, typed)).toEqual(['Please fill in all required fields']);
      }),
    );
  });

  test('accepts every common address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(textsOf(1, { email: ` ${email} ` })).toEqual([]);
      }),
    );
  });
});

describe('the sign-up step', () => {
  const agree =
    'You must agree to the Terms of Service and Independent Contractor Agreement to proceed';
  const acceptedAt = fc.constantFrom('', '2026-11-20T15:04:05.000Z');
  const agreements = fc.record({
    termsOfServiceAccepted: acceptedAt,
    independentContractorAgreementAccepted: acceptedAt,
  });
  const bothOf = (boxes: Record<string, string>) => Object.values(boxes).every(Boolean);

  test('reports each of the four card errors if and only if it applies, in order', () => {
    const details = fc.record({
      cardNumber: fc.constantFrom('', '4242', '4242 4242 4242', '4242 4242 4242 4242'),
      cardExpiry: fc.constantFrom('', '04', '13/31', '00/31', '04/31', '12/99'),
      cardSecurityCode: fc.constantFrom('', '12', '123', '1234'),
      cardHolderName: fc.constantFrom('', ' ', 'Avery Example'),
    });
    const billing = fc.record({
      billingAddressSameAsHome: fc.boolean(),
      billingAddressLine1: fc.constantFrom('', '98 Example Avenue'),
      billingCity: fc.constantFrom(' ', 'Springfield'),
      billingState: fc.constantFrom('', 'IL'),
      billingZipCode: fc.constantFrom('', '62701'),
    });
    fc.assert(
      fc.property(details, billing, acceptedAt, agreements, (card, address, authorized, boxes) => {
        const isWhole =
          card.cardNumber.length >= 14 &&
          ['04/31', '12/99'].includes(card.cardExpiry) &&
          card.cardSecurityCode.length >= 3 &&
          card.cardHolderName.trim() !== '';
        const { billingAddressSameAsHome, ...parts } = address;
        const isAddressed =
          billingAddressSameAsHome || Object.values(parts).every((part) => part.trim() !== '');
        expect(
          textsOf(5, { ...card, ...address, ...boxes, cardAuthorizationAccepted: authorized }),
        ).toEqual(
          textsFor([
            [isWhole, 'Please fill in all credit card details'],
            [isAddressed, 'Please fill in all billing address fields'],
            [authorized !== '', 'You must authorize the card charge to proceed'],
            [bothOf(boxes), agree],
          ]),
        );
      }),
    );
  });

  test('requires only the sent payment and the agreements for a transfer', () => {
    const method = fc.constantFrom('bill_pay' as const, 'wire' as const);
    fc.assert(
      fc.property(method, fc.boolean(), agreements, (paymentMethod, paymentSent, boxes) => {
        const noCard = { cardNumber: '', billingCity: '', cardAuthorizationAccepted: '' };
        expect(textsOf(5, { ...noCard, ...boxes, paymentMethod, paymentSent })).toEqual(
          textsFor([
            [paymentSent, 'Please confirm that you have sent the payment'],
            [bothOf(boxes), agree],
          ]),
        );
      }),
    );
  });
});

test('a step returns its errors in the order of its page', () => {
  const blank = fc.subarray(Object.keys(emptyForm) as FieldName[]);
  const changes = fc.record({
    idCardType: fc.constantFrom('drivers_license' as const, 'passport' as const),
    isUsCitizen: fc.boolean(),
    paymentMethod: fc.constantFrom('' as const, 'card' as const, 'wire' as const),
    billingAddressSameAsHome: fc.boolean(),
  });
  fc.assert(
    fc.property(blank, changes, fc.constantFrom(...stepNumbers), (fields, changed, step) => {
      const emptied = Object.fromEntries(fields.map((field) => [field, emptyForm[field]]));
      const errors = findStepErrors(step, { ...filledForm, ...emptied, ...changed });
      const found = errors.map(({ field }) => field);
      expect(found).toEqual(fieldsOf(step).filter((field) => found.includes(field)));
    }),
  );
});
