import { AuthProvider, createIdleAuth } from '@bank-bonuses/auth';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const tree = (address: string, auth: ReturnType<typeof createIdleAuth>) => (
  <StrictMode>
    <AuthProvider auth={auth}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', Component: ResetPasswordPage }], {
          initialEntries: [address],
        })}
      />
    </AuthProvider>
  </StrictMode>
);

test.each([
  ['/reset-password', 'Reset Password', 'Send Reset Link'],
  ['/reset-password?type=recovery', 'Set New Password', 'Send Reset Link'],
])('%s is prerendered as %j and hydrates', async (address, heading, button) => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree(address, createIdleAuth()));
  document.body.append(root);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(root.querySelectorAll('[style], script, style')).toHaveLength(0);
  for (const found of screen.queryAllByRole('button')) expect(found).toBeDisabled();

  render(tree(address, createFakeAuth()), { container: root, hydrate: true });
  expect(await screen.findByRole('button', { name: button })).toBeEnabled();
  expect(complaints).not.toHaveBeenCalled();
});
