import { expect, test } from 'vitest';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { submittedAnswersOf, isSameSubmission } from './submittedAnswers.ts';

const isSame = (changes: Partial<typeof filledForm>) =>
  isSameSubmission(
    submittedAnswersOf(filledForm),
    submittedAnswersOf({ ...filledForm, ...changes }),
  );

test.each<[boolean, Partial<typeof filledForm>]>([
  [true, {}],
  [true, { city: ` ${filledForm.city} ` }],
  [false, { city: 'Elsewhere' }],
  [false, { paymentMethod: 'wire' }],
  [false, { existingBankAccounts: [] }],
  [false, { selfiePhoto: somePhoto('selfie.jpg') }],
])('isSameSubmission returns %s after the change %o', (expected, changes) => {
  expect(isSame(changes)).toBe(expected);
});
