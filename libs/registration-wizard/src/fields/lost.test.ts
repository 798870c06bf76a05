import { expect, test } from 'vitest';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import type { RegistrationForm } from './table.ts';
import { missingAnswers } from './lost.ts';

const missingPhotos = (changes: Partial<RegistrationForm>) =>
  missingAnswers(['photos'], { ...filledForm, ...changes }).map(({ field }) => field);

test('after a reload, only the photos of the chosen document are missing', () => {
  expect(missingPhotos({ passportPhoto: null })).toEqual([]);
  expect(missingPhotos({ dlPhotoBack: null })).toEqual(['dlPhotoBack']);
  const passport = { idCardType: 'passport', dlPhotoFront: null, dlPhotoBack: null } as const;
  expect(missingPhotos({ ...passport, passportPhoto: somePhoto() })).toEqual([]);
  expect(missingPhotos(passport)).toEqual(['passportPhoto']);
});
