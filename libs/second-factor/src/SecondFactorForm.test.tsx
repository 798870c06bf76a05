import { AuthError, type Factor, type Factors } from '@bank-bonuses/auth';
import {
  createFakeAuth,
  fakeFactor,
  signedInAs,
  type FakeAuthOptions,
} from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('a code by text message is sent on request, and verified with its challenge', async () => {
  const challenge = { factorId: phone.id, challengeId: 'sent' };
  const verify = vi.fn<Factors['verify']>(() => Promise.resolve());
  const { user, onVerified } = open({
    list: () => Promise.resolve([phone, fakeFactor]),
    challenge: () => Promise.resolve(challenge),
    verify,
  });
  await user.click(await screen.findByRole('radio', { name: /^Text message/ }));
  await user.click(screen.getByRole('button', { name: 'Text me a code' }));
  expect(await code()).toHaveFocus();
  expect(screen.getByText(/request another one in/)).toBeVisible();
  await user.type(await code(), '123456{Enter}');
  await expect.poll(() => onVerified.mock.calls.length).toBe(1);
  expect(verify).toHaveBeenCalledExactlyOnceWith({ challenge, code: '123456' });
});
