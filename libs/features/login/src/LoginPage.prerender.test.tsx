import { AuthProvider, createIdleAuth } from '@bank-bonuses/auth';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LoginPage } from './LoginPage.tsx';

afterEach(() => document.body.replaceChildren());

const tree = (auth: ReturnType<typeof createIdleAuth>) => (
  <StrictMode>
    <AuthProvider auth={auth}>
      <RouterProvider
        router={createMemoryRouter([{ path: paths.login, Component: LoginPage }], {
          initialEntries: [paths.login],
        })}
      />
    </AuthProvider>
  </StrictMode>
);

function showPrerendered() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree(createIdleAuth()));
  document.body.append(root);
  return root;
}

test('the prerendered form cannot be submitted and has no inline script or style', () => {
  const root = showPrerendered();
  expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
  expect(root.querySelector('form')).toHaveAttribute('method', 'post');
  expect(root.querySelectorAll('[style], script, style')).toHaveLength(0);
});

test('the hydrated form submits values that were typed before hydration', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const root = showPrerendered();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'early@example.com');
  await user.type(screen.getByLabelText('Password'), 'typed early');
  const signIn = vi.fn(() => Promise.resolve());
  render(tree(createFakeAuth({ signIn })), { container: root, hydrate: true });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(signIn).toHaveBeenCalledWith({ email: 'early@example.com', password: 'typed early' });
  expect(complaints).not.toHaveBeenCalled();
});
