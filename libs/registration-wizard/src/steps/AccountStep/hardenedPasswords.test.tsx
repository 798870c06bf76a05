import { signedInAs } from '@bank-bonuses/auth/testing';
import { createFakeAuth, testConfig } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../../testing/openWizard.testing.tsx';

const config = { ...testConfig, authProfile: 'hardened' as const };
const both = (password: string) => ({ password, confirmPassword: password });

test.each([
  ['elevenchars', /^Password must be at least 12 characters/],
  ['password1234', /^This password is easy to guess. Please choose another one./],
])('the hardened profile rejects %j', async (password, text) => {
  const { next } = await openWizard({ config, answers: both(password) });
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/At least 12 characters\./);
  await next();
  expect((await findErrorBox()).box).toHaveTextContent(text);
});

test("the hardened profile rejects a password that contains the applicant's own address", async () => {
  const answers = { email: 'avery.collins@example.com', ...both('averycollins1') };
  const { next } = await openWizard({ config, answers });
  await next();
  expect((await findErrorBox()).box).toHaveTextContent(/easy to guess/);
});

test('the hardened profile accepts other passwords', async () => {
  const { next } = await openWizard({ config, answers: both('four yellow cups') });
  await next();
  await findStep('About you');
});

test('the standard profile accepts commonly guessed passwords', async () => {
  const { next } = await openWizard({ answers: both('password1234') });
  await next();
  await findStep('About you');
});

test('the hardened profile accepts the short password of an existing account', async () => {
  const auth = createFakeAuth({ state: signedInAs() });
  const { next } = await openWizard({ auth, config, answers: both('secret') });
  await next();
  await findStep('About you');
});

test('the hardened profile applies its rules to an account that a provider created', async () => {
  const auth = createFakeAuth({ state: signedInAs({ lacksPassword: true }) });
  const { next } = await openWizard({ auth, config, answers: both('secret') });
  await next();
  expect((await findErrorBox()).box).toHaveTextContent(/^Password must be at least 12 characters/);
});
