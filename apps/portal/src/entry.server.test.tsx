import type * as Login from '@bank-bonuses/feature-login';
import { expect, test, vi } from 'vitest';
import { renderPage } from './entry.server.tsx';

const { lost } = vi.hoisted(() => ({ lost: new Error('lost') }));

vi.mock('@bank-bonuses/feature-login', async (original) => {
  const module = await original<typeof Login>();
  return {
    ...module,
    loginRoutes: module.loginRoutes.map((route) => ({
      ...route,
      lazy: () => Promise.reject(lost),
    })),
  };
});

test('a page whose code fails is rejected, instead of published as an error page', async () => {
  await expect(renderPage('/login')).rejects.toThrow('/login cannot be rendered.');
});

test('a URL that redirects is not published', async () => {
  await expect(renderPage('/nowhere')).rejects.toThrow('/nowhere is redirected, not rendered.');
});

test('a page is published with its title', async () => {
  expect(await renderPage('/reset-password')).toMatchObject({
    title: 'Reset Password · Bank Bonuses User Portal',
  });
});
