import { handlers } from '@bank-bonuses/api-client/testing';
import { expectAccessible } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setWindowWidth } from '../testing/windowWidth.ts';
import { forgetPreferences, openLayout } from '../testing/openLayout.testing.tsx';

startTestServer(...handlers);
beforeEach(forgetPreferences);
afterEach(forgetPreferences);

const side = () => screen.queryByRole('complementary', { name: 'Sidebar' });

describe('in a narrow window', () => {
  beforeEach(() => setWindowWidth('narrow'));
  const menu = () => screen.getByRole('button', { name: 'Navigation' });
  const sheet = () => screen.queryByRole('dialog', { name: 'Navigation' });

  test('the sidebar is a sheet that closes on a navigation', async () => {
    const { user } = openLayout();
    expect(side()).toBeNull();
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu());
    expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Accounts' }));
    expect(await screen.findByRole('heading', { name: 'Accounts page' })).toBeVisible();
    await waitFor(() => expect(sheet()).toBeNull());
    expect(document.cookie).not.toContain('bank-bonuses.sidebar');
  });

  test.each(['{Escape}', '{Control>}b{/Control}'])(
    'closing the sheet by %s focuses the menu button if no element had the focus before',
    async (keys) => {
      const { user } = openLayout();
      await user.keyboard('{Control>}b{/Control}');
      await waitFor(() => expect(sheet()).toContainElement(document.activeElement as HTMLElement));
      await user.keyboard(keys);
      await waitFor(() => expect(menu()).toHaveFocus());
    },
  );

  test('closing the sheet returns the focus to the control that had the focus before the shortcut', async () => {
    const { user } = openLayout();
    const control = screen.getByRole('button', { name: 'Hide amounts' });
    act(() => control.focus());
    await user.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(sheet()).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(control).toHaveFocus());
  });

  test("logging out closes the sheet, so that it does not cover the page's leave dialog", async () => {
    const ask = vi.fn();
    const { user } = openLayout({ ask });
    await user.click(menu());
    await screen.findByRole('dialog', { name: 'Navigation' });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(ask).toHaveBeenCalledOnce();
    await waitFor(() => expect(sheet()).toBeNull());
  });

  test('the sheet closes when the window becomes wide enough for the sidebar', async () => {
    const { user } = openLayout();
    await user.click(menu());
    await screen.findByRole('dialog', { name: 'Navigation' });
    act(() => setWindowWidth('wide'));
    expect(sheet()).toBeNull();
    expect(side()).toBeVisible();
    act(() => setWindowWidth('narrow'));
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });
});
