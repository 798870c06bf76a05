import { AuthError, type Identity } from '@bank-bonuses/auth';
import { fakeFactor, fakeIdentity } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  closed,
  dialog,
  openSecurity,
  part,
  type SecurityOptions,
} from '../../testing/security.testing.tsx';

const google = {
  id: 'google',
  provider: 'google',
  email: 'alex@gmail.example',
  linkedAt: '2026-03-01T09:00:00Z',
};
const both: Identity[] = [fakeIdentity, google];
const withProviders = { ...testConfig, signInProviders: ['google'] };
const noFactor = { list: () => Promise.resolve([]) };

function open({ providers, ...options }: SecurityOptions = {}) {
  return openSecurity({
    config: { ...withProviders, unlink: true },
    factors: noFactor,
    providers: { list: () => Promise.resolve(both), ...providers },
    ...options,
  });
}

const linked = () => part('Linked logins');
const unlink = () => linked().findByRole('button', { name: 'Unlink Google' });

test('each sign-in method is listed with its address and day, and only a provider can be unlinked', async () => {
  open();
  expect(await linked().findByText('Email and password')).toBeVisible();
  expect(linked().getByText('alex.rivera@example.com').parentElement).toHaveTextContent(
    'alex.rivera@example.com, since January 15, 2026',
  );
  expect(linked().getByText('Google', { selector: 'dt' })).toBeVisible();
  expect(linked().getByText('alex@gmail.example').parentElement).toHaveTextContent(
    'alex@gmail.example, since March 1, 2026',
  );
  await unlink();
  expect(linked().getAllByRole('button')).toHaveLength(1);
});

test.each<[string, SecurityOptions]>([
  ['it is the only login method', { providers: { list: () => Promise.resolve([google]) } }],
  [
    'the other login has another address than the account',
    { providers: { list: () => Promise.resolve([google, { ...google, id: 'x', provider: 'x' }]) } },
  ],
  ['the deployment does not offer it', { config: withProviders }],
])('a provider cannot be unlinked if %s', async (_what, options) => {
  open(options);
  expect(await linked().findByText('Google', { selector: 'dt' })).toBeVisible();
  expect(linked().queryByRole('button')).toBeNull();
});

test('linked logins are neither shown nor requested if the deployment has no providers', async () => {
  const list = vi.fn(() => Promise.resolve(both));
  open({ config: testConfig, providers: { list } });
  expect(screen.queryByRole('region', { name: 'Linked logins' })).toBeNull();
  expect(list).not.toHaveBeenCalled();
});

test('a provider is unlinked after a mailed code', async () => {
  const calls: string[] = [];
  const list = vi.fn(() => Promise.resolve(both));
  const { user } = open({
    providers: {
      list,
      sendCode: () => Promise.resolve(void calls.push('send')),
      checkCode: (code) => Promise.resolve(void calls.push(`check ${code}`)),
      unlink: (id) => Promise.resolve(void calls.push(`unlink ${id}`)),
    },
  });
  await user.click(await unlink());
  const window = await dialog('Unlink Google');
  expect(window.getByText(/we email a code to/)).toHaveTextContent('to alex.rivera@example.com to');
  expect(calls).toEqual([]);
  await user.click(window.getByRole('button', { name: 'Email me a code' }));
  const field = await window.findByLabelText('6-digit code');
  expect(field).toHaveFocus();
  expect(window.getByText(/request another one in 60 seconds/)).toBeVisible();
  list.mockResolvedValue([fakeIdentity]);
  await user.type(field, '123456{Enter}');
  await closed();
  expect(calls).toEqual(['send', 'check 123456', 'unlink google']);
  expect(screen.getByText('Google was unlinked')).toBeVisible();
  await waitFor(() => expect(linked().queryByText('Google', { selector: 'dt' })).toBeNull());
});

test('a provider is not unlinked after a wrong code', async () => {
  const unlinked = vi.fn(() => Promise.resolve());
  const wrong = new AuthError('This code is incorrect or has expired.', { code: 'otp_expired' });
  const { user } = open({
    providers: { checkCode: () => Promise.reject(wrong), unlink: unlinked },
  });
  await user.click(await unlink());
  const window = await dialog('Unlink Google');
  await user.click(window.getByRole('button', { name: 'Email me a code' }));
  const field = await window.findByLabelText('6-digit code');
  await user.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/incorrect or has expired/));
  expect(field).toHaveFocus();
  expect(unlinked).not.toHaveBeenCalled();
});

test('a provider is unlinked after a code from the second factor, without an email', async () => {
  const calls: string[] = [];
  const { user } = open({
    factors: {
      list: () => Promise.resolve([fakeFactor]),
      verify: ({ code }) => Promise.resolve(void calls.push(`verify ${code}`)),
    },
    providers: {
      sendCode: () => Promise.resolve(void calls.push('send')),
      unlink: (id) => Promise.resolve(void calls.push(`unlink ${id}`)),
    },
  });
  await user.click(await unlink());
  const window = await dialog('Unlink Google');
  expect(window.getByText('The six digits that Work phone shows now')).toBeVisible();
  await user.type(window.getByLabelText('6-digit code'), '123456{Enter}');
  await closed();
  expect(calls).toEqual(['verify 123456', 'unlink google']);
});

test('the code of the last email is asked for if another one was requested too soon', async () => {
  const tooSoon = new AuthError('For security purposes…', {
    code: 'over_email_send_rate_limit',
    status: 429,
    retryAfterSeconds: 41,
  });
  const { user } = open({ providers: { sendCode: () => Promise.reject(tooSoon) } });
  await user.click(await unlink());
  const window = await dialog('Unlink Google');
  await user.click(window.getByRole('button', { name: 'Email me a code' }));
  expect(window.getByText(/request another one in 41 seconds/)).toBeVisible();
  await user.type(await window.findByLabelText('6-digit code'), '123456{Enter}');
  await closed();
});

test.each(['mail', 'app'])(
  'a failed unlink request can be retried without another code (%s)',
  async (by) => {
    const calls: string[] = [];
    const unlinkOnce = vi.fn(() => Promise.resolve());
    unlinkOnce.mockRejectedValueOnce(new AuthError('We could not reach the login service.'));
    const { user } = open({
      factors: {
        list: () => Promise.resolve(by === 'app' ? [fakeFactor] : []),
        verify: () => Promise.resolve(void calls.push('verify')),
      },
      providers: {
        checkCode: () => Promise.resolve(void calls.push('check')),
        unlink: unlinkOnce,
      },
    });
    await user.click(await unlink());
    const window = await dialog('Unlink Google');
    if (by === 'mail') await user.click(window.getByRole('button', { name: 'Email me a code' }));
    await user.type(await window.findByLabelText('6-digit code'), '123456{Enter}');
    expect(await window.findByText('We could not reach the login service.')).toBeVisible();
    await user.click(window.getByRole('button', { name: 'Unlink' }));
    await closed();
    expect(calls).toHaveLength(1);
    expect(unlinkOnce).toHaveBeenCalledTimes(2);
  },
);

test('shows why the linked logins cannot be loaded, and Try again loads them', async () => {
  const list = vi.fn(() => Promise.resolve(both));
  list.mockRejectedValueOnce(new AuthError('We could not reach the login service.'));
  const { user } = open({ providers: { list } });
  expect(await linked().findByRole('alert')).toHaveTextContent('We could not reach');
  await user.click(linked().getByRole('button', { name: 'Try again' }));
  expect(await linked().findByText('Google', { selector: 'dt' })).toBeVisible();
});
