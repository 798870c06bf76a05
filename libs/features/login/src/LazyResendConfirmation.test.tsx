import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyResendConfirmation } from './LazyResendConfirmation.tsx';

test('shows an error if the code of the form could not be fetched', async () => {
  const load = () => Promise.reject(new Error('lost'));
  renderWithProviders(<LazyResendConfirmation email="alex@example.com" load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /cannot offer a new confirmation email right now.*press Login again/,
  );
});
