import { handlers } from '@bank-bonuses/api-client/testing';
import { expectAccessible } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPreferences, openLayout } from '../../testing/openLayout.testing.tsx';

startTestServer(...handlers);
beforeEach(forgetPreferences);
afterEach(forgetPreferences);

describe('amounts', () => {
  const button = () => screen.getByRole('button', { name: 'Hide amounts' });

  test('are hidden by one button, stay hidden after a reload, and are shown by the same button', async () => {
    const { user, unmount } = openLayout();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('main').innerHTML).not.toMatch(/1.?234/);
    unmount();
    openLayout();
    expect(screen.queryByText('$1,234.50')).toBeNull();
    await user.click(button());
    expect(screen.getByText('$1,234.50')).toBeVisible();
    expect(localStorage.getItem('bank-bonuses.hide-amounts')).toBeNull();
  });

  test('the button announces its effect once', async () => {
    const { user } = openLayout();
    const spoken = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    await user.click(button());
    expect(spoken()).toEqual(['Amounts are hidden']);
    await user.click(button());
    // The live region speaks announcements of the same moment together.
    expect(spoken()).toEqual(['Amounts are hidden Amounts are shown']);
  });

  test('are hidden in every tab', () => {
    openLayout();
    localStorage.setItem('bank-bonuses.hide-amounts', 'yes');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  test('are hidden for this page if storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const { user } = openLayout();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });
});

test('the top bar announces a lost connection, and that it is restored', async () => {
  openLayout();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const announced = () => document.querySelector('[aria-live="polite"]:not([role="region"])');
  expect(within(screen.getByRole('banner')).getByText(/You are offline\./)).toBeVisible();
  await waitFor(() => expect(announced()).toHaveTextContent('You are offline.'));
  await expectAccessible();
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(within(screen.getByRole('banner')).queryByText(/offline/)).toBeNull();
  await waitFor(() => expect(announced()).toHaveTextContent('You are online again.'));
});
