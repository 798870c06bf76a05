import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { expectAccessible, testConfig } from '@bank-bonuses/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPortal } from '../testing/renderPortal.tsx';
import { ConfigProblemPage } from './ConfigProblemPage.tsx';
import { LastResort } from './LastResort.tsx';
import { RouteProblem } from './RouteProblem.tsx';

beforeEach(() => {
  // React and the router report what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const secret = '900-12-3456';

const openFailing = (Component: () => never) =>
  renderPortal({
    routes: [{ ErrorBoundary: RouteProblem, children: [{ path: '/', Component }] }],
    auth: createFakeAuth(),
    path: '/',
    config: testConfig,
  });

test('a screen that fails leaves a way on and never shows what failed', async () => {
  openFailing(() => {
    throw new Error(secret);
  });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(document.body).not.toHaveTextContent(secret);
  await expectAccessible();
});

test.each([
  'Failed to fetch dynamically imported module: /assets/HomePage-1.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/style.css',
])('a script that is gone says so: %s', async (message) => {
  openFailing(() => {
    throw new TypeError(message);
  });
  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
});

test('a lazy screen whose script is gone gives a way on', async () => {
  renderPortal({
    routes: [
      {
        ErrorBoundary: RouteProblem,
        HydrateFallback: () => null,
        children: [
          {
            path: '/',
            lazy: () => Promise.reject(new TypeError('Importing a module script failed.')),
          },
        ],
      },
    ],
    auth: createFakeAuth(),
    path: '/',
    config: testConfig,
  });
  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeVisible();
});

test('what fails outside of every screen leaves a way on too', () => {
  const Failing = () => {
    throw new Error(secret);
  };
  render(
    <LastResort>
      <Failing />
    </LastResort>,
  );
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(document.body).not.toHaveTextContent(secret);
});

test('a portal without its settings names what is missing', async () => {
  render(<ConfigProblemPage problems={['apiUrl is missing', 'authKey is missing']} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not set up');
  expect(screen.getByText('apiUrl is missing')).toBeVisible();
  expect(screen.getByText('authKey is missing')).toBeVisible();
  await expectAccessible();
});
