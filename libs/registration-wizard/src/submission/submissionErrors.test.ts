import { HttpError, TimeoutError } from '@bank-bonuses/api-client';
import { AuthError } from '@bank-bonuses/auth';
import { passwordTooLongMessage } from '@bank-bonuses/product';
import { expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { registerErrors, signUpErrors } from './submissionErrors.ts';

test.each([
  ['user_already_exists', 'User already registered', 'email', 'sign-in-instead'],
  ['email_exists', 'A user with this email address exists', 'email', 'sign-in-instead'],
  ['email_address_not_authorized', 'Email address not authorized', 'email', undefined],
  ['over_request_rate_limit', 'Request rate limit reached', undefined, undefined],
  ['weak_password', 'Password is known to be weak', 'password', undefined],
  ['over_email_send_rate_limit', 'Email rate limit exceeded', undefined, 'asked-before'],
] as const)('a sign-up rejected with %s marks its field', (code, text, field, advice) => {
  const { formError, fieldErrors } = signUpErrors(new AuthError(text, { code, status: 422 }));
  expect(formError.message).toBe(text);
  expect(formError.advice).toBe(advice);
  expect(fieldErrors).toEqual(field ? [{ field, text }] : []);
  expect(formError.links.map((link) => link.field)).toEqual(field ? [field] : []);
});

test.each([
  [400, 'validation_failed', 'Unable to validate email address: invalid format', 'email'],
  [422, 'email_address_invalid', 'Email address "a@b" is invalid', 'email'],
  [400, 'validation_failed', 'Password cannot be longer than 72 characters', 'password'],
] as const)(
  'a sign-up rejected with %d %s "%s" shows the portal\'s text at the field',
  (status, code, words, field) => {
    const texts = { email: 'Please enter a valid email address', password: passwordTooLongMessage };
    const { formError, fieldErrors } = signUpErrors(new AuthError(words, { code, status }));
    expect(formError.message).toBe(texts[field]);
    expect(fieldErrors).toEqual([{ field, text: texts[field] }]);
  },
);

test.each([
  [413, undefined],
  [400, undefined],
  [403, undefined],
  [500, 'outcome-unknown'],
  [504, 'outcome-unknown'],
])('a %d without a detail has the advice %s', (status, advice) => {
  const error = new HttpError('Failed to register account. Please try again later.', { status });
  expect(registerErrors(error, filledForm).formError.advice).toBe(advice);
});

const anotherAccount =
  'This Social Security number is already registered with another account. Please check the number, log in to that account, or contact support.';

test.each([
  [409, anotherAccount, [], 'sign-in-instead'],
  [401, 'We could not verify this email address and password', ['password'], 'sign-in-instead'],
  [402, 'Your card was declined.', ['cardNumber'], 'card-removed'],
  [429, 'Too many attempts. Please try again later.', [], undefined],
] as const)(
  'a %i with the detail "%s" marks the fields %j and has the advice %s',
  (status, detail, marked, advice) => {
    const error = new HttpError(detail, { status, detail });
    const { formError, fieldErrors } = registerErrors(error, filledForm);
    expect(formError.message).toBe(detail);
    expect(formError.advice).toBe(advice);
    expect(fieldErrors.map(({ field }) => field)).toEqual(marked);
  },
);

test.each([
  ['ssn', 'ssn', anotherAccount],
  ['email', 'email', 'This registration belongs to another email address'],
] as const)(
  'a 409 about the key %s links to its field and has the advice to log in',
  (key, field, detail) => {
    const error = new HttpError(detail, {
      status: 409,
      detail,
      fieldErrors: [{ loc: [key], field: key, message: detail }],
    });
    const { formError, fieldErrors } = registerErrors(error, filledForm);
    expect(formError).toMatchObject({
      message: detail,
      advice: 'sign-in-instead',
      links: [{ field }],
    });
    expect(fieldErrors).toEqual([{ field, text: detail }]);
  },
);

test('a declined card is cleared even if the response has no readable detail', () => {
  const text = 'Failed to register account. Please try again later.';
  const error = new HttpError(text, { status: 402 });
  const { formError, fieldErrors } = registerErrors(error, filledForm);
  expect(formError).toMatchObject({ message: text, advice: 'card-removed', focus: 'cardNumber' });
  expect(fieldErrors).toEqual([{ field: 'cardNumber', text }]);
});

test('the error box of a time-out contains only the text of the time-out', () => {
  const { formError, fieldErrors } = registerErrors(
    new TimeoutError('It may have arrived.'),
    filledForm,
  );
  expect(formError).toEqual({ message: 'It may have arrived.', links: [] });
  expect(fieldErrors).toEqual([]);
});

test.each([
  [undefined, 'Registration failed'],
  [
    new TypeError('undefined is not a function'),
    'Failed to register account. Please try again later.',
  ],
  [new HttpError('Closed', { status: 400, detail: 'Closed' }), 'Closed'],
])('the error box of %o contains the specified text', (error, message) => {
  expect(registerErrors(error, filledForm).formError.message).toBe(message);
});

test('the fields that a 422 names are marked once, in its order, with the home address for billing', () => {
  const locs = [
    ['billing_zip_code'],
    ['selfie_photo', 'data'],
    ['card_expiry_month'],
    ['card_expiry_year'],
    ['auth_id'],
    [],
  ];
  const fieldErrors = locs.map((loc) => ({ loc, field: loc.join('.'), message: loc.join('.') }));
  const error = new HttpError('Validation errors:', { status: 422, detail: 'x', fieldErrors });
  const marked = (billingAddressSameAsHome: boolean) =>
    registerErrors(error, { ...filledForm, billingAddressSameAsHome }).fieldErrors;
  expect(marked(true)).toEqual([
    { field: 'zipCode', text: 'billing_zip_code' },
    { field: 'selfiePhoto', text: 'selfie_photo.data' },
    { field: 'cardExpiry', text: 'card_expiry_month' },
  ]);
  expect(marked(false)[0]).toEqual({ field: 'billingZipCode', text: 'billing_zip_code' });
});

test('if the sign-in client could not be loaded, the advice is a reload', () => {
  const { formError } = signUpErrors(new AuthError('Load it again.', { needsReload: true }));
  expect(formError).toMatchObject({ message: 'Load it again.', advice: 'reload' });
});
