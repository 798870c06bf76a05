import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HelpLink } from './HelpLink.tsx';
import { HelpDialogContent } from './HelpDialogContent.tsx';

test('shows an error while the browser is offline, and opens the dialog on a later press', async () => {
  let isOffline = true;
  const load = () =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(HelpDialogContent);
  const { user } = renderWithProviders(<HelpLink load={load} />);
  const button = screen.getByRole('button', { name: 'Help and contact' });
  await user.click(button);
  expect(await screen.findByText(/could not be loaded/)).toHaveRole('status');
  expect(screen.queryByRole('dialog')).toBeNull();
  isOffline = false;
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('suggests a reload only after a second failure, because a reload loses typed text', async () => {
  const load = () => Promise.reject(new Error('no code'));
  const { user } = renderWithProviders(<HelpLink load={load} />);
  const button = screen.getByRole('button', { name: 'Help and contact' });
  await user.click(button);
  expect(await screen.findByText(/press the button again/)).toHaveRole('status');
  await user.click(button);
  expect(await screen.findByText(/answers that were not saved are lost/)).toHaveRole('status');
});
