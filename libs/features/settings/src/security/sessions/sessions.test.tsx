import { AuthError } from '@bank-bonuses/auth';
import { longMoment } from '@bank-bonuses/product';
import { testConfig } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { detail } from '../../testing/settings.testing.tsx';
import { closed, dialog, openSecurity, part } from '../../testing/security.testing.tsx';
import { endText, methodText } from './sessionMessages.ts';

const facts = {
  signedInAt: '2026-03-02T14:30:00Z',
  methods: ['password', 'totp'],
  level: 'aal2' as const,
};

test('the session details show start, login method and end', async () => {
  openSecurity({ accountSecurity: { sessionFacts: () => Promise.resolve(facts) } });
  // Day, time and time zone, in the same format as in the payment details.
  await waitFor(() => expect(detail('Logged in')).toHaveTextContent(longMoment(facts.signedInAt)));
  expect(detail('Logged in with')).toHaveTextContent('Password and authenticator app');
  expect(detail('Ends')).toHaveTextContent('When you log out');
});

test('the session details show the latest possible end if the deployment limits the age of sessions', async () => {
  const config = { ...testConfig, authProfile: 'hardened' as const };
  openSecurity({ config, accountSecurity: { sessionFacts: () => Promise.resolve(facts) } });
  await waitFor(() =>
    expect(detail('Ends')).toHaveTextContent(
      `When you log out, at the latest ${longMoment('2026-03-03T02:30:00Z')}`,
    ),
  );
});

test.each([
  [['password'], 'Password'],
  [['password', 'mfa/phone'], 'Password and code sent to your phone'],
  [['recovery'], 'Email'],
  [['email/signup', 'otp'], 'Email'],
  [[], null],
])('the sign-in methods %j are shown as %j', (methods, text) => {
  expect(methodText(methods)).toBe(text);
});

test('the session details show default texts for values that the token lacks', async () => {
  const unknown = { signedInAt: undefined, methods: [], level: 'aal1' as const };
  openSecurity({ accountSecurity: { sessionFacts: () => Promise.resolve(unknown) } });
  await waitFor(() => expect(detail('Logged in')).toHaveTextContent('Unknown'));
  expect(endText(undefined, 1000)).toBe('When you log out');
});

test('other devices are logged out after a confirmation', async () => {
  const signOutOthers = vi.fn(() => Promise.resolve());
  const { user, auth } = openSecurity({ accountSecurity: { signOutOthers } });
  const name = 'Log out other devices';
  await user.click(part('This session').getByRole('button', { name }));
  const window = await dialog(name);
  expect(window.getByText(/This one stays logged in/)).toBeVisible();
  await user.click(window.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(signOutOthers).not.toHaveBeenCalled();
  await user.click(part('This session').getByRole('button', { name }));
  await user.click((await dialog(name)).getByRole('button', { name }));
  await closed();
  expect(signOutOthers).toHaveBeenCalledOnce();
  expect(await screen.findByText('Your other devices have been logged out')).toBeVisible();
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
});

test('all devices are logged out after a confirmation, and a failed attempt shows an error', async () => {
  const unreachable = new AuthError('We could not reach the login service.');
  let isDown = true;
  const { user, auth } = openSecurity({
    accountSecurity: {
      signOutEverywhere: () => {
        if (isDown) return Promise.reject(unreachable);
        return auth.signOut();
      },
    },
  });
  const name = 'Log out everywhere';
  await user.click(part('This session').getByRole('button', { name }));
  const window = await dialog(name);
  await user.click(window.getByRole('button', { name }));
  expect(await window.findByRole('alert')).toHaveTextContent('We could not reach');
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  isDown = false;
  await user.click(window.getByRole('button', { name }));
  await closed();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});
