import { mockFailures } from '@bank-bonuses/api-client/testing';
import { translatePage } from '@bank-bonuses/test-config/translatePage';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';

const { respondWith, authWith } = playServices();

let endTranslation: () => void;
beforeEach(() => {
  endTranslation = translatePage();
});
afterEach(() => endTranslation());

test('on a translated page, the hints of the first step appear, change and disappear', async () => {
  const { user, fill } = await openWizard({ answers: { email: '', password: '' } });
  await fill('Email', 'ana@gmial.com');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'ana@gmail.com' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ana@gmail.com');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  const password = screen.getByLabelText('Password');
  await user.type(password, 'abc');
  expect(await screen.findByText(/^Strength: weak/)).toBeVisible();
  await user.paste('defgh-Kettle-7-moss-Lantern');
  expect(await screen.findByText(/^Strength: strong/)).toBeVisible();
  expect(screen.queryByText(/^Strength: weak/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await user.clear(password);
  expect(screen.queryByText(/^Strength/)).toBeNull();
});

test('on a translated page, hints and choices of the later steps change without an error', async () => {
  const { user, fill, next } = await openWizard({ step: 4, answers: { income: '' } });
  const choose = (name: RegExp | string) => user.click(screen.getByRole('radio', { name }));
  await fill('Annual Income (optional)', '75k');
  await user.tab();
  expect(await screen.findByText(/^This is not a plain number/)).toBeVisible();
  await fill('Annual Income (optional)', '75000');
  expect(screen.queryByText(/^This is not a plain number/)).toBeNull();
  await choose(/Passport/);
  await choose(/Driver/);
  await user.click(screen.getByRole('checkbox', { name: 'None of the above' }));
  await user.click(screen.getByRole('checkbox', { name: 'US Citizen' }));
  await next();
  await findStep('Payment and agreements');
  for (const method of ['Wire transfer', 'Bill pay', 'Card']) await choose(method);
  await fill('Card Number', '4242424242424241');
  await fill('Expiry Date', '0120');
  await user.tab();
  await fill('Card Number', '4242424242424242');
  await choose('Wire transfer');
  expect(screen.getByRole('radio', { name: 'Wire transfer' })).toBeChecked();
});

test('on a translated page, a registration with errors succeeds', async () => {
  respondWith(mockFailures.detail(402, 'Your card was declined.'));
  const { fill, next } = await openWizard({
    step: 3,
    answers: { city: '', zipCode: '' },
    ...authWith(),
  });
  await next();
  await findErrorBox();
  await fill('City', 'Agawam');
  await fill('ZIP Code', '01001');
  await next();
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
