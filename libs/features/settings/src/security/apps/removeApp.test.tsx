import { AuthError, type Factor } from '@bank-bonuses/auth';
import { fakeFactor } from '@bank-bonuses/auth/testing';
import { expectAccessible } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dialog, openSecurity, part, phone, tablet } from '../../testing/security.testing.tsx';

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openRemoving(apps: Factor[], name: string, verify = () => Promise.resolve()) {
  const calls: string[] = [];
  let current = apps;
  const factors = {
    list: () => Promise.resolve(current),
    challenge: vi.fn((factorId: string) => {
      calls.push(`challenge ${factorId}`);
      return Promise.resolve({ factorId, challengeId: 'challenge-a', expiresAt: 0 });
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
  const page = await openSecurity({ factors });
  const button = await part('Authenticator apps').findByRole('button', { name: `Remove ${name}` });
  await page.user.click(button);
  return { ...page, calls, window: await dialog(`Remove ${name}`) };
}

test('lists each with its day, phones too, and offers no phone to add', async () => {
  await openSecurity({ factors: { list: () => Promise.resolve([fakeFactor, phone]) } });
  const region = part('Authenticator apps');
  expect(await region.findByText('Work phone', { selector: 'dt' })).toBeVisible();
  expect(region.getByText('Phone ending in 0123', { selector: 'dt' })).toBeVisible();
  expect(region.getAllByText('Added February 1, 2026')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /add.*phone/i })).toBeNull();
  await expectAccessible();
});

test('the last one goes after a fresh code of it, and says what that means', async () => {
  const { user, window, calls } = await openRemoving([fakeFactor], 'Work phone');
  expect(window.getByText(/your password alone is enough/)).toBeVisible();
  await expectAccessible();
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  await closed();
  expect(calls).toEqual([`challenge ${fakeFactor.id}`, 'verify', `remove ${fakeFactor.id}`]);
  expect(screen.getByText('Work phone was removed')).toBeVisible();
  expect(await screen.findByText(/You have not added one yet/)).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('one of two goes after a code of the one that stays', async () => {
  const { user, window, calls } = await openRemoving([fakeFactor, tablet], 'Work phone');
  expect(window.getByText('You can still log in with a code of Tablet.')).toBeVisible();
  expect(window.queryByRole('combobox')).toBeNull();
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  await closed();
  expect(calls).toEqual([`challenge ${tablet.id}`, 'verify', `remove ${fakeFactor.id}`]);
  expect(screen.getByText('Its codes no longer work.')).toBeVisible();
});

test('one of three after a code of the chosen other; a phone is sent its own', async () => {
  const { user, window, calls } = await openRemoving([fakeFactor, tablet, phone], 'Tablet');
  await user.selectOptions(window.getByLabelText('Take the code from'), 'Phone ending in 0123');
  await user.click(window.getByRole('button', { name: 'Send a code' }));
  expect(await window.findByRole('button', { name: 'Send another code' })).toBeVisible();
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  await closed();
  expect(calls).toEqual([`challenge ${phone.id}`, 'verify', `remove ${tablet.id}`]);
});

test('a wrong code removes nothing', async () => {
  const wrong = new AuthError('This code is not right.', { code: 'mfa_verification_failed' });
  const { user, window, calls } = await openRemoving([fakeFactor], 'Work phone', () =>
    Promise.reject(wrong),
  );
  await user.type(window.getByLabelText('6-digit code'), '000000{Enter}');
  const field = window.getByLabelText('6-digit code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is not right/));
  expect(field).toHaveFocus();
  expect(calls).not.toContain(`remove ${fakeFactor.id}`);
  await expectAccessible();
});

test('a service that cannot be reached says so in the window', async () => {
  const { user, window } = await openRemoving([fakeFactor], 'Work phone', () =>
    Promise.reject(new AuthError('We could not reach the sign-in service.')),
  );
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  expect(await window.findByRole('alert')).toHaveTextContent('We could not reach');
  await user.click(window.getByRole('button', { name: 'Cancel' }));
  await closed();
});

test('a list that cannot be loaded says why, and is loaded again', async () => {
  const list = vi.fn(() => Promise.resolve([fakeFactor]));
  list.mockRejectedValueOnce(new AuthError('We could not reach the sign-in service.'));
  const { user } = await openSecurity({ factors: { list } });
  const region = part('Authenticator apps');
  expect(await region.findByRole('alert')).toHaveTextContent('We could not reach');
  expect(part('Password').getByRole('button', { name: 'Change password' })).toBeEnabled();
  await expectAccessible();
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('Work phone', { selector: 'dt' })).toBeVisible();
});

test('says that the list is loading', async () => {
  await openSecurity({ factors: { list: () => new Promise(() => undefined) } });
  expect(await screen.findByText('Loading your authenticator apps')).toBeInTheDocument();
  await expectAccessible();
});
