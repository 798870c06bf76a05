import { mockFailures } from '@bank-bonuses/api-client/testing';
import { translatePage } from '@bank-bonuses/test-config/translatePage';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';

const { respondWith, authWith } = playServices();

let endTranslation: () => void;
beforeEach(() => {
  endTranslation = translatePage();
});
afterEach(() => endTranslation());

test('on a translated page, the suggested email address disappears when the address is corrected', async () => {
  const { user, fill } = await openWizard({ answers: { email: '' } });
  await fill('Email', 'ana@gmial.com');
  await user.tab();
  expect(await screen.findByText(/^Did you mean/)).toBeVisible();
  await fill('Email', 'ana@gmail.com');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@gmail.com');
});

test('on a translated page, the suggested email address can be accepted', async () => {
  const { user, fill } = await openWizard({ answers: { email: '' } });
  await fill('Email', 'ana@gmial.com');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'ana@gmail.com' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ana@gmail.com');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
});

test('on a translated page, the password advice changes with the password and disappears with it', async () => {
  const { user } = await openWizard({ answers: { password: '', confirmPassword: '' } });
  const password = screen.getByLabelText('Password');
  await user.type(password, 'abc');
  expect(await screen.findByText(/^Strength: weak/)).toBeVisible();
  await user.type(password, 'defgh-Kettle-7-moss-Lantern');
  expect(await screen.findByText(/^Strength: strong/)).toBeVisible();
  expect(screen.queryByText(/^Strength: weak/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await user.clear(password);
  expect(screen.queryByText(/^Strength/)).toBeNull();
});

test('on a translated page, the Caps Lock warning appears beside the advice and disappears again', async () => {
  const { user } = await openWizard({ answers: { password: '', confirmPassword: '' } });
  await user.type(screen.getByLabelText('Password'), 'abc{CapsLock}D');
  expect(await screen.findByText('Caps lock is on.')).toBeVisible();
  await user.keyboard('{CapsLock}e');
  await waitFor(() =>
    expect(screen.queryByText('Caps lock is on.', { selector: ':not([aria-live] *)' })).toBeNull(),
  );
  expect(await screen.findByText(/^Strength/)).toBeVisible();
});

test('on a translated page, changing answers with hints on the second step causes no error', async () => {
  const { user, fill } = await openWizard({ step: 2 });
  await fill('Phone Number', '5');
  await fill('Social Security Number', '000-12-3456');
  await fill('Date of Birth', '2020-01-01');
  await user.tab();
  await fill('Phone Number', '4135550100');
  await fill('Social Security Number', '123-45-6789');
  await fill('Date of Birth', '1990-01-01');
  await user.tab();
  expect(screen.getByLabelText('Phone Number')).toHaveValue('4135550100');
});

test('on a translated page, the hint about an income disappears when the income is a number', async () => {
  const { user, fill } = await openWizard({ step: 4, answers: { income: '' } });
  await fill('Annual Income (optional)', '75k');
  await user.tab();
  expect(await screen.findByText(/^This is not a plain number/)).toBeVisible();
  await fill('Annual Income (optional)', '75000');
  expect(screen.queryByText(/^This is not a plain number/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Passport/ }));
  await user.click(screen.getByRole('radio', { name: /Driver/ }));
  await user.click(screen.getByRole('checkbox', { name: 'None of the above' }));
  await user.click(screen.getByRole('checkbox', { name: 'US Citizen' }));
  expect(screen.getByLabelText("Mother's Maiden Name")).toHaveValue('Placeholder');
});

test('on a translated page, every payment method can be chosen', async () => {
  const { user, fill } = await openWizard({ step: 5, answers: { paymentMethod: '' } });
  const choose = (name: RegExp | string) => user.click(screen.getByRole('radio', { name }));
  for (const method of ['Card', 'Wire transfer', 'Bill pay', 'Card']) await choose(method);
  await fill('Card Number', '4242424242424241');
  await fill('Expiry Date', '0120');
  await user.tab();
  await fill('Card Number', '4242424242424242');
  await fill('Expiry Date', '1230');
  await user.tab();
  await choose('Wire transfer');
  expect(screen.getByRole('radio', { name: 'Wire transfer' })).toBeChecked();
});

test('on a translated page, a registration with errors and a return to an earlier step succeeds', async () => {
  respondWith(mockFailures.detail(402, 'Your card was declined.'));
  const { user, fill, next } = await openWizard({
    step: 3,
    answers: { city: '', zipCode: '' },
    auth: authWith().auth,
  });
  await next();
  await findErrorBox();
  await fill('City', 'Agawam');
  await fill('Zip Code', '01001');
  await next();
  await findStep('Verify your identity');
  await next();
  await findStep('Payment and agreements');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await findStep('Verify your identity');
  await next();
  await findStep('Payment and agreements');
  await next();
  expect((await findErrorBox()).box).toHaveTextContent(/^Your card was declined/);
  respondWith();
  await fill('Card Number', '4242424242424242');
  await fill('Security Code', '123');
  await next();
  expect(await screen.findByText('Registration Successful!')).toBeVisible();
});
