import { AuthError, type RedirectResult } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Imported here, so that no test waits while the lazy page is compiled.
import '../ResetPasswordPage.tsx';
import { resetPasswordRoutes } from '../routes.tsx';

const unverified = { kind: 'unverified', purpose: 'recovery' } as const;

async function open(options: FakeAuthOptions = {}) {
  const auth = createFakeAuth({ redirectResult: unverified, ...options });
  document.title = 'Reset Password';
  const path = '/reset-password?type=recovery';
  const page = renderWithProviders(resetPasswordRoutes, { path, auth });
  const goOn = await screen.findByRole('button', { name: 'Continue' });
  return { auth, press: () => page.user.click(goOn), ...page };
}

test('an unverified link is used only after a button press', async () => {
  const verifyLink = vi.fn(() => new Promise<RedirectResult>(() => undefined));
  const { press } = await open({ verifyLink });
  expect(screen.queryByLabelText('New Password')).toBeNull();
  expect(verifyLink).not.toHaveBeenCalled();
  await press();
  expect(screen.getByRole('button', { name: 'Checking...' })).toBeDisabled();
});

test('a valid link opens the form, with the focus in its first field', async () => {
  const { press } = await open();
  await press();
  expect(await screen.findByLabelText('New Password')).toHaveFocus();
});

test('an earlier session does not open the form', async () => {
  await open({ state: signedInAs() });
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

test('a used link opens the recovery options', async () => {
  const message = 'This link has expired or has already been used.';
  const { press } = await open({
    state: signedInAs(),
    verifyLink: () => Promise.resolve({ kind: 'failed', reason: 'expired', message }),
  });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByLabelText('New Password')).toBeNull();
  expect(screen.getByText(/Some mail services open every link before you do/)).toHaveTextContent(
    'If the code of the next email does not work either, contact support@example.com.',
  );
});

test('the page asks for the second factor if the service requires it for the new password', async () => {
  const needed = new AuthError('Second step.', { code: 'insufficient_aal', status: 401 });
  const updatePassword = vi.fn().mockRejectedValueOnce(needed);
  const { press, user } = await open({ updatePassword });
  await press();
  await user.type(await screen.findByLabelText('New Password'), 'another horse');
  await user.type(screen.getByLabelText('Confirm New Password'), 'another horse');
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  await user.type(await screen.findByLabelText('6-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('New Password')).toHaveFocus();
});
