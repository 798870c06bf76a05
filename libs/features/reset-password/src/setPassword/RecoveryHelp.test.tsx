import { AuthError, type RedirectResult } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Imported here, so that no test waits while the lazy page is compiled.
import '../ResetPasswordPage.tsx';
import { resetPasswordRoutes } from '../routes.tsx';

async function open(options: FakeAuthOptions = {}) {
  const auth = createFakeAuth(options);
  document.title = 'Reset Password';
  const path = '/reset-password?type=recovery';
  const page = renderWithProviders(resetPasswordRoutes, { path, auth });
  await screen.findByRole('alert');
  return { auth, ...page };
}

const failed = (
  reason: (RedirectResult & { kind: 'failed' })['reason'],
  message: string,
): RedirectResult => ({
  kind: 'failed',
  reason,
  message,
});
const expired = failed('expired', 'This link has expired or has already been used.');
const elsewhere = failed('other-browser', 'This link was opened in another browser.');
const unreachable = failed('unreachable', 'We could not reach the login service.');
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const continueButton = () => screen.getByRole('button', { name: 'Continue' });

test('explains a missing session and shows no form', async () => {
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This link is invalid, has expired or was opened in another browser.',
  );
  expect(document.title).toBe('Error: Reset Password');
  expect(screen.queryByLabelText('New Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible();
});

test('a failed link never changes the password of the customer who is logged in', async () => {
  await open({ redirectResult: expired, state: signedInAs() });
  expect(screen.getByRole('alert')).toHaveTextContent(
    expired.kind === 'failed' ? expired.message : '',
  );
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

test('accepts the code of the mail if the link has expired', async () => {
  const verifyRecoveryCode = vi.fn(() => {
    auth.setState(signedInAs());
    return Promise.resolve();
  });
  const { auth, user } = await open({ redirectResult: expired, verifyRecoveryCode });
  enter('Email', 'alex.rivera@example.com');
  const code = screen.getByLabelText('6-digit code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  enter('6-digit code', '123 456');
  await user.click(continueButton());
  expect(await screen.findByLabelText('New Password')).toHaveFocus();
  expect(verifyRecoveryCode).toHaveBeenCalledExactlyOnceWith({
    email: 'alex.rivera@example.com',
    code: '123456',
  });
});

test("ends the code's session when the customer returns to the login page", async () => {
  const { auth, user, router } = await open({ redirectResult: expired });
  enter('Email', 'alex.rivera@example.com');
  enter('6-digit code', '123456');
  await user.click(continueButton());
  await screen.findByLabelText('New Password');
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('says that the code of an opened link no longer works, until another mail is sent', async () => {
  const requestPasswordReset = vi.fn(() => Promise.resolve());
  const { user } = await open({ redirectResult: elsewhere, requestPasswordReset });
  expect(screen.getByText(/^The code of an email whose link was opened no longer/)).toBeVisible();
  enter('Email', 'alex.rivera@example.com');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText(/^Password reset link has been sent/)).toBeVisible();
  expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith('alex.rivera@example.com');
  expect(screen.getByText(/^Every reset email also contains a code/)).toBeVisible();
  expect(screen.queryByText(/no longer works/)).toBeNull();
});

test('offers a retry, and the code, for a link that could not be checked', async () => {
  await open({ redirectResult: unreachable });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.getByText(/^Every reset email also contains a code/)).toBeVisible();
  expect(screen.queryByText(/no longer works/)).toBeNull();
});

test('shows errors if the address and the code are missing', async () => {
  const verifyRecoveryCode = vi.fn(() => Promise.resolve());
  const { user } = await open({ verifyRecoveryCode });
  await user.click(continueButton());
  expect(screen.getByLabelText('6-digit code')).toHaveAccessibleDescription(
    /Please enter the 6 digits of the code/,
  );
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Please enter your email address',
  );
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(document.title).toBe('Error: Reset Password');
  expect(verifyRecoveryCode).not.toHaveBeenCalled();
});

test('shows why a code was rejected, and does not clear its field', async () => {
  const { user } = await open({
    verifyRecoveryCode: () =>
      Promise.reject(new AuthError('Token has expired or is invalid', { code: 'otp_expired' })),
  });
  enter('Email', 'alex.rivera@example.com');
  enter('6-digit code', '000000');
  await user.click(continueButton());
  expect(await screen.findByText('Token has expired or is invalid')).toBeVisible();
  expect(document.title).toBe('Error: Reset Password');
  expect(screen.getByLabelText('6-digit code')).toHaveValue('000000');
  expect(continueButton()).toBeEnabled();
});
