import { isFull } from '@bank-bonuses/test-config/full';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAsked } from '../form/isAsked.ts';
import type { FieldName, RegistrationForm } from '../form/registrationForm.ts';
import { comparedAnswer, recheck, type RecheckInput } from './recheck.ts';
import { findStepErrors } from '../steps/schemas.ts';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { lastStep, stepNumbers, type StepNumber } from '../form/fields.ts';
import { toFormError, type FormError } from '../form/formError.ts';

/** Returns the error that a press of the step's button would show, if any. */
function press(step: StepNumber, answers: RegistrationForm): FormError | undefined {
  for (const each of step === lastStep ? stepNumbers : [step]) {
    const errors = findStepErrors(each, answers);
    if (errors.length > 0) return toFormError(each, errors);
  }
  return undefined;
}

const nothing = { marks: new Map(), rejected: new Map(), wasShown: () => true };

/** Returns the error box that the page shows after one more change of the answers. */
function follow(
  formError: FormError,
  step: StepNumber,
  answers: RegistrationForm,
  wasShown: RecheckInput['wasShown'] = () => true,
) {
  const input = { ...nothing, step, answers, wasShown };
  const rechecked = recheck({ ...input, formError });
  return rechecked.next
    ? { formError: rechecked.next, ...recheck({ ...input, formError: rechecked.next }) }
    : { formError, ...rechecked };
}

const photo = fc.constantFrom(null, somePhoto());
const text = fc.constantFrom('', 'Sample');
/** Changes of a choice, or of an answer that can be valid or invalid. */
const changes: fc.Arbitrary<Partial<RegistrationForm>> = fc.oneof(
  fc.record({ idCardType: fc.constantFrom('drivers_license' as const, 'passport' as const) }),
  fc.record({ dlPhotoFront: photo }),
  fc.record({ dlPhotoBack: photo }),
  fc.record({ passportPhoto: photo }),
  fc.record({ selfiePhoto: photo }),
  fc.record({ mothersMaidenName: text }),
  fc.record({ isUsCitizen: fc.boolean() }),
  fc.record({ citizenshipCountry: fc.constantFrom('' as const, 'Canada' as const) }),
  fc.record({
    paymentMethod: fc.constantFrom('card' as const, 'bill_pay' as const, 'wire' as const),
    paymentSent: fc.constant(false),
  }),
  fc.record({ paymentSent: fc.boolean() }),
  fc.record({ cardNumber: fc.constantFrom('', '4242', '4242 4242 4242 4242') }),
  fc.record({ cardExpiry: fc.constantFrom('', '04/31') }),
  fc.record({ cardAuthorizationAccepted: fc.boolean() }),
  fc.record({ billingAddressSameAsHome: fc.boolean() }),
  fc.record({ billingCity: text }),
  fc.record({ termsOfServiceAccepted: fc.boolean() }),
  fc.record({ email: fc.constantFrom('', 'avery', 'avery@example.com') }),
  fc.record({ password: fc.constantFrom('', 'abc', 'Fictional-Pass-1') }),
  fc.record({ confirmPassword: fc.constantFrom('', 'abc', 'Fictional-Pass-1') }),
  fc.record({ phone: text }),
  fc.record({ ssn: fc.constantFrom('', '900', '900-12-3456') }),
  fc.record({ dateOfBirth: fc.constantFrom('', '2999-01-01', '1990-04-12') }),
  fc.record({ city: text }),
  fc.record({ zipCode: fc.constantFrom('', '0100', '01001') }),
);

const changed = (answers: RegistrationForm, by: readonly Partial<RegistrationForm>[]) =>
  by.reduce<RegistrationForm>((all, change) => ({ ...all, ...change }), answers);

