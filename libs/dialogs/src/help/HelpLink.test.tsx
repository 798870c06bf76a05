import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HelpLink } from './HelpLink.tsx';
import { HelpDialogContent } from './HelpDialogContent.tsx';

test('shows what to do after a failed load, opens the dialog on a later press, and closes it', async () => {
  let isOffline = true;
  const load = () =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(HelpDialogContent);
  const { user } = renderWithProviders(<HelpLink load={load} />);
  const button = screen.getByRole('button', { name: 'Help and contact' });
  await user.click(button);
  expect(await screen.findByText(/press the button again/)).toHaveRole('status');
  // A reload loses typed text, so it is suggested only after the second failure.
  await user.click(button);
  expect(await screen.findByText(/answers that were not saved are lost/)).toHaveRole('status');
  isOffline = false;
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});
