import { mockFailures, fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { AuthError } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuth } from '@bank-bonuses/auth/testing';
import { translatePage } from '@bank-bonuses/test-config/translatePage';
import { testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portalRoutes } from './routes.tsx';
import { renderPortal } from './testing/renderPortal.tsx';

const server = startTestServer(
  mockApi.dashboardStats(),
  mockApi.taskCompletions(fixtures.taskCompletions, { canFilter: true }),
  mockApi.accounts(),
  mockApi.enrollments(fixtures.fullEnrollments),
  ...mockApi.editableProfile(),
);

let endTranslation: () => void;
beforeEach(() => {
  endTranslation = translatePage();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => endTranslation());

const open = (path: string, auth: FakeAuth = createFakeAuth({ state: signedInAs() })) =>
  renderPortal({
    routes: portalRoutes,
    auth,
    path,
    config: { ...testConfig, apiUrl: location.origin },
  });

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

type User = ReturnType<typeof open>['user'];

/** Uses what every screen has: refreshes, and hides and shows the amounts. */
async function useScreen(user: User): Promise<void> {
  await waitFor(() => expect(document.querySelector('[class*="Skeleton"]')).toBeNull());
  await user.dblClick(await button(/amounts/));
  await user.click(await button('Refresh'));
}

async function useHome(user: User): Promise<void> {
  for (const range of ['This year', 'Last 12 months'])
    await user.click(await screen.findByRole('radio', { name: range }));
  await user.click(await button('Filter'));
  const bank = await screen.findByRole('combobox', { name: 'Bank' });
  await user.selectOptions(bank, 'Chase');
  expect(await button(/^Filter \(1\)/)).toBeVisible();
  await user.selectOptions(bank, '');
  expect(await button('Filter')).toBeVisible();
}

async function useBonuses(user: User): Promise<void> {
  const [details] = await screen.findAllByRole('button', { name: /^Details/ });
  await user.click(details!);
  await user.click(details!);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Sort/ }), 'Highest Bonus');
}

/** Removes a value, adds a value, reveals the password, and lets the service reject a value. */
async function useSettings(user: User): Promise<void> {
  const save = async (section: string, label: RegExp, value: string) => {
    // The space is optional, because page translation moves spaces into its own elements.
    await user.click(await button(new RegExp(`^Edit ?${section}$`)));
    const form = within(await screen.findByRole('form', { name: `Edit ${section}` }));
    fill(form.getByLabelText(label), value);
    await user.click(form.getByRole('button', { name: 'Save' }));
  };
  await save('employment', /^Employer/, '');
  await save('employment', /^Employer/, 'Another School');
  expect(await screen.findByText('Another School')).toBeVisible();
  await user.click(await button('Show bank password'));
  await user.click(await button('Hide bank password'));
  server.use(mockApi.updateProfile(mockFailures.detail(400, 'No such phone')));
  await save('phone', /^Phone/, '(555) 010-0177');
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent('No such phone'));
}

test('the signed-in screens work on a translated page', async () => {
  const { user } = open('/dashboard');
  for (const [name, title, useOwn] of [
    ['Home', 'Home', useHome],
    ['Accounts', 'Your Bank Accounts', undefined],
    ['Bonuses', /Bonuses/, useBonuses],
    ['Settings', 'Settings', useSettings],
  ] as const) {
    await user.click(await screen.findByRole('link', { name }));
    await heading(title);
    await useScreen(user);
    await useOwn?.(user);
    expect(await heading(title)).toBeVisible();
  }
});

test('Login still works after a page translation: two rejections, with the password shown and hidden', async () => {
  const signIn = vi
    .fn()
    .mockRejectedValue(
      new AuthError('Invalid login credentials', { code: 'invalid_credentials', status: 400 }),
    );
  const { user } = open('/login', createFakeAuth({ signIn }));
  fill(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'a{CapsLock}B{CapsLock}c');
  await user.click(await button('Show password'));
  for (const round of [1, 2]) {
    await user.click(await button('Login'));
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(round));
    expect(await button('Login')).toBeEnabled();
  }
  expect(await heading('Welcome back')).toBeVisible();
});

test('Reset Password still works after a page translation: sending and countdown', async () => {
  const { user } = open('/reset-password', createFakeAuth());
  fill(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.click(await button('Send Reset Link'));
  await screen.findByText(/^Don't see it/);
  const countdown = () => document.querySelector('form')?.textContent;
  const shown = countdown();
  expect(shown).toMatch(/You can request another link in/);
  await waitFor(() => expect(countdown()).not.toBe(shown));
  expect(countdown()).toMatch(/You can request another link in/);
});
