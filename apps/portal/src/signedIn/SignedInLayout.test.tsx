import { handlers } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { expectAccessible, testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { Amount, LiveRegion, TextField } from '@bank-bonuses/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Guard } from '../session/Guard.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
import { setWindowWidth } from '../testing/windowWidth.ts';
import { hideAmounts } from './hiddenAmounts.ts';
import { SignedInArea } from './SignedInArea.tsx';

startTestServer(...handlers);

const routes = [
  {
    element: (
      <>
        <Outlet />
        <LiveRegion />
      </>
    ),
    children: [
      {
        Component: Guard,
        children: [
          {
            Component: SignedInArea,
            children: [
              {
                path: paths.dashboard,
                element: (
                  <>
                    <h1>Home page</h1>
                    <Amount value={1234.5} />
                    <TextField label="Notes" />
                  </>
                ),
              },
              { path: paths.accounts, element: <h1>Accounts page</h1> },
            ],
          },
        ],
      },
      { path: paths.login, element: <h1>Login page</h1> },
    ],
  },
];

const open = (user = {}) =>
  renderPortal({
    routes,
    auth: createFakeAuth({ state: signedInAs(user) }),
    path: paths.dashboard,
    config: { ...testConfig, apiUrl: location.origin },
  });

const toggle = () => screen.getByRole('button', { name: 'Sidebar' });
const side = () => screen.queryByRole('complementary', { name: 'Sidebar' });

const forget = () => {
  document.cookie = 'bank-bonuses.sidebar=; path=/; max-age=0';
  hideAmounts(false);
};
beforeEach(forget);
afterEach(forget);

describe('the sidebar', () => {
  test('says whose pages these are and leads to them in their order', async () => {
    open();
    const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
    expect(sidebar.getByText('AR')).toBeVisible();
    expect(sidebar.getByText('Welcome back')).toBeVisible();
    expect(sidebar.getByText(fakeUser.email)).toBeVisible();
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
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Earn $50' }));
    const title = 'Invite Friends & Earn Rewards';
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await user.keyboard('{Control>}b{/Control}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(side()).toBeVisible();
  });

  test('logs out', async () => {
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Login page' })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.login);
  });

  test('changes the theme', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByLabelText('Appearance'), 'Dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.selectOptions(screen.getByLabelText('Appearance'), 'As on this device');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  test('closes and opens by its button and by the keys', async () => {
    const { user } = open();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(toggle()).toHaveAttribute('aria-controls', side()?.id);
    await user.click(toggle());
    expect(side()).toBeNull();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible();
    await user.keyboard('{Control>}b{/Control}');
    expect(side()).toBeVisible();
    await user.keyboard('{Meta>}b{/Meta}');
    expect(side()).toBeNull();
  });

  test('lets the keys alone while somebody types', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Notes'), 'a{Control>}b{/Control}');
    expect(side()).toBeVisible();
  });

  test('gives the focus that was in it to its button', async () => {
    const { user } = open();
    act(() => screen.getByRole('link', { name: 'Accounts' }).focus());
    await user.keyboard('{Control>}b{/Control}');
    expect(toggle()).toHaveFocus();
  });

  test('is closed from the first frame where it was left closed', async () => {
    const { user, unmount } = open();
    await user.click(toggle());
    unmount();
    open();
    expect(side()).toBeNull();
    await user.click(toggle());
    expect(document.cookie).toContain('bank-bonuses.sidebar=expanded');
  });
});

describe('in a narrow window', () => {
  beforeEach(() => setWindowWidth('narrow'));
  const menu = () => screen.getByRole('button', { name: 'Navigation' });
  const sheet = () => screen.queryByRole('dialog', { name: 'Navigation' });

  test('the sidebar is a sheet that closes on the way to a page', async () => {
    const { user } = open();
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

  test('the keys open and close it', async () => {
    const { user } = open();
    await user.keyboard('{Control>}b{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeVisible();
    await waitFor(() => expect(sheet()).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(sheet()).toBeNull());
  });

  test('it goes when the window gets room for the sidebar', async () => {
    const { user } = open();
    await user.click(menu());
    await screen.findByRole('dialog', { name: 'Navigation' });
    act(() => setWindowWidth('wide'));
    expect(sheet()).toBeNull();
    expect(side()).toBeVisible();
    act(() => setWindowWidth('narrow'));
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  test('the amounts can be hidden too', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(screen.getByRole('img', { name: 'Amount hidden' })).toBeVisible();
    await expectAccessible();
  });
});

describe('amounts', () => {
  const button = () => screen.getByRole('button', { name: 'Hide amounts' });

  test('are hidden and shown by one button, and stay so after a reload', async () => {
    const { user, unmount, container } = open();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(container.innerHTML).not.toMatch(/1.?234/);
    unmount();
    open();
    expect(screen.queryByText('$1,234.50')).toBeNull();
    await user.click(button());
    expect(screen.getByText('$1,234.50')).toBeVisible();
    expect(localStorage.getItem('bank-bonuses.hide-amounts')).toBeNull();
  });

  test('are hidden in every tab', () => {
    open();
    localStorage.setItem('bank-bonuses.hide-amounts', 'yes');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  test('are hidden for this page where storage is refused', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const { user } = open();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a lost connection is said, and that it is back', async () => {
  open();
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
