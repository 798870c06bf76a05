import { AuthError, type Factor } from '@bank-bonuses/auth';
import { fakeFactor, fakePhone } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dialog, openSecurity, part } from '../testing/security.testing.tsx';

type Factors = NonNullable<NonNullable<Parameters<typeof openSecurity>[0]>['factors']>;

const title = 'Add a phone';
const rejection = (code: string, text: string) => new AuthError(text, { code, status: 422 });

async function openAdding(factors: Factors = {}) {
  const calls: string[] = [];
  const page = await openSecurity({
    config: { ...testConfig, phoneFactors: true },
    factors: {
      list: () => Promise.resolve([]),
      enrollPhone: ({ name, number }) => {
        calls.push(`enroll ${name} ${number}`);
        return Promise.resolve(fakePhone.id);
      },
      challenge: ({ id, kind }) => {
        calls.push(`challenge ${kind}`);
        return Promise.resolve({ factorId: id, challengeId: `c-${calls.length}`, expiresAt: 0 });
      },
      verify: ({ challenge, code }) => {
        calls.push(`verify ${challenge.challengeId} ${code}`);
        return Promise.resolve();
      },
      remove: (id) => Promise.resolve(void calls.push(`remove ${id}`)),
      ...factors,
    },
  });
  await page.user.click(await part('Second step').findByRole('button', { name: title }));
  return { ...page, calls, window: await dialog(title) };
}

async function openConfirming(factors: Factors = {}) {
  const page = await openAdding(factors);
  await page.user.type(page.window.getByLabelText('Phone number'), '(555) 010-0144');
  await page.user.click(page.window.getByRole('button', { name: 'Text me a code' }));
  return { ...page, field: await page.window.findByLabelText('6-digit code') };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a phone can be added only if the deployment allows phones', async () => {
  await openSecurity();
  const apps = part('Authenticator apps');
  expect(await apps.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  expect(apps.queryByRole('button', { name: title })).toBeNull();
});

test('a phone is added with the code that was sent to its number', async () => {
  const list = vi.fn(() => Promise.resolve<Factor[]>([fakeFactor]));
  const { window, field, calls, user } = await openConfirming({ list });
  expect(calls).toEqual(['enroll My phone +15550100144', 'challenge phone']);
  expect(window.getByText('We have sent a code to +15550100144.')).toHaveFocus();
  expect(window.getByText(/request another one in \d+ seconds/)).toBeVisible();
  list.mockResolvedValue([fakeFactor, fakePhone]);
  await user.type(field, '123456{Enter}');
  await closed();
  expect(calls.at(-1)).toBe('verify c-2 123456');
  expect(screen.getByText('My phone was added')).toBeVisible();
  expect(await part('Second step').findByRole('button', { name: 'Remove My phone' })).toBeVisible();
});

test.each([
  ['', /^Outside the US.*Please enter a phone number/s],
  ['12', /Please enter a phone number/],
  ['020 7946 0000', /with the country code/],
])('the number %j is rejected, and no code is sent', async (typed, text) => {
  const { user, window, calls } = await openAdding();
  const field = window.getByLabelText('Phone number');
  if (typed !== '') await user.type(field, typed);
  await user.click(window.getByRole('button', { name: 'Text me a code' }));
  expect(field).toHaveAccessibleDescription(text);
  expect(field).toHaveFocus();
  expect(calls).toEqual([]);
});

test('adding a phone requires an unused name', async () => {
  const { user, window, calls } = await openAdding({
    list: () => Promise.resolve([{ ...fakePhone, name: 'Home' }]),
  });
  await user.type(window.getByLabelText('Phone number'), '5550100144');
  const name = window.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Home');
  await user.click(window.getByRole('button', { name: 'Text me a code' }));
  expect(name).toHaveAccessibleDescription(/already used this name/);
  expect(name).toHaveFocus();
  expect(calls).toEqual([]);
});

test('the error of a rejected number disappears when the number is changed', async () => {
  const taken = rejection('mfa_verified_factor_exists', 'This phone is already set up.');
  const { user, window } = await openAdding({ enrollPhone: () => Promise.reject(taken) });
  const field = window.getByLabelText('Phone number');
  await user.type(field, '5550100144');
  await user.click(window.getByRole('button', { name: 'Text me a code' }));
  expect(await window.findByText('This phone is already set up.')).toBeVisible();
  await user.type(field, '{Backspace}5');
  expect(window.queryByText('This phone is already set up.')).toBeNull();
});

test('the unconfirmed phone is removed if its code cannot be sent', async () => {
  const late = rejection('over_sms_send_rate_limit', 'We cannot send another code yet.');
  const { user, window, calls } = await openAdding({ challenge: () => Promise.reject(late) });
  await user.type(window.getByLabelText('Phone number'), '5550100144');
  await user.click(window.getByRole('button', { name: 'Text me a code' }));
  expect(await window.findByRole('alert')).toHaveTextContent('We cannot send another code yet.');
  expect(calls.at(-1)).toBe(`remove ${fakePhone.id}`);
  expect(window.getByLabelText('Phone number')).toHaveValue('5550100144');
});

test('another code can be requested after the wait, and then the new code is verified', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { user, window, field, calls } = await openConfirming();
    await vi.advanceTimersByTimeAsync(61_000);
    await user.click(await window.findByRole('button', { name: 'Send another code' }));
    expect(await window.findByText(/request another one in 60 seconds/)).toBeVisible();
    await user.type(field, '123456{Enter}');
    await closed();
    expect(calls.slice(-2)).toEqual(['challenge phone', 'verify c-3 123456']);
  } finally {
    vi.useRealTimers();
  }
});

test('a wrong code is reported at its field, and the next code is accepted', async () => {
  const wrong = rejection('mfa_verification_failed', 'This code is incorrect.');
  const verify = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(wrong);
  const { user, field } = await openConfirming({ verify });
  await user.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is incorrect/));
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  await closed();
});

test('Cancel removes the unconfirmed phone', async () => {
  const { user, window, calls } = await openConfirming();
  await user.click(window.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(calls.at(-1)).toBe(`remove ${fakePhone.id}`);
});
