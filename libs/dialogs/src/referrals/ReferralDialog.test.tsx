import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ReferralDialog } from './ReferralDialog.tsx';

vi.mock('./ReferralDialogContent.tsx', () => {
  throw new Error('The file is gone.');
});

test('shows an error and closes if its code cannot be loaded', async () => {
  const onOpenChange = vi.fn();
  renderWithProviders(<ReferralDialog open onOpenChange={onOpenChange} />);
  expect(await screen.findByText('The invitation could not be loaded')).toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
