import { mockFailures } from '@bank-bonuses/api-client/testing';
import { signedInAs } from '@bank-bonuses/auth/testing';
import { createFakeAuth, expectAccessible } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { draftKey } from '../draft/draftKey.ts';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import {
  findErrorBox,
  findStep,
  openWizard,
  queryErrorBox,
} from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';

const { received, respondWith, authWith } = playServices();

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
  expect(signUp).toHaveBeenCalledOnce();
  expect(received).toMatchObject([{ auth_id: 'user-1', card_number: '4242424242424242' }]);
  auth.setState(signedInAs());
  expect(screen.getByText('Registration Successful!')).toBeVisible();
});

test('a successful response with an empty body shows the success view', async () => {
  respondWith(mockFailures.empty(204));
  const { next } = await openWizard({ step: 5, ...authWith() });
  await next();
  expect(await findStep('Registration Successful!')).toHaveFocus();
  const receipt = screen.getByRole('region', { name: 'Your receipt' });
  expect(receipt).toHaveTextContent('Avery Example');
  expect(receipt).not.toHaveTextContent('Reference');
  expect(received).toHaveLength(1);
});

test('during the request, an overlay covers the page and the button reads Registering...', async () => {
  const { auth } = authWith(vi.fn(() => new Promise<never>(() => undefined)));
  const { next } = await openWizard({ step: 5, auth });
  await next();
  expect(await screen.findByRole('button', { name: 'Registering...' })).toBeDisabled();
  expect(screen.getByText('Sending your registration')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expectAccessible();
});

test('Register leads to an earlier step that is invalid', async () => {
  const { next } = await openWizard({ step: 5, answers: { city: '' } });
  await next();
  expect(await findStep('Your home address')).toBeVisible();
  expect((await findErrorBox()).box).toHaveTextContent('City is required');
  expect(received).toHaveLength(0);
});

describe('an account without a registration', () => {
  test('is not signed up again, and its address needs no confirmation', async () => {
    const signUp = vi.fn();
    const auth = createFakeAuth({ state: signedInAs({ id: 'user-9' }), signUp });
    const { next } = await openWizard({ step: 5, auth, answers: { confirmPassword: '' } });
    await next();
    await findStep('Registration Successful!');
    expect(signUp).not.toHaveBeenCalled();
    expect(received).toMatchObject([
      { auth_id: 'user-9', email: 'alex.rivera@example.com', password: 'Fictional-Pass-1' },
    ]);
    expect(screen.queryByText(/check your email/)).toBeNull();
  });

  test('of a provider gets its password first', async () => {
    const setPassword = vi.fn().mockResolvedValue(undefined);
    const auth = createFakeAuth({
      state: signedInAs({ id: 'user-9', lacksPassword: true }),
      accountSecurity: { setPassword },
    });
    const { next } = await openWizard({ step: 5, auth });
    await next();
    await findStep('Registration Successful!');
    expect(setPassword).toHaveBeenCalledOnce();
    expect(received).toMatchObject([{ auth_id: 'user-9', password: 'Fictional-Pass-1' }]);
  });
});

test('an error while a step renders loses no answer', async () => {
  const { auth } = authWith();
  const { user, fill, next } = await openWizard({ step: 4, answers: { income: '' }, auth });
  await fill('Annual Income (optional)', '75k');
  await fill("Mother's Maiden Name", 'Marker');
  const hint = await screen.findByText(/^This is not a plain number/);
  // Removes an element that React rendered, as some browser extensions do. React then throws when
  // it removes the element itself.
  hint.remove();
  await user.type(screen.getByLabelText('Annual Income (optional)'), '{Backspace}000');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Everything you entered is still here.');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Show the page again' }));

  expect(await findStep('Verify your identity')).toHaveFocus();
  await next();
  await findStep('Payment and agreements');
  await next();
  await screen.findByText('Registration Successful!');
  const { password, dateOfBirth } = filledForm;
  expect(received).toMatchObject([
    {
      password,
      ssn: '900123456',
      date_of_birth: dateOfBirth,
      mothers_maiden_name: 'Marker',
      // The key press that caused the error has changed the answer nevertheless.
      income: 75,
      selfie_photo: { content_type: 'image/jpeg' },
    },
  ]);
});

test('no secret is stored in browser storage', async () => {
  respondWith(mockFailures.network());
  const { next } = await openWizard({ step: 5, ...authWith() });
  await next();
  await findErrorBox();
  await waitFor(() => expect(sessionStorage).toHaveLength(2));
  expect(sessionStorage.getItem(draftKey)).toContain('avery@example.com');
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  for (const secret of ['Fictional-Pass-1', '900', '1990-04-12', '4242', 'Placeholder'])
    expect(stored).not.toContain(secret);
});

test('leaving the page revokes the object URLs of its photos', async () => {
  const released = vi.spyOn(URL, 'revokeObjectURL');
  const selfiePhoto = { ...somePhoto(), previewUrl: 'blob:selfie' };
  const { unmount } = await openWizard({ step: 4, answers: { selfiePhoto } });
  expect(released).not.toHaveBeenCalledWith('blob:selfie');
  unmount();
  expect(released).toHaveBeenCalledWith('blob:selfie');
});

describe('before the next render', () => {
  // Makes React render asynchronously after an event, as in browsers.
  const renderLater = () => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const press = (name: string) => screen.getByRole('button', { name }).click();

  test('presses of the next step are ignored', async () => {
    await openWizard({ step: 2, answers: { addressLine1: '' } });
    renderLater();
    press('Next');
    // Lets pending promises settle before the next press.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(screen.getByRole('heading', { name: 'About you' })).toBeVisible();
    press('Next');
    press('Previous');
    expect(await findStep('Your home address')).toHaveFocus();
    expect(queryErrorBox()).toBeNull();
  });

  test('a second press on Register submits nothing', async () => {
    const { auth, signUp } = authWith();
    await openWizard({ step: 5, auth });
    renderLater();
    const button = screen.getByRole('button', { name: 'Register' });
    button.click();
    button.click();
    await findStep('Registration Successful!');
    expect(signUp).toHaveBeenCalledOnce();
    expect(received).toHaveLength(1);
  });
});
