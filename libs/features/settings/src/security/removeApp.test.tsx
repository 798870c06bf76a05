import { AuthError, type Factor } from '@bank-bonuses/auth';
import { fakeFactor, fakePhone } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  closed,
  dialog,
  openSecurity,
  part,
  type SecurityOptions,
} from '../testing/security.testing.tsx';

type RemovingOptions = SecurityOptions & { verify?: () => Promise<void> };

const tablet = { ...fakeFactor, id: 'tablet', name: 'Tablet' };
const phone = { ...fakePhone, name: undefined };

const hardened = { ...testConfig, authProfile: 'hardened' as const };

async function openRemoving(
  apps: Factor[],
  name: string,
  { verify = () => Promise.resolve(), ...options }: RemovingOptions = {},
) {
  const calls: string[] = [];
  let current = apps;
  const factors = {
    list: () => Promise.resolve(current),
    challenge: vi.fn(({ id: factorId }: Pick<Factor, 'id'>) => {
      calls.push(`challenge ${factorId}`);
      return Promise.resolve({ factorId, challengeId: 'challenge-a' });
    }),
    verify: vi.fn(async () => {
      calls.push('verify');
      await verify();
    }),
    remove: vi.fn((id: string) => {
      calls.push(`remove ${id}`);
      current = current.filter((app) => app.id !== id);
      return Promise.resolve();
    }),
  };
  const page = openSecurity({ ...options, factors });
  const button = await part('Authenticator apps').findByRole('button', { name: `Remove ${name}` });
  await page.user.click(button);
  return { ...page, calls, window: await dialog(`Remove ${name}`) };
}

test('apps and phones are listed with the day they were added, without a button that adds a phone', async () => {
  openSecurity({ factors: { list: () => Promise.resolve([fakeFactor, phone]) } });
  const region = part('Authenticator apps');
  expect(await region.findByText('Work phone', { selector: 'dt' })).toBeVisible();
  expect(region.getByText('Phone ending in 0144', { selector: 'dt' })).toBeVisible();
  expect(region.getByText('Added February 1, 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /add.*phone/i })).toBeNull();
});

test('the last app is removed after a new code from it, and the dialog explains the consequence', async () => {
  const renewAccessToken = vi.fn(() => Promise.resolve('same'));
  const options = { renewAccessToken };
  const { user, window, calls } = await openRemoving([fakeFactor], 'Work phone', options);
  expect(window.getByText(/anyone who knows your password can log in/)).toBeVisible();
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  await closed();
  expect(calls).toEqual([`challenge ${fakeFactor.id}`, 'verify', `remove ${fakeFactor.id}`]);
  expect(screen.getByText('From now on your password alone is enough to log in.')).toBeVisible();
  expect(await screen.findByText(/You have not added one yet/)).toBeVisible();
  expect(renewAccessToken).not.toHaveBeenCalled();
  const result = screen.getByText('Work phone was removed').closest('[role="status"]');
  await waitFor(() => expect(result).toHaveFocus());
});

test('the removal of a required factor renews the session, and the dialog says that every account needs one', async () => {
  const renewAccessToken = vi.fn(() => Promise.resolve('lower'));
  const options = { config: hardened, renewAccessToken };
  const { user, window, calls } = await openRemoving([fakeFactor], 'Work phone', options);
  expect(window.getByText(/^This is the only one, and every account here needs one/)).toBeVisible();
  expect(window.queryByText(/anyone who knows your password/)).toBeNull();
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  await closed();
  expect(calls).toContain(`remove ${fakeFactor.id}`);
  await waitFor(() => expect(renewAccessToken).toHaveBeenCalledOnce());
});

test('the removal of a required factor asks for another one even if the session cannot be renewed', async () => {
  const renewAccessToken = () => Promise.reject(new AuthError('We could not reach the service.'));
  const options = { config: hardened, renewAccessToken };
  const { user, window } = await openRemoving([fakeFactor], 'Work phone', options);
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  await closed();
  const text = 'Every account here needs one: please add another now.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/password alone/)).toBeNull();
});

test('one of two apps is removed after a code from the other', async () => {
  const { user, window, calls } = await openRemoving([fakeFactor, tablet], 'Work phone');
  expect(window.getByText('You can still log in with a code from Tablet.')).toBeVisible();
  expect(window.queryByRole('combobox')).toBeNull();
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  await closed();
  expect(calls).toEqual([`challenge ${tablet.id}`, 'verify', `remove ${fakeFactor.id}`]);
  expect(screen.getByText('Its codes no longer work.')).toBeVisible();
});

test('one of three factors is removed after a code sent to the chosen phone', async () => {
  const { user, window, calls } = await openRemoving([fakeFactor, tablet, phone], 'Tablet');
  await user.selectOptions(window.getByLabelText('Take the code from'), 'Phone ending in 0144');
  await user.click(window.getByRole('button', { name: 'Send a code' }));
  expect(await window.findByText(/request another one in 60 seconds/)).toBeVisible();
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  await closed();
  expect(calls).toEqual([`challenge ${phone.id}`, 'verify', `remove ${tablet.id}`]);
});

test('an app is not removed after a wrong code', async () => {
  const wrong = new AuthError('This code is incorrect.', { code: 'mfa_verification_failed' });
  const { user, window, calls } = await openRemoving([fakeFactor], 'Work phone', {
    verify: () => Promise.reject(wrong),
  });
  await user.type(window.getByLabelText('6-digit code'), '000000{Enter}');
  const field = window.getByLabelText('6-digit code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is incorrect/));
  expect(field).toHaveFocus();
  expect(calls).not.toContain(`remove ${fakeFactor.id}`);
});

test('the dialog shows that the service is unreachable', async () => {
  const { user, window } = await openRemoving([fakeFactor], 'Work phone', {
    verify: () => Promise.reject(new AuthError('We could not reach the login service.')),
  });
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  expect(await window.findByRole('alert')).toHaveTextContent('We could not reach');
  await user.click(window.getByRole('button', { name: 'Cancel' }));
  await closed();
});

test('shows why the authenticator apps cannot be loaded, and Try again loads them', async () => {
  const list = vi.fn(() => Promise.resolve([fakeFactor]));
  list.mockRejectedValueOnce(new AuthError('We could not reach the login service.'));
  const { user } = openSecurity({ factors: { list } });
  const region = part('Authenticator apps');
  expect(await region.findByRole('alert')).toHaveTextContent('We could not reach');
  expect(part('Password').getByRole('button', { name: 'Change password' })).toBeEnabled();
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('Work phone', { selector: 'dt' })).toBeVisible();
});
