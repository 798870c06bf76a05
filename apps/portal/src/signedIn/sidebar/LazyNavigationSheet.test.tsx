import { handlers } from '@bank-bonuses/api-client/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setWindowWidth } from '../../testing/windowWidth.ts';
import { forgetPreferences, openLayout } from '../../testing/openLayout.testing.tsx';

vi.mock('./NavigationSheet.tsx', () => {
  throw new Error('The file is gone.');
});

startTestServer(...handlers);
afterEach(() => {
  setWindowWidth('wide');
  forgetPreferences();
});

test('a toast reports that the navigation cannot be loaded, and its button can be pressed again', async () => {
  setWindowWidth('narrow');
  openLayout();
  const menu = screen.getByRole('button', { name: 'Navigation' });
  // Uses `fireEvent`, because `userEvent` would hover first and thereby preload the file.
  fireEvent.click(menu);
  expect(await screen.findByText('The navigation could not be loaded')).toBeInTheDocument();
  await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
  expect(menu).toBeEnabled();
  expect(screen.getByRole('heading', { level: 1, name: 'Home page' })).toBeVisible();
});
