import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RegistrationPage } from '../page/RegistrationPage.tsx';
import { draftKey } from './draftKey.ts';

// The code of the draft never arrives.
vi.mock('../history/HistorySync.tsx', () => new Promise<object>(() => undefined));

test('a typed address is stored before the code of the draft has loaded, until it is cleared', async () => {
  const { user } = renderWithProviders(<RegistrationPage />, { path: '/register' });
  const email = await screen.findByLabelText('Email');
  await user.type(email, 'avery@example.com');
  expect(sessionStorage.getItem(draftKey)).toContain('avery@example.com');
  await user.clear(email);
  expect(sessionStorage).toHaveLength(0);
});
