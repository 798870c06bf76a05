import { beforeEach, expect, test, vi } from 'vitest';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { submitRegistration } from './submitRegistration.ts';
import { createUserMemory } from './userMemory.ts';
import type { PreparedPhoto } from '../fields/field.ts';
import type { PhotoName, RegistrationForm } from '../fields/table.ts';
import type { Applicant } from '../form/applicant.ts';

const text = 'Failed to convert file to base64';

/** Submits a form with photos that the browser cannot read. */
async function submit(
  unreadable: readonly PhotoName[],
  changes: Partial<RegistrationForm> = {},
  applicant: Applicant = { kind: 'new' },
) {
  const form = { ...filledForm, ...changes };
  failToRead(unreadable.map((name) => form[name]));
  const setPassword = vi.fn();
  const signUp = vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' });
  const register = vi.fn().mockResolvedValue({ id: 'registration-1', status: 'received' });
  const memory = createUserMemory(sessionStorage);
  const result = await submitRegistration(form, {
    applicant,
    signUp,
    setPassword,
    register,
    memory,
  });
  const errors = result.kind === 'rejected' ? result.errors : undefined;
  return { errors, signUp, register };
}

function failToRead(photos: readonly (PreparedPhoto | null)[]): void {
  const read = FileReader.prototype.readAsDataURL;
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (
    this: FileReader,
    blob,
  ) {
    if (!photos.some((photo) => photo?.blob === blob)) return read.call(this, blob);
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
}

beforeEach(() => sessionStorage.clear());

const withPassport = {
  idCardType: 'passport',
  passportPhoto: somePhoto('passport.jpg'),
} satisfies Partial<RegistrationForm>;

test.each<[PhotoName, Partial<RegistrationForm>]>([
  ['dlPhotoFront', {}],
  ['dlPhotoBack', {}],
  ['selfiePhoto', {}],
  ['passportPhoto', withPassport],
  ['selfiePhoto', withPassport],
])('an unreadable %s ends the submission before the sign-up', async (field, changes) => {
  const { errors, signUp, register } = await submit([field], changes);
  expect(errors?.formError.message).toBe(text);
  expect(errors?.fieldErrors).toEqual([{ field, text }]);
  expect(signUp).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});

test('an unreadable photo ends the submission of an existing account', async () => {
  const applicant: Applicant = {
    kind: 'existing',
    userId: 'user-9',
    email: filledForm.email,
    lacksPassword: false,
  };
  const { errors, register } = await submit(['dlPhotoBack'], {}, applicant);
  expect(errors?.fieldErrors).toEqual([{ field: 'dlPhotoBack', text }]);
  expect(register).not.toHaveBeenCalled();
});

test('the errors name every unreadable photo', async () => {
  const { errors } = await submit(['dlPhotoFront', 'dlPhotoBack', 'selfiePhoto']);
  expect(errors?.fieldErrors.map(({ field }) => field)).toEqual([
    'dlPhotoFront',
    'dlPhotoBack',
    'selfiePhoto',
  ]);
});

test('an unreadable photo of a document that is not submitted causes no error', async () => {
  const { passportPhoto } = withPassport;
  const { errors, signUp } = await submit(['passportPhoto'], { passportPhoto });
  expect(errors).toBeUndefined();
  expect(signUp).toHaveBeenCalledOnce();
});
