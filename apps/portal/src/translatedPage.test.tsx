import { mockFailures, fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { AuthError } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuth } from '@bank-bonuses/auth/testing';
import { translatePage } from '@bank-bonuses/test-config/translatePage';
import { testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
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

test('the four screens work on a translated page: navigation, refetch, amounts hidden and shown', async () => {
  const { user } = open('/dashboard');
  for (const name of ['Home', 'Accounts', 'Bonuses', 'Settings', 'Home']) {
    await user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(document.title).toContain(name));
    await waitFor(() => expect(document.querySelector('[class*="Skeleton"]')).toBeNull());
    const toggle = screen.queryByRole('button', { name: /amounts/ });
    if (toggle) await user.dblClick(toggle);
    await user.click(await button('Refresh'));
  }
  expect(await heading('Home')).toBeVisible();
});

test('Home still works after a page translation: choosing months and filters', async () => {
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('radio', { name: 'This year' }));
  await user.click(await screen.findByRole('radio', { name: 'Last 12 months' }));
  await user.click(await screen.findByRole('radio', { name: 'All' }));
  await user.click(await button('Filter'));
  const bank = await screen.findByRole('combobox', { name: 'Bank' });
  await user.selectOptions(bank, 'Chase');
  expect(await button(/^Filter \(1\)/)).toBeVisible();
  await user.selectOptions(bank, '');
  expect(await button('Filter')).toBeVisible();
});

test('Bonuses still works after a page translation: opening the details', async () => {
  const { user } = open('/bonuses');
  await heading(/Bonuses/);
  for (const details of await screen.findAllByRole('button', { name: /^Details/ })) {
    await user.click(details);
    await user.click(details);
  }
  for (const order of ['Oldest First', 'Highest Bonus', 'Newest First'])
    await user.selectOptions(screen.getByRole('combobox', { name: /^Sort/ }), order);
  expect(await heading(/Bonuses/)).toBeVisible();
});

test('Settings still works after a page translation: adding, removing and rejecting a value', async () => {
  const { user } = open('/settings');
  const save = async (section: string, label: RegExp, value: string) => {
    // The space is optional, because page translation moves spaces into its own elements.
    await user.click(await button(new RegExp(`^Edit ?${section}$`)));
    const form = within(await screen.findByRole('form', { name: `Edit ${section}` }));
    await user.clear(form.getByLabelText(label));
    if (value !== '') await user.type(form.getByLabelText(label), value);
    await user.click(form.getByRole('button', { name: 'Save' }));
  };
  for (const employer of ['', 'Another School', '']) {
    await save('employment', /^Employer/, employer);
    await button(/^Edit ?employment$/);
    if (employer) expect(await screen.findByText(employer)).toBeVisible();
  }
  await user.click(await button('Show bank password'));
  await user.click(await button('Hide bank password'));
  server.use(mockApi.updateProfile(mockFailures.detail(400, 'No such phone')));
  await save('phone', /^Phone/, '5550100177');
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent('No such phone'));
  expect(await heading('Settings')).toBeVisible();
});

test('Login still works after a page translation: two rejections, with the password shown and hidden', async () => {
  const signIn = vi
    .fn()
    .mockRejectedValue(
      new AuthError('Invalid login credentials', { code: 'invalid_credentials', status: 400 }),
    );
  const { user } = open('/login', createFakeAuth({ signIn }));
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
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
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  await user.click(await button('Send Reset Link'));
  await screen.findByText(/^Don't see it/);
  const countdown = () => document.querySelector('form')?.textContent;
  const shown = countdown();
  expect(shown).toMatch(/You can request another link in/);
  await waitFor(() => expect(countdown()).not.toBe(shown));
  expect(countdown()).toMatch(/You can request another link in/);
});
