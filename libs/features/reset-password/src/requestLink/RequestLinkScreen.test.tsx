import { AuthError } from '@bank-bonuses/auth';
import { createFakeAuth, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
// Imported here, so that no test waits while the lazy page is compiled.
import '../ResetPasswordPage.tsx';
import { resetPasswordRoutes } from '../routes.tsx';

afterEach(() => vi.useRealTimers());

const sent = 'Password reset link has been sent to your email. Please check your inbox.';

async function open(options: FakeAuthOptions = {}) {
  const auth = createFakeAuth(options);
  document.title = 'Reset Password';
  const page = renderWithProviders(resetPasswordRoutes, { path: paths.resetPassword, auth });
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  return page;
}

const email = () => screen.getByLabelText('Email');
const enter = (value: string) => fireEvent.change(email(), { target: { value } });
const send = () => screen.getByRole('button', { name: 'Send Reset Link' });

test('shows the specified field, button and link', async () => {
  await open();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(send()).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
});

test.each([
  ['', 'Please enter your email address'],
  ['alex', 'Please enter a valid email address'],
])('sends nothing for the address %j and shows the error', async (typed, message) => {
  const requestPasswordReset = vi.fn(() => Promise.resolve());
  const { user } = await open({ requestPasswordReset });
  enter(typed);
  await user.click(send());
  expect(email()).toHaveAccessibleDescription(message);
  expect(email()).toBeInvalid();
  expect(email()).toHaveFocus();
  expect(document.title).toBe('Error: Reset Password');
  expect(requestPasswordReset).not.toHaveBeenCalled();
});

test('confirms that the link was sent, and links to the page for the code', async () => {
  const requestPasswordReset = vi.fn(() => Promise.resolve());
  const { user, router } = await open({ requestPasswordReset });
  enter(' alex.rivera\u{200B}@example.com\u{A0}\u{202C}');
  await user.click(send());
  expect(await screen.findByText(sent)).toBeVisible();
  expect(document.title).toBe('Reset Password');
  expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith('alex.rivera@example.com');

  await user.click(screen.getByRole('link', { name: 'Enter the 6-digit code' }));
  expect(router.state.location.search).toBe('?type=recovery');
  expect(await screen.findByLabelText('Email')).toHaveValue('alex.rivera@example.com');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another link for the same address can be requested after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await open();
  enter('alex.rivera@example.com');
  fireEvent.click(send());
  await screen.findByText(sent);
  expect(send()).toBeDisabled();
  expect(screen.getByText(/another link in 60 seconds/)).toBeVisible();
  // Waits until the countdown has started, which happens in an effect after the paint.
  await expect.poll(() => vi.getTimerCount()).toBe(1);

  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.getByText(/another link in 1 second\./)).toBeVisible();
  expect(send()).toBeDisabled();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(send()).toBeEnabled();
  expect(screen.queryByText(/another link in \d/)).toBeNull();
});

test('a link for a corrected address can be requested at once', async () => {
  const { user } = await open();
  enter('alex.rivera@example.co');
  await user.click(send());
  await screen.findByText(sent);
  expect(send()).toBeDisabled();
  enter('alex.rivera@example.com');
  expect(send()).toBeEnabled();
});

test('the button stays disabled as long as the service requires, and the wait is announced once', async () => {
  const text = 'For security purposes, you can only request this after 41 seconds.';
  const error = new AuthError(text, { status: 429, retryAfterSeconds: 41 });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await open({ requestPasswordReset: () => Promise.reject(error) });
  render(<LiveRegion />);
  enter('alex.rivera@example.com');
  fireEvent.click(send());
  expect(await screen.findByText(text)).toBeVisible();
  expect(send()).toBeDisabled();
  const spoken = screen.getByText('You can request another link in 41 seconds.', {
    selector: '[aria-live="polite"] *',
  });
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getByText('You can request another link in 36 seconds.')).toBeVisible();
  expect(spoken).toHaveTextContent('You can request another link in 41 seconds.');
  act(() => void vi.advanceTimersByTime(36_000));
  expect(send()).toBeEnabled();
});

test('the address passes from and to the login page in router state, not in the URL', async () => {
  const path = { pathname: paths.resetPassword, state: { email: 'alex@example.com' } };
  const { user, router } = renderWithProviders(resetPasswordRoutes, { path });
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  expect(email()).toHaveValue('alex@example.com');
  enter('sam@example.com');
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/login');
  expect(router.state.location.state).toEqual({ email: 'sam@example.com' });
});

test('shows a default error if the failure has no message for customers', async () => {
  const { user } = await open({
    requestPasswordReset: () => Promise.reject(new Error('TypeError at x.js:1')),
  });
  enter('alex.rivera@example.com');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^An error occurred during password reset$/,
  );
  expect(document.title).toBe('Error: Reset Password');
  expect(email()).toHaveValue('alex.rivera@example.com');
  expect(send()).toBeEnabled();
});

test("offers a reload if a newer deployment has removed the page's scripts", async () => {
  const outdated = new AuthError('Please load the page again.', { needsReload: true });
  const { user } = await open({ requestPasswordReset: () => Promise.reject(outdated) });
  enter('alex.rivera@example.com');
  await user.click(send());
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeEnabled();
});
