import { AuthError } from '@bank-bonuses/auth';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { expectAccessible, renderWithProviders } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResendConfirmation } from './ResendConfirmation.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => vi.useRealTimers());

const email = 'alex.rivera@example.com';

function open(resendConfirmation: (email: string) => Promise<void>, wasSentNow = false) {
  renderWithProviders(
    <>
      <main>
        <h1>Registration</h1>
        <ResendConfirmation email={email} wasSentNow={wasSentNow} />
      </main>
      <LiveRegion />
    </>,
    { auth: createFakeAuth({ resendConfirmation }) },
  );
}

const button = () => screen.getByRole('button', { name: 'Send a new confirmation email' });
const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;
const pass = async (seconds: number) => {
  // The countdown starts in an effect after the paint.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(seconds * 1_000));
};

test('another email can be requested a minute after the registration, and the address is shown', async () => {
  const resend = vi.fn(() => Promise.resolve());
  open(resend, true);
  expect(screen.getByText(/^The email is on its way to alex\.rivera@example\.com\./)).toBeVisible();
  expect(button()).toBeDisabled();
  expect(screen.getByText('You can request another email in 60 seconds.')).toBeVisible();
  await pass(59);
  expect(screen.getByText('You can request another email in 1 second.')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(button()).toBeEnabled();
  expect(spoken()).toContain('You can request another email now.');
  expect(resend).not.toHaveBeenCalled();
});

test('the address of a sent mail is shown, and the wait is announced only once', async () => {
  const resend = vi.fn(() => Promise.resolve());
  open(resend);
  button().focus();
  fireEvent.click(button());
  expect(await screen.findByText(/We have sent a new confirmation email to alex/)).toBeVisible();
  expect(resend).toHaveBeenCalledExactlyOnceWith(email);
  expect(button()).toBeDisabled();
  expect(spoken()).toBe('You can request another email in 60 seconds.');
  await pass(20);
  expect(screen.getByText('You can request another email in 40 seconds.')).toBeVisible();
  expect(spoken()).toBe('You can request another email in 60 seconds.');
});

test('the button is disabled as long as the service requires', async () => {
  const text = 'For security purposes, you can only request this after 41 seconds.';
  open(() => Promise.reject(new AuthError(text, { status: 429, retryAfterSeconds: 41 })));
  fireEvent.click(button());
  expect(await screen.findByText(text)).toBeVisible();
  expect(button()).toBeDisabled();
  await pass(41);
  expect(button()).toBeEnabled();
});

test('the error says that the browser is offline, and an immediate retry is possible', async () => {
  open(() => Promise.reject(new AuthError('You are offline.', { retryable: true })));
  fireEvent.click(button());
  expect(await screen.findByText('You are offline.')).toBeVisible();
  expect(button()).toBeEnabled();
});

test('the advice for a wrong address is shown without accessibility violations', async () => {
  vi.useRealTimers();
  open(() => Promise.resolve());
  expect(screen.getByText(/^Wrong address\?/)).toHaveTextContent(
    'It cannot be changed on this page, and our email may reach someone else. Please contact support@example.com right away.',
  );
  expect(screen.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com?subject=Registered%20with%20a%20wrong%20address&body=My%20reference%2C%20as%20on%20my%20receipt%20(BB-%E2%80%A6)%3A%20',
  );
  await expectAccessible();
});
