import { expect, test } from 'vitest';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { handedInOf, isSameHandedIn } from './handedIn.ts';

const isSame = (changes: Partial<typeof filledForm>) =>
  isSameHandedIn(handedInOf(filledForm), handedInOf({ ...filledForm, ...changes }));

test.each<[boolean, Partial<typeof filledForm>]>([
  [true, {}],
  [true, { city: ` ${filledForm.city} ` }],
  [false, { city: 'Elsewhere' }],
  [false, { paymentMethod: 'wire' }],
  [false, { existingBankAccounts: [] }],
  [false, { selfiePhoto: somePhoto('selfie.jpg') }],
])('isSameHandedIn returns %s after the change %o', (expected, changes) => {
  expect(isSame(changes)).toBe(expected);
});
