import { AuthError, type Factor } from '@bank-bonuses/auth';
import { fakeFactor, fakePhone } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  closed,
  dialog,
  openSecurity,
  part,
  type SecurityOptions,
} from '../testing/security.testing.tsx';

type Factors = NonNullable<SecurityOptions['factors']>;

const title = 'Add a phone';
const rejection = (code: string, text: string) => new AuthError(text, { code, status: 422 });

async function openAdding(factors: Factors = {}) {
  const calls: string[] = [];
  const page = openSecurity({
    config: { ...testConfig, phoneFactors: true },
    factors: {
      list: () => Promise.resolve([]),
      enrollPhone: ({ name, number }) => {
        calls.push(`enroll ${name} ${number}`);
        return Promise.resolve(fakePhone.id);
      },
      challenge: ({ id, kind }) => {
        calls.push(`challenge ${kind}`);
        return Promise.resolve({ factorId: id, challengeId: `c-${calls.length}` });
      },
      verify: ({ challenge, code }) => {
        calls.push(`verify ${challenge.challengeId} ${code}`);
        return Promise.resolve();
      },
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

test('a phone can be added only if the deployment allows phones', async () => {
  openSecurity();
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

test('a number without its country code is rejected, and no code is sent', async () => {
  const { user, window, calls } = await openAdding();
  const field = window.getByLabelText('Phone number');
  await user.type(field, '020 7946 0000');
  await user.click(window.getByRole('button', { name: 'Text me a code' }));
  expect(field).toHaveAccessibleDescription(/with the country code/);
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

test('the number stays in its field if its code cannot be sent', async () => {
  const late = rejection('over_sms_send_rate_limit', 'We cannot send another code yet.');
  const { user, window } = await openAdding({ challenge: () => Promise.reject(late) });
  await user.type(window.getByLabelText('Phone number'), '5550100144');
  await user.click(window.getByRole('button', { name: 'Text me a code' }));
  expect(await window.findByRole('alert')).toHaveTextContent('We cannot send another code yet.');
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