describe('after any changes to a step with errors', () => {
  const course = fc.record({
    step: fc.constantFrom(...stepNumbers),
    before: fc.array(changes, { maxLength: 6 }),
    after: fc.array(changes, { minLength: 1, maxLength: 8 }),
  });

  test('recheck resolves only links to valid fields, and all links only if Next would continue', () => {
    fc.assert(
      fc.property(course, ({ step, before, after }) => {
        const pressed = changed(filledForm, before);
        const wasShown = (field: FieldName) => isAsked(field, pressed);
        let answers = pressed;
        let formError = press(step, answers);
        fc.pre(formError !== undefined);
        for (const change of after) {
          answers = { ...answers, ...change };
          const said = follow(formError, step, answers, wasShown);
          formError = said.formError;
          const wrong = stepNumbers.flatMap((each) => findStepErrors(each, answers));
          const struck = formError.links.filter(said.isResolved);
          const struckFields = struck.flatMap(({ field, fields = [field] }) => fields);
          expect(wrong.filter(({ field }) => struckFields.includes(field))).toEqual([]);
          const isCalm = struck.length === formError.links.length;
          expect(isCalm && !said.asksMore).toBe(press(step, answers) === undefined);
          const named = formError.links.flatMap(({ field, fields = [field] }) => fields);
          expect(named.filter((field) => !wasShown(field))).toEqual([]);
        }
      }),
      { numRuns: isFull ? 500 : 100 },
    );
  });

  test('every link that recheck does not resolve leads to an invalid field', () => {
    fc.assert(
      fc.property(course, ({ step, before, after }) => {
        const asked = changed(filledForm, before);
        const formError = press(step, asked);
        fc.pre(formError !== undefined);
        const answers = changed(asked, after);
        const said = follow(formError, step, answers);
        const wrong = stepNumbers.flatMap((each) => findStepErrors(each, answers));
        for (const link of said.formError.links.filter((each) => !said.isResolved(each)))
          expect(wrong.map(({ field }) => field)).toContain(said.firstLeft(link));
      }),
    );
  });
});

describe('a rejected field', () => {
  const rejecting = (
    fields: FieldName[],
    answers: Partial<RegistrationForm> = {},
  ): RecheckInput => {
    const form = { ...filledForm, ...answers };
    return {
      formError: {
        message: 'Validation errors:',
        links: fields.map((field) => ({ field, text: field })),
      },
      step: lastStep,
      answers: form,
      marks: new Map(),
      wasShown: (field) => isAsked(field, form),
      rejected: new Map(fields.map((field) => [field, comparedAnswer(field, form)])),
    };
  };
  const struckAfter = (input: RecheckInput, change: Partial<RegistrationForm>) => {
    const { isResolved } = recheck({ ...input, answers: { ...input.answers, ...change } });
    return input.formError.links.filter(isResolved).map(({ field }) => field);
  };

  test('is resolved by a different answer, not by the same answer typed again', () => {
    const input = rejecting(['city', 'zipCode']);
    expect(struckAfter(input, {})).toEqual([]);
    expect(struckAfter(input, { city: 'Holyoke' })).toEqual(['city']);
    expect(struckAfter(input, { city: filledForm.city })).toEqual([]);
    expect(struckAfter(input, { city: ' ' })).toEqual([]);
  });

  test('is resolved when the box of an agreement is checked again', () => {
    const input = rejecting(['termsOfServiceAccepted']);
    const again = { termsOfServiceAcceptedAt: '2026-11-21T09:00:00.000Z' };
    expect(struckAfter(input, again)).toEqual(['termsOfServiceAccepted']);
  });

  test('does not disappear from the error box when a new choice requires another answer', () => {
    const input = rejecting(['city', 'paymentSent'], { paymentMethod: 'wire', paymentSent: true });
    const answers = { ...input.answers, paymentMethod: 'card' as const, cardNumber: '', city: '' };
    const marks = new Map<FieldName, string>([['zipCode', 'No such code']]);
    const asked = { ...input, answers, marks };
    expect(recheck(asked)).toMatchObject({ next: undefined, asksMore: true });
    expect(struckAfter(asked, {})).toEqual(['paymentSent']);
  });

  test('is listed after an answer that has become invalid', () => {
    const input = rejecting(['city', 'zipCode']);
    const answers = { ...input.answers, city: 'Holyoke', cardNumber: '' };
    const marks = new Map<FieldName, string>([['zipCode', 'No such code']]);
    expect(recheck({ ...input, answers, marks }).next).toEqual({
      message: '',
      links: [
        { field: 'cardNumber', text: 'Please fill in all credit card details' },
        { field: 'zipCode', text: 'Zip Code: No such code' },
      ],
    });
  });
});

test("recheck does not resolve a marked field, even if the step's validation finds no error", () => {
  const formError = {
    message: '',
    links: [{ field: 'selfiePhoto' as const, text: 'Selfie Photo' }],
  };
  const input = { ...nothing, formError, step: 4 as const, answers: filledForm };
  const marks = new Map<FieldName, string>([['selfiePhoto', 'This file is no photo']]);
  expect(recheck(input).isResolved(formError.links[0]!)).toBe(true);
  expect(recheck({ ...input, marks }).isResolved(formError.links[0]!)).toBe(false);
});
