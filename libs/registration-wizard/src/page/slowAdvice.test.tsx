import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findErrorBox } from '../testing/openWizard.testing.tsx';
import { RegistrationPage } from './RegistrationPage.tsx';

// The code of the advice never arrives.
vi.mock('../errors/ErrorAdvice.tsx', () => new Promise<object>(() => undefined));

test('an error without advice does not wait for the code of the advice', async () => {
  const { user } = renderWithProviders(<RegistrationPage />, { path: '/register' });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect((await findErrorBox()).box).toHaveTextContent('Please fill in all required fields');
});
