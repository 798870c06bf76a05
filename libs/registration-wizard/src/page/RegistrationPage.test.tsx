import { createApiClient, TimeoutError } from '@bank-bonuses/api-client';
import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, expectAccessible } from '@bank-bonuses/testing';
import { signedInAs } from '@bank-bonuses/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { draftKey } from '../draft/draftKey.ts';
import { submitRegistration } from '../submission/submitRegistration.ts';
import { somePhoto } from '../testing/filledForm.ts';
import {
  findErrorBox,
  findStep,
  openWizard,
  queryErrorBox,
} from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';

vi.mock('../submission/submitRegistration.ts', { spy: true });

const { received, respondWith, authWith } = playServices();
const never = () => new Promise<never>(() => undefined);

test('the success view is shown after registering, and does not disappear when a session starts', async () => {
  const { auth, signUp } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  expect(await findStep('Registration Successful!')).toHaveFocus();
  expect(
    screen.getByText('Please check your email to verify your account before logging in.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Click Here to Log In' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(document.title).toMatch(/^Registration Successful!/);
  expect(screen.getByRole('region', { name: 'Your receipt' })).toHaveTextContent('Avery Example');
  expect(sessionStorage).toHaveLength(0);
  await expectAccessible();
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    email: 'avery@example.com',
    password: 'Fictional-Pass-1',
    fullName: 'Avery Example',
  });
  expect(received).toMatchObject([{ auth_id: 'user-1', card_number: '4242424242424242' }]);
  auth.setState(signedInAs());
  expect(screen.getByText('Registration Successful!')).toBeVisible();
});

test.each([
  ['another JSON body', () => HttpResponse.json({ message: 'ok' })],
  ['an empty body', mockFailures.empty(204)],
  ['a truncated body', mockFailures.truncated(201)],
])('a successful response with %s shows the success view', async (_how, response) => {
  respondWith(response);
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  expect(await findStep('Registration Successful!')).toHaveFocus();
  const receipt = screen.getByRole('region', { name: 'Your receipt' });
  expect(receipt).toHaveTextContent('Avery Example');
  expect(receipt).not.toHaveTextContent('Reference');
  expect(screen.queryByText(/Failed/)).toBeNull();
  expect(received).toHaveLength(1);
});

