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

test('tells of a right code once, and of a wrong one never', async () => {
  const verify = vi
    .fn<Factors['verify']>()
    .mockRejectedValueOnce(new AuthError('This code is not right.'))
    .mockResolvedValue(undefined);
  const { user, onVerified } = open({ list: () => Promise.resolve([fakeFactor]), verify });
  await user.type(await code(), '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
  expect(onVerified).not.toHaveBeenCalled();
  await user.keyboard('123456{Enter}');
  await expect.poll(() => onVerified.mock.calls.length).toBe(1);
});

test('begins with an app, and gives only the end of a telephone number away', async () => {
  open({ list: () => Promise.resolve([phone, { ...fakeFactor, name: undefined }]) });
  expect(await screen.findByRole('radio', { name: 'Authenticator app' })).toBeChecked();
  expect(
    screen.getByRole('radio', { name: 'Text message to the number ending in 0123' }),
  ).not.toBeChecked();
  expect(document.body).not.toHaveTextContent('555');
});

test.each([true, false])(
  'an account without any renews its session (needs one: %s)',
  async (needsOne) => {
    const renewAccessToken = vi.fn(() => Promise.resolve('renewed'));
    const list = () => Promise.resolve([]);
    open({ list }, { needsSecondFactor: needsOne, renewAccessToken });
    expect(await screen.findByText(/^This page cannot ask for the second step/)).toBeVisible();
    expect(renewAccessToken).toHaveBeenCalledOnce();
  },
);

test('says so where there is nothing that it can ask for', async () => {
  open({ list: () => Promise.resolve([]) });
  expect(await screen.findByText(/^This page cannot ask for the second step/)).toBeVisible();
});
