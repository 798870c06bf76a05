import { AuthError, type Factor, type Factors } from '@bank-bonuses/auth';
import { createFakeAuth, fakeFactor, signedInAs } from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Imported here, so that no test waits while the lazy page is compiled.
import '../ResetPasswordPage.tsx';
import { resetPasswordRoutes } from '../routes.tsx';
// Imported here, so that no test waits while the lazy component is compiled.
import './SecondStep.tsx';

const phone: Factor = {
  ...fakeFactor,
  id: 'the phone',
  kind: 'phone',
  name: undefined,
  phone: '15550100',
};

function open(factors: Partial<Factors> = {}) {
  document.title = 'Reset Password';
  const auth = createFakeAuth({
    state: signedInAs({}, { needsSecondFactor: true }),
    redirectResult: { kind: 'recovery' },
    factors,
  });
  const path = '/reset-password?type=recovery';
  return { auth, ...renderWithProviders(resetPasswordRoutes, { path, auth }) };
}

const code = () => screen.findByLabelText('6-digit code');
const goOn = () => screen.getByRole('button', { name: 'Continue' });

test('asks for the code before the new password', async () => {
  const { user } = open();
  await user.type(await code(), '123 456');
  expect(screen.queryByLabelText('New Password')).toBeNull();
  await user.click(goOn());
  expect(await screen.findByLabelText('New Password')).toBeEnabled();
});

test('tells a customer who has lost the app to contact support', async () => {
  open();
  await code();
  expect(screen.getByText(/Your email alone cannot replace it/)).toHaveTextContent(
    'Contact support@example.com from this email address, and have your ID ready.',
  );
  expect(screen.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com?subject=I%20cannot%20log%20in&body=My%20reference%2C%20as%20on%20my%20receipt%20(BB-%E2%80%A6)%3A%20',
  );
});

test('explains a wrong code, and starts a new challenge for the next code', async () => {
  const wrong = new AuthError('This code is incorrect.', { code: 'mfa_verification_failed' });
  const challenge = vi.fn(({ id: factorId }: { id: string }) =>
    Promise.resolve({ factorId, challengeId: 'next' }),
  );
  const verify = vi.fn().mockRejectedValueOnce(wrong).mockResolvedValueOnce(undefined);
  const { user } = open({ challenge, verify });
  await user.type(await code(), '000000{Enter}');
  expect(await screen.findByText('This code is incorrect.')).toBeVisible();
  expect(await code()).toHaveFocus();
  expect(document.title).toBe('Error: Reset Password');
  await user.keyboard('{Enter}');
  await expect.poll(() => verify.mock.calls.length).toBe(2);
  expect(challenge).toHaveBeenCalledTimes(2);
});

test('shows an error if the code does not have six digits', async () => {
  const verify = vi.fn(() => Promise.resolve());
  const { user } = open({ verify });
  await user.type(await code(), '123{Enter}');
  expect(await code()).toHaveAccessibleDescription(/Please enter the 6 digits of the code/);
  expect(await code()).toHaveFocus();
  expect(verify).not.toHaveBeenCalled();
});

test('sends a code to a phone only on request', async () => {
  const challenge = vi.fn(({ id: factorId }: { id: string }) =>
    Promise.resolve({ factorId, challengeId: 'sent' }),
  );
  const verify = vi.fn(() => Promise.resolve());
  const { user } = open({
    list: () => Promise.resolve([fakeFactor, phone]),
    challenge,
    verify,
  });
  await user.click(
    await screen.findByRole('radio', { name: 'Text message to the number ending in 0100' }),
  );
  expect(challenge).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Text me a code' }));
  await user.type(await screen.findByLabelText('6-digit code'), '654321');
  await user.click(goOn());
  await expect.poll(() => verify.mock.calls.length).toBe(1);
  expect(challenge).toHaveBeenCalledExactlyOnceWith(phone);
  expect(verify).toHaveBeenCalledWith({
    challenge: expect.objectContaining({ challengeId: 'sent' }) as unknown,
    code: '654321',
  });
});

test('Try again reloads the factors after a failed request', async () => {
  const list = vi
    .fn<Factors['list']>()
    .mockRejectedValueOnce(new AuthError('We could not reach the login service.'))
    .mockResolvedValueOnce([fakeFactor]);
  const { user } = open({ list });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await code()).toBeEnabled();
});