test('during the request, an overlay covers the page and the button reads Registering...', async () => {
  const { auth } = authWith(vi.fn(never));
  const { next } = await openWizard({ step: 5, auth });
  await next();
  const button = await screen.findByRole('button', { name: 'Registering...' });
  expect(button).toBeDisabled();
  expect(screen.getByText('Sending your registration')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expectAccessible();
});

test('a double click and held Enter keys submit one registration', async () => {
  const { auth, signUp } = authWith();
  const { user } = await openWizard({ step: 5, auth });
  await user.dblClick(screen.getByRole('button', { name: 'Register' }));
  await user.type(document.body, '{Enter>5/}');
  await findStep('Registration Successful!');
  expect(signUp).toHaveBeenCalledOnce();
  expect(received).toHaveLength(1);
});

test('Register leads to an earlier step that is invalid', async () => {
  const { next } = await openWizard({ step: 5, answers: { city: '' } });
  await next();
  expect(await findStep('Your home address')).toBeVisible();
  const { box } = await findErrorBox();
  expect(box).toHaveTextContent('City is required');
  expect(received).toHaveLength(0);
});

test('only the number and the security code of a declined card must be entered again', async () => {
  respondWith(mockFailures.detail(402, 'Your card was declined.'));
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  expect((await findErrorBox()).box).toHaveTextContent('Your card was declined.');
  expect(screen.getByLabelText('Card Number')).toHaveValue('');
  expect(screen.getByLabelText('Security Code')).toHaveValue('');
  expect(screen.getByLabelText('Expiry Date')).toHaveValue('04/31');
  expect(screen.getByLabelText('Card Holder Name')).toHaveValue('Avery Example');
});

test('leaving the page revokes the object URLs of its photos', async () => {
  const released = vi.spyOn(URL, 'revokeObjectURL');
  const selfiePhoto = { ...somePhoto(), previewUrl: 'blob:selfie' };
  const { unmount } = await openWizard({ step: 4, answers: { selfiePhoto } });
  expect(released).not.toHaveBeenCalledWith('blob:selfie');
  unmount();
  expect(released).toHaveBeenCalledWith('blob:selfie');
});

describe('without a response', () => {
  test('the error box says that the registration may have arrived, and a second attempt uses the same account', async () => {
    respondWith(mockFailures.network());
    const { auth, signUp } = authWith();
    const { next } = await openWizard({ step: 5, auth });
    await next();
    const { box } = await findErrorBox();
    expect(box).toHaveTextContent('Failed to register account. Please try again later.');
    expect(box).toHaveTextContent(/may still have arrived.*Trying again is safe/);
    respondWith({ ...fixtures.fullReceipt, already_registered: true });
    await next();
    await findStep('Registration Successful!');
    // The service already has the registration, but from this page's first attempt.
    expect(screen.queryByText('This email address was already registered')).toBeNull();
    expect(signUp).toHaveBeenCalledOnce();
    expect(received.map(({ auth_id }) => auth_id)).toEqual(['user-1', 'user-1']);
  });

  test('the success view says that the first registration counts if an answer was changed before the second attempt', async () => {
    respondWith(mockFailures.network());
    const { next, fill } = await openWizard({ step: 5, auth: authWith().auth });
    await next();
    await findErrorBox();
    await fill('Card Holder Name', 'Avery B. Example');
    respondWith({ ...fixtures.fullReceipt, already_registered: true });
    await next();
    await findStep('Registration Successful!');
    expect(screen.getByText('This email address was already registered')).toBeVisible();
    expect(screen.getByText(/Your first registration counts/)).toBeVisible();
  });

  test('the error box shows the text of a time-out', async () => {
    const client = createApiClient({ baseUrl: '/', getAccessToken: () => Promise.resolve(null) });
    client.register = () => Promise.reject(new TimeoutError('It may still have arrived.'));
    const { next } = await openWizard({ step: 5, client });
    await next();
    expect((await findErrorBox()).box).toHaveTextContent('It may still have arrived.');
  });
});

test('the success view says that the address was already registered if the response contains already_registered', async () => {
  const { auth } = authWith();
  respondWith({ ...fixtures.fullReceipt, already_registered: true });
  const { next } = await openWizard({
    step: 5,
    auth,
    answers: { paymentMethod: 'wire', paymentSent: true },
  });
  await next();
  await findStep('Registration Successful!');
  expect(screen.getByText('This email address was already registered')).toBeVisible();
  expect(screen.getByText(/Your first registration counts/)).toHaveTextContent(/Card, \$5,150\.00/);
});

describe('if the account cannot be created', () => {
  test('the error box for an address that is already registered links to the login page', async () => {
    const { auth } = authWith(vi.fn().mockResolvedValue({ kind: 'already-registered' }));
    const { next } = await openWizard({ step: 5, auth });
    await next();
    expect(await findStep('Create your account')).toBeVisible();
    const { box, links } = await findErrorBox();
    expect(box).toHaveFocus();
    expect(box).toHaveTextContent('An account with this email address already exists');
    expect(links()).toEqual(['log in', 'reset your password', 'Email']);
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(received).toHaveLength(0);
  });

  test.each([
    [
      new Error('Registration failed: No user data returned'),
      'Registration failed: No user data returned',
    ],
    [new Error(''), 'Failed to create auth user'],
    ['thrown', 'Failed to create user account'],
  ])('after the rejection %o, the error box shows %j', async (thrown, text) => {
    const { auth } = authWith(vi.fn().mockRejectedValue(thrown));
    const { next } = await openWizard({ step: 5, auth });
    await next();
    expect((await findErrorBox()).box).toHaveTextContent(text);
    expect(received).toHaveLength(0);
  });

  test('after an unexpected error, the error box shows the default text', async () => {
    vi.mocked(submitRegistration).mockRejectedValueOnce(new RangeError('unforeseen'));
    const { next } = await openWizard({ step: 5 });
    await next();
    expect((await findErrorBox()).box).toHaveTextContent('An error occurred during registration');
    expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
  });
});

test('an account without a registration is not signed up again, and its address needs no confirmation', async () => {
  const signUp = vi.fn();
  const auth = createFakeAuth({ state: signedInAs({ id: 'user-9' }), signUp });
  const { next } = await openWizard({
    step: 5,
    auth,
    answers: { confirmPassword: '' },
  });
  await next();
  await findStep('Registration Successful!');
  expect(signUp).not.toHaveBeenCalled();
  expect(received).toMatchObject([
    { auth_id: 'user-9', email: 'alex.rivera@example.com', password: 'Fictional-Pass-1' },
  ]);
  expect(screen.queryByText(/check your email/)).toBeNull();
});

test('the password of an account that a provider created is set, then the account is registered', async () => {
  const signUp = vi.fn();
  const setPassword = vi.fn().mockResolvedValue(undefined);
  const auth = createFakeAuth({
    state: signedInAs({ id: 'user-9', lacksPassword: true }),
    signUp,
    accountSecurity: { setPassword },
  });
  const { next } = await openWizard({
    step: 5,
    auth,
  });
  await next();
  await findStep('Registration Successful!');
  expect(signUp).not.toHaveBeenCalled();
  expect(setPassword).toHaveBeenCalledExactlyOnceWith({
    userId: 'user-9',
    password: 'Fictional-Pass-1',
    current: undefined,
  });
  expect(received).toMatchObject([
    { auth_id: 'user-9', email: 'alex.rivera@example.com', password: 'Fictional-Pass-1' },
  ]);
});

test('no secret is stored in browser storage', async () => {
  respondWith(mockFailures.network());
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  await findErrorBox();
  await waitFor(() => expect(sessionStorage).toHaveLength(2));
  expect(sessionStorage.getItem(draftKey)).toContain('avery@example.com');
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  for (const secret of ['Fictional-Pass-1', '900', '1990-04-12', '4242', 'Placeholder'])
    expect(stored).not.toContain(secret);
});

test('presses are ignored before the next step is rendered', async () => {
  await openWizard({ step: 2, answers: { addressLine1: '' } });
  // Makes React render asynchronously after an event, as in browsers.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const press = (name: string) => screen.getByRole('button', { name }).click();
  press('Next');
  // Lets pending promises settle before the next press.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(screen.getByRole('heading', { name: 'About you' })).toBeVisible();
  press('Next');
  press('Previous');
  expect(await findStep('Your home address')).toHaveFocus();
  expect(queryErrorBox()).toBeNull();
});

test('Register pressed twice before the next render submits one registration', async () => {
  vi.mocked(submitRegistration).mockClear();
  const { auth } = authWith();
  await openWizard({ step: 5, auth });
  // Makes React render asynchronously after an event, as in browsers.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const button = screen.getByRole('button', { name: 'Register' });
  button.click();
  button.click();
  await findStep('Registration Successful!');
  expect(submitRegistration).toHaveBeenCalledOnce();
  expect(received).toHaveLength(1);
});
