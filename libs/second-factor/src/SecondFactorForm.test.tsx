import { AuthError, type Factor, type Factors } from '@bank-bonuses/auth';
import {
  createFakeAuth,
  fakeFactor,
  signedInAs,
  type FakeAuthOptions,
} from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useFactorList } from './useFactorList.ts';

const phone: Factor = {
  ...fakeFactor,
  id: 'phone',
  kind: 'phone',
  name: undefined,
  phone: '15555550123',
};

function open(
  factors: Partial<Factors>,
  { needsSecondFactor = true, ...options }: FakeAuthOptions & { needsSecondFactor?: boolean } = {},
) {
  const onVerified = vi.fn();
  const Form = () => <SecondFactorForm {...useFactorList()} onVerified={onVerified} />;
  const state = signedInAs({}, { needsSecondFactor });
  const auth = createFakeAuth({ ...options, state, factors });
  return { onVerified, ...renderWithProviders(<Form />, { auth }) };
}

const code = () => screen.findByLabelText('6-digit code');

test('marks the field after a wrong code, and calls `onVerified` once for a valid code', async () => {
  const wrong = new AuthError('This code is incorrect.', { code: 'mfa_verification_failed' });
  const verify = vi
    .fn<Factors['verify']>()
    .mockRejectedValueOnce(wrong)
    .mockResolvedValue(undefined);
  const { user, onVerified } = open({ list: () => Promise.resolve([fakeFactor]), verify });
  const field = await code();
  await user.type(field, '000000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => field).toHaveAccessibleDescription(/This code is incorrect\./);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(onVerified).not.toHaveBeenCalled();
  await user.keyboard('123456{Enter}');
  await expect.poll(() => onVerified.mock.calls.length).toBe(1);
});

test('selects an app at first, and shows only the last digits of a phone number', async () => {
  open({ list: () => Promise.resolve([phone, { ...fakeFactor, name: undefined }]) });
  expect(await screen.findByRole('radio', { name: 'Authenticator app' })).toBeChecked();
  expect(
    screen.getByRole('radio', { name: 'Text message to the number ending in 0123' }),
  ).not.toBeChecked();
  expect(document.body).not.toHaveTextContent('555');
});

test.each([true, false])(
  'renews the session if the account has no factor (session requires one: %s)',
  async (needsOne) => {
    const renewAccessToken = vi.fn(() => Promise.resolve('renewed'));
    const list = () => Promise.resolve([]);
    open({ list }, { needsSecondFactor: needsOne, renewAccessToken });
    expect(await screen.findByText(/^This page does not support the second step/)).toBeVisible();
    expect(renewAccessToken).toHaveBeenCalledOnce();
  },
);

describe('a code by text message', () => {
  const inFiveMinutes = () => Math.floor(Date.now() / 1000) + 300;
  const texting = () => ({
    list: () => Promise.resolve([phone, fakeFactor]),
    challenge: vi.fn<Factors['challenge']>(({ id: factorId }) =>
      Promise.resolve({ factorId, challengeId: 'sent', expiresAt: inFiveMinutes() }),
    ),
    verify: vi.fn<Factors['verify']>(() => Promise.resolve()),
  });
  const byPhone = () => screen.findByRole('radio', { name: /^Text message/ });

  beforeEach(() => sessionStorage.clear());

  test('can still be entered after a reload, and after another factor was selected', async () => {
    const factors = texting();
    const before = open(factors);
    await before.user.click(await byPhone());
    await before.user.click(screen.getByRole('button', { name: 'Text me a code' }));
    expect(await code()).toHaveFocus();
    await before.user.click(screen.getByRole('radio', { name: 'Authenticator app “Work phone”' }));
    await before.user.click(await byPhone());
    expect(screen.getByText(/request another one in/)).toBeVisible();
    before.unmount();

    const { user, onVerified } = open(factors);
    await user.click(await byPhone());
    await user.type(await code(), '123456{Enter}');
    await expect.poll(() => onVerified.mock.calls.length).toBe(1);
    expect(factors.challenge).toHaveBeenCalledOnce();
    const [answer] = factors.verify.mock.lastCall ?? [];
    expect(answer).toMatchObject({ code: '123456', challenge: { challengeId: 'sent' } });
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['too old', { expiresAt: 1 }],
    ['for another phone', { factorId: 'another' }],
  ])('must be requested again if the last code is %s', async (_what, changes) => {
    const kept = {
      factorId: phone.id,
      challengeId: 'sent',
      expiresAt: inFiveMinutes(),
      ...changes,
    };
    sessionStorage.setItem(
      'bank-bonuses.text-code',
      JSON.stringify({ challenge: kept, sentAt: Date.now() }),
    );
    const { user } = open(texting());
    await user.click(await byPhone());
    expect(screen.getByRole('button', { name: 'Text me a code' })).toBeVisible();
  });
});
