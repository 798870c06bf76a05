import type { Factors } from '@bank-bonuses/auth';
import {
  createFakeAuth,
  fakeEnrollment,
  fakeFactor,
  signedInAs,
  type FakeAuthOptions,
} from '@bank-bonuses/auth/testing';
import type { PortalConfig } from '@bank-bonuses/product/config';
import { paths } from '@bank-bonuses/product/routes';
import { expectAccessible, testConfig } from '@bank-bonuses/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Guard } from '../session/Guard.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
// Imported here, so that no test waits while the lazy pages are compiled.
import '@bank-bonuses/second-factor/page';

const hardened = { ...testConfig, authProfile: 'hardened' as const };
const heading = 'Add an authenticator app';

const openGuarded = (options: FakeAuthOptions = {}, config: PortalConfig = hardened) => {
  document.title = 'Add an authenticator app';
  const auth = createFakeAuth({
    state: signedInAs(),
    ...options,
    factors: { list: () => Promise.resolve([]), ...options.factors },
  });
  const routes = [
    { Component: Guard, children: [{ path: paths.settings, element: <h1>Settings</h1> }] },
    { path: paths.login, element: <h1>Welcome back</h1> },
  ];
  return { auth, ...renderPortal({ routes, auth, path: paths.settings, config }) };
};

async function open(factors: Partial<Factors> = {}, options: FakeAuthOptions = {}) {
  const page = openGuarded({ ...options, factors });
  expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
  return page;
}

async function openConfirming(factors: Partial<Factors> = {}) {
  const page = await open(factors);
  await page.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  return page;
}

test('a customer without a second factor adds an app, which opens the requested page', async () => {
  const enroll = vi.fn(() => Promise.resolve(fakeEnrollment));
  const remove = vi.fn(() => Promise.resolve());
  const renewAccessToken = vi.fn(() => Promise.resolve('renewed'));
  const { user, router } = await open({ enroll, remove }, { renewAccessToken });
  expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull();
  expect(screen.getByText(/Every account here needs a second step/)).toBeVisible();
  expect(await screen.findByLabelText('Name')).toHaveValue('Authenticator app');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(enroll).toHaveBeenCalledExactlyOnceWith('Authenticator app');
  expect(screen.getByText('Scan this with your authenticator app:')).toHaveFocus();
  await expectAccessible();
  await user.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.settings);
  expect(remove).not.toHaveBeenCalled();
  expect(renewAccessToken).not.toHaveBeenCalled();
  expect(document.body.innerHTML).not.toContain('JBSW');
});

test("'Back' returns to the name, and removes the secret from the page", async () => {
  const { user } = await openConfirming();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Name')).toHaveFocus();
  expect(document.body.innerHTML).not.toContain('JBSW');
});

test('an account whose app was added elsewhere is asked for a code', async () => {
  openGuarded({ factors: { list: () => Promise.resolve([fakeFactor]) } });
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(await screen.findByLabelText('6-digit code')).toBeVisible();
});

test('an account whose last app was removed is asked to add another app', async () => {
  const { auth } = openGuarded({ state: signedInAs({}, { level: 'aal2' }) });
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  act(() => auth.setState(signedInAs({}, { level: 'aal1' })));
  expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull();
});

test('the standard profile does not require a second step', async () => {
  openGuarded({}, testConfig);
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});
