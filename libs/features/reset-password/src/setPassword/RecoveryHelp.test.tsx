import { AuthError, type RedirectResult } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
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

test('offers a retry for a link that could not be checked', async () => {
  await open({ redirectResult: unreachable });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('requests another link for the typed address', async () => {
  const requestPasswordReset = vi.fn(() => Promise.resolve());
  const { user } = await open({ redirectResult: expired, requestPasswordReset });
  await user.type(screen.getByLabelText('Email'), 'alex.rivera@example.com');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText(/^Password reset link has been sent/)).toBeVisible();
  expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith('alex.rivera@example.com');
});

test.each([
  ['the link has expired', expired],
  ['no link was opened', { kind: 'none' } as const],
])('accepts the code of the mail if %s', async (_, redirectResult) => {
  const verifyRecoveryCode = vi.fn(() => {
    auth.setState(signedInAs());
    return Promise.resolve();
  });
  const { auth, user } = await open({ redirectResult, verifyRecoveryCode });
  await user.type(screen.getByLabelText('Email'), 'alex.rivera@example.com');
  const code = screen.getByLabelText('6-digit code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.type(code, '123 456');
  await user.click(continueButton());
  expect(await screen.findByLabelText('New Password')).toHaveFocus();
  expect(verifyRecoveryCode).toHaveBeenCalledExactlyOnceWith({
    email: 'alex.rivera@example.com',
    code: '123456',
  });
});

test("ends the code's session when the customer returns to the login page", async () => {
  const { auth, user, router } = await open({ redirectResult: expired });
  await user.type(screen.getByLabelText('Email'), 'alex.rivera@example.com');
  await user.type(screen.getByLabelText('6-digit code'), '123456');
  await user.click(continueButton());
  await screen.findByLabelText('New Password');
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test.each([
  ['expired', expired],
  ['opened in another browser', elsewhere],
])(
  'says that the code no longer works if the link is %s, until another mail is sent',
  async (_, redirectResult) => {
    const { user } = await open({ redirectResult });
    expect(screen.getByText(/^The code of an email whose link was opened no longer/)).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'alex.rivera@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText(/^Every reset email also contains a code/)).toBeVisible();
    expect(screen.queryByText(/no longer works/)).toBeNull();
  },
);

test.each([
  ['no link was opened', undefined],
  ['the service was unreachable', unreachable],
])('does not say that the code no longer works if %s', async (_, redirectResult) => {
  await open(redirectResult ? { redirectResult } : {});
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
  await user.type(screen.getByLabelText('Email'), 'alex.rivera@example.com');
  await user.type(screen.getByLabelText('6-digit code'), '000000');
  await user.click(continueButton());
  expect(await screen.findByText('Token has expired or is invalid')).toBeVisible();
  expect(document.title).toBe('Error: Reset Password');
  expect(screen.getByLabelText('6-digit code')).toHaveValue('000000');
  expect(continueButton()).toBeEnabled();
});

test("offers a reload if a newer deployment has removed the page's scripts", async () => {
  const outdated = new AuthError('Please load the page again.', { needsReload: true });
  const { user } = await open({ verifyRecoveryCode: () => Promise.reject(outdated) });
  await user.type(screen.getByLabelText('Email'), 'alex.rivera@example.com');
  await user.type(screen.getByLabelText('6-digit code'), '000000');
  await user.click(continueButton());
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeEnabled();
});
