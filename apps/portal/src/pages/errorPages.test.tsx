import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { expectAccessible, testConfig } from '@bank-bonuses/testing';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failedImport } from '../testing/failedImport.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';

beforeEach(() => {
  // Hides the logs of React and the router about errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const secret = '900-12-3456';

const openFailing = (Component: () => never) =>
  renderPortal({
    routes: [{ ErrorBoundary: RouteErrorPage, children: [{ path: '/', Component }] }],
    auth: createFakeAuth(),
    path: '/',
    config: testConfig,
  });

test("a failed screen offers an action and never shows the error's message", async () => {
  openFailing(() => {
    throw new Error(secret);
  });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(document.body).not.toHaveTextContent(secret);
  await expectAccessible();
});

/** Opens a screen whose code is loaded on demand, at a URL with a query and a hash. */
const openLazily = (lazy: () => Promise<{ Component: () => ReactNode }>) =>
  renderPortal({
    routes: [
      {
        ErrorBoundary: RouteErrorPage,
        children: [{ path: '/screen', lazy }],
      },
    ],
    auth: createFakeAuth(),
    path: { pathname: '/screen', search: '?page=2', state: { from: '/settings' } },
    config: testConfig,
  });

const notLoaded = { name: 'This page could not be loaded' };

test('a screen whose script failed to load can be opened again without a reload', async () => {
  const Component = () => <h1 tabIndex={-1}>The screen</h1>;
  const lazy = vi.fn(() => Promise.resolve({ Component }));
  lazy.mockImplementationOnce(failedImport);
  const { router, user } = openLazily(lazy);
  expect(await screen.findByRole('heading', notLoaded)).toBeVisible();
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The screen' })).toHaveFocus();
  expect(lazy).toHaveBeenCalledTimes(2);
  expect(router.state.location).toMatchObject({
    pathname: '/screen',
    search: '?page=2',
    state: { from: '/settings' },
  });
});

test('a screen whose script fails to load a second time offers to load the page again', async () => {
  const { user } = openLazily(failedImport);
  expect(await screen.findByRole('heading', notLoaded)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('the portal has just been updated');
  await expectAccessible();
});

test('an offline customer is told once to check the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openLazily(failedImport);
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('You are offline.');
  expect(textContent?.match(/Check your internet connection/g)).toHaveLength(1);
});

test('the error page for an error outside of all screens offers an action', () => {
  const Failing = () => {
    throw new Error(secret);
  };
  render(
    <RootErrorBoundary>
      <Failing />
    </RootErrorBoundary>,
  );
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(document.body).not.toHaveTextContent(secret);
});
