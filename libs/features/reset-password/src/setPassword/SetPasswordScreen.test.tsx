import { AuthError, type RedirectResult } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
// Imported here, so that no test waits while the lazy page is compiled.
import '../ResetPasswordPage.tsx';
import { resetPasswordRoutes } from '../routes.tsx';

afterEach(() => vi.useRealTimers());

async function open(options: FakeAuthOptions) {
  const auth = createFakeAuth(options);
  document.title = 'Reset Password';
  const path = '/reset-password?type=recovery';
  const page = renderWithProviders(resetPasswordRoutes, { path, auth });
  await screen.findByRole('heading', { level: 1, name: 'Set New Password' });
  return { auth, ...page };
}

const recovered: FakeAuthOptions = { state: signedInAs(), redirectResult: { kind: 'recovery' } };
const password = () => screen.getByLabelText('New Password');
const confirmation = () => screen.getByLabelText('Confirm New Password');
const update = () => screen.getByRole('button', { name: 'Update Password' });

function submit(first: string, second: string) {
  fireEvent.change(password(), { target: { value: first } });
  fireEvent.change(confirmation(), { target: { value: second } });
  fireEvent.click(update());
}

test('verifies the link before showing a form', async () => {
  await open({ redirectResult: new Promise<RedirectResult>(() => undefined) });
  expect(screen.getByRole('status')).toHaveTextContent('Checking your link…');
  expect(screen.queryByLabelText('New Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible();
});

test('shows the specified fields, and the address of the account to which the link belongs', async () => {
  await open(recovered);
  expect(await screen.findByLabelText('New Password')).toHaveAttribute('minlength', '6');
  expect(confirmation()).toHaveAttribute('minlength', '6');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByText('For alex.rivera@example.com')).toBeVisible();
});

test.each([
  ['', '', 'New Password', 'Please enter a new password'],
  ['correct horse', 'correct hors', 'Confirm New Password', 'Passwords do not match'],
  ['abc', 'abc', 'New Password', 'Password must be at least 6 characters'],
])(
  'sends nothing for the passwords %j and %j and shows the error',
  async (first, second, label, text) => {
    const updatePassword = vi.fn(() => Promise.resolve());
    await open({ ...recovered, updatePassword });
    await screen.findByLabelText('New Password');
    submit(first, second);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(text) as string,
    );
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(document.title).toBe('Error: Reset Password');
    expect(updatePassword).not.toHaveBeenCalled();
  },
);

test('shows the success text after the update, and the login page 2 s later', async () => {
  const { auth, router } = await open(recovered);
  await screen.findByLabelText('New Password');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit('another horse', 'another horse');
  await act(() => vi.advanceTimersByTimeAsync(0));
  const success = screen.getByText('Password has been updated successfully!');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(auth.getState()).toEqual({ status: 'signed-out' });

  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(success).toBeVisible();
  expect(router.state.location.pathname).toBe('/reset-password');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.state).toEqual({ email: 'alex.rivera@example.com' });
});

test('the form stays disabled while the update is pending, even if the session has ended', async () => {
  const { auth } = await open({ ...recovered, updatePassword: () => new Promise(() => undefined) });
  await screen.findByLabelText('New Password');
  submit('another horse', 'another horse');
  act(() => auth.setState({ status: 'signed-out' }));
  expect(screen.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  expect(password()).toBeDisabled();
  expect(screen.getByText('For alex.rivera@example.com')).toBeVisible();
});

test.each([
  [
    new AuthError('New password should be different from the old password.'),
    'New password should be different from the old password.',
  ],
  [new AuthError(''), 'An error occurred while updating your password'],
])('after the error "%s", shows the message %j', async (error, message) => {
  await open({ ...recovered, updatePassword: () => Promise.reject(error) });
  await screen.findByLabelText('New Password');
  submit('another horse', 'another horse');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(document.title).toBe('Error: Reset Password');
  expect(update()).toBeEnabled();
});

test('shows the recovery options if the session has ended before the update', async () => {
  const over = new AuthError('Your session has ended.', { code: 'session_ended' });
  await open({ ...recovered, updatePassword: () => Promise.reject(over) });
  await screen.findByLabelText('New Password');
  submit('another horse', 'another horse');
  expect(await screen.findByRole('alert')).toHaveTextContent('expired or has already been used');
  expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
});

test("ends the link's session when the customer returns to the login page", async () => {
  const { auth, user, router } = await open(recovered);
  await screen.findByLabelText('New Password');
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('does not end a session that started before the link was opened', async () => {
  const { auth, user } = await open({ state: signedInAs() });
  await screen.findByLabelText('New Password');
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  expect(auth.getState()).toEqual(signedInAs());
});

test("offers a reload if a newer deployment has removed the page's scripts", async () => {
  const outdated = new AuthError('Please load the page again.', { needsReload: true });
  await open({ ...recovered, updatePassword: () => Promise.reject(outdated) });
  await screen.findByLabelText('New Password');
  submit('another horse', 'another horse');
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeEnabled();
});
