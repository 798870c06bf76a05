import { handlers } from '@bank-bonuses/api-client/testing';
import { fakeUser } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { expectAccessible } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { documentLoader } from '../session/documentLoader.ts';
import { applyThemeChanges } from '../theme/themePreference.ts';
import { forgetPreferences, openLayout } from '../testing/openLayout.testing.tsx';

startTestServer(...handlers);
beforeEach(forgetPreferences);
afterEach(forgetPreferences);

const toggle = () => screen.getByRole('button', { name: 'Sidebar' });
const welcome = () => screen.queryByText('Welcome back');
const side = () => screen.queryByRole('complementary', { name: 'Sidebar' });

describe('the sidebar', () => {
  test('shows the customer and links to the pages in order', async () => {
    openLayout();
    const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
    expect(sidebar.getByText('AR')).toBeVisible();
    expect(sidebar.getByText('Welcome back')).toBeVisible();
    expect(sidebar.getByText('Welcome back').nextElementSibling).toHaveTextContent(fakeUser.email);
    const ways = sidebar
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]);
    expect(ways).toEqual([
      ['Home', '/dashboard', 'page'],
      ['Accounts', '/accounts', null],
      ['Bonuses', '/bonuses', null],
      ['Settings', '/settings', null],
    ]);
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    await expectAccessible();
  });

  test('opens the referral dialog', async () => {
    const { user } = openLayout();
    await user.click(screen.getByRole('button', { name: 'Earn $50' }));
    const title = 'Invite Friends & Earn Rewards';
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await user.keyboard('{Control>}b{/Control}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(side()).toBeVisible();
  });

  test('changes the theme', async () => {
    onTestFinished(applyThemeChanges());
    const { user } = openLayout();
    await user.selectOptions(screen.getByLabelText('Appearance'), 'Dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.selectOptions(screen.getByLabelText('Appearance'), 'Same as this device');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  test('closes and opens by its button and by the shortcut', async () => {
    const { user } = openLayout();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(toggle()).toHaveAttribute('aria-controls', side()?.id);
    await user.click(toggle());
    expect(welcome()).toBeNull();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Control>}b{/Control}');
    expect(welcome()).toBeVisible();
    await user.keyboard('{Meta>}b{/Meta}');
    expect(welcome()).toBeNull();
  });

  test('ignores the shortcut while the customer types', async () => {
    const { user } = openLayout();
    await user.type(screen.getByLabelText('Notes'), 'a{Control>}b{/Control}');
    expect(side()).toBeVisible();
  });

  test('collapses to a rail whose icons have names and titles and link to the same pages', async () => {
    const { user } = openLayout();
    await user.click(toggle());
    const rail = within(screen.getByRole('complementary', { name: 'Sidebar' }));
    const controls = [...rail.getAllByRole('link'), ...rail.getAllByRole('button')];
    for (const control of controls)
      expect(control).toHaveAccessibleName(control.getAttribute('title') ?? 'no title');
    expect(controls.map((control) => control.title)).toEqual([
      ...['Home', 'Accounts', 'Bonuses', 'Settings'],
      ...['Earn $50', 'Logout'],
    ]);
    expect(toggle()).toHaveAttribute('aria-controls', side()?.id);
    await expectAccessible();
    await user.click(rail.getByRole('button', { name: 'Earn $50' }));
    const title = 'Invite Friends & Earn Rewards';
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(rail.getByRole('link', { name: 'Accounts' }));
    expect(await screen.findByRole('heading', { name: 'Accounts page' })).toBeVisible();
    expect(rail.getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page');
    await user.click(rail.getByRole('button', { name: 'Logout' }));
    await waitFor(() =>
      expect(documentLoader.replace).toHaveBeenCalledExactlyOnceWith(paths.login),
    );
  });

  test('moves the focus to its button if the focused element is no longer rendered', async () => {
    const { user } = openLayout();
    act(() => screen.getByLabelText('Appearance').focus());
    await user.keyboard('{Control>}b{/Control}');
    expect(toggle()).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Logout' }).focus());
    await user.keyboard('{Control>}b{/Control}');
    expect(toggle()).toHaveFocus();
  });

  test('does not move the focus if nothing is focused', async () => {
    const { user } = openLayout();
    await user.keyboard('{Control>}b{/Control}');
    expect(welcome()).toBeNull();
    expect(document.body).toHaveFocus();
  });

  test('is closed from the first render if it was left closed', async () => {
    const { user, unmount } = openLayout();
    await user.click(toggle());
    unmount();
    openLayout();
    expect(welcome()).toBeNull();
    await user.click(toggle());
    expect(document.cookie).toContain('bank-bonuses.sidebar=expanded');
  });
});

describe('the notice about blocked storage', () => {
  const line = /session ends when you close or reload this tab/;

  test('warns that the session ends with the tab', async () => {
    openLayout({ endsWithPage: true });
    expect(within(screen.getByRole('main')).getByText(line)).toBeVisible();
    await expectAccessible();
  });

  test('does not appear if the browser allows storage', () => {
    openLayout();
    expect(screen.queryByText(line)).toBeNull();
  });
});
