import { mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, fakeUser, signedInAs, type FakeAuth } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { InitialEntry } from 'react-router';
import { expect, test } from 'vitest';
import { documentLoader } from './session/documentLoader.ts';
import { portalRoutes } from './routes.tsx';
import { renderPortal } from './testing/renderPortal.tsx';

const server = startTestServer(
  mockApi.dashboardStats(),
  mockApi.taskCompletions(),
  mockApi.accounts(),
  mockApi.enrollments(),
  mockApi.profile(),
);

const config = { ...testConfig, apiUrl: location.origin };

const open = (path: InitialEntry, auth: FakeAuth = createFakeAuth()) =>
  renderPortal({ routes: portalRoutes, auth, path, config });

const signedIn = () => createFakeAuth({ state: signedInAs() });

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['/nowhere', paths.login],
  ['/register', paths.register],
  ['/reset-password?type=recovery', paths.resetPassword],
  ['/dashboard', paths.login],
])('a visitor who opens %s without a session ends at %s', async (from, to) => {
  const { router } = open(from);
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe(to);
});

test.each([
  ['/', paths.dashboard],
  ['/auth/callback', paths.dashboard],
  ['/reset-password', paths.resetPassword],
])('a signed-in visitor who opens %s ends at %s', async (from, to) => {
  const { router } = open(from, signedIn());
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  await heading(to === paths.dashboard ? 'Home' : 'Reset Password');
  expect(router.state.location.pathname).toBe(to);
});

test('links, Back and Forward open the pages, with their titles and the focus on their headings', async () => {
  const { user, router } = open(paths.settings, signedIn());
  await heading('Settings');
  const expectPage = async (path: string, link: string, title = link) => {
    expect(await heading(title)).toHaveFocus();
    expect(router.state.location.pathname).toBe(path);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(link);
    expect(document.title).toBe(`${link} · Bank Bonuses User Portal`);
  };
  for (const [path, link, title] of [
    [paths.dashboard, 'Home'],
    [paths.accounts, 'Accounts', 'Your Bank Accounts'],
    [paths.bonuses, 'Bonuses'],
    [paths.settings, 'Settings'],
  ] as const) {
    await user.click(screen.getByRole('link', { name: link }));
    await expectPage(path, link, title);
  }
  await act(() => router.navigate(-1));
  await expectPage(paths.bonuses, 'Bonuses');
  await act(() => router.navigate(1));
  await expectPage(paths.settings, 'Settings');
});

test('signing in opens the requested page, and logging out loads the login page', async () => {
  const { user } = open(paths.dashboard);
  await heading('Welcome back');
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('Email', fakeUser.email);
  fill('Password', 'never-shown');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await heading('Home');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await heading('Logging out…');
  expect(documentLoader.replace).toHaveBeenCalledExactlyOnceWith(paths.login);
});

test('a customer who never registered is redirected to the wizard and stays there', async () => {
  server.use(
    http.get('*/api/user/*', () =>
      HttpResponse.json({ detail: 'registration_missing' }, { status: 404 }),
    ),
  );
  const { router } = open(paths.dashboard, signedIn());
  await heading('Bank Bonuses User Portal');
  expect(router.state.location.pathname).toBe(paths.register);
});

test('the recovery page has its heading as title, and reports a URL without a recovery link', async () => {
  open(`${paths.resetPassword}?type=recovery`);
  await heading('Set New Password');
  await screen.findByText(/^This link is invalid/);
  expect(document.title).toBe('Error: Set New Password · Bank Bonuses User Portal');
});

test('a public page has one live region of each kind, and its footer links to the help', async () => {
  const { user } = open(paths.login);
  await heading('Welcome back');
  expect(document.querySelectorAll('[aria-live="polite"]')).toHaveLength(1);
  expect(document.querySelectorAll('[aria-live="assertive"]')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Help and contact' }));
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible();
});
