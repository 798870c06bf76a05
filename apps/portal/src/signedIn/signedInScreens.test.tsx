import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths, signedInPages } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRoutes } from '../routes.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
import type { SignedInScreen } from './signedInScreens.ts';
import * as signedInCode from './signedInCode.ts';

test('the signed-in screens have the paths that the routes package lists, in its order', () => {
  expect(signedInCode.signedInScreens.map(({ path }) => path)).toEqual(signedInPages);
});

const madeUp = (name: string) =>
  ({
    path: `/${name.toLowerCase()}`,
    name,
    Icon: () => <svg aria-hidden="true" />,
    loadPage: vi.fn(() => Promise.resolve(() => <h1>The page of {name}</h1>)),
    prefetchQueries: vi.fn<SignedInScreen['prefetchQueries']>((_client, prefetch) => {
      void prefetch({ queryKey: [name], queryFn: () => Promise.resolve(name) });
    }),
  }) satisfies SignedInScreen;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(first: SignedInScreen, ...others: SignedInScreen[]) {
  const all = [first, ...others];
  const routes = createRoutes(
    all.map(({ path }) => path),
    () => Promise.resolve({ ...signedInCode, signedInScreens: all }),
  );
  const page = renderPortal({
    routes,
    auth: createFakeAuth({ state: signedInAs() }),
    path: first.path,
    config: { ...testConfig, apiUrl: location.origin },
  });
  await act(() => vi.dynamicImportSettled());
  await pass(0);
  return page;
}

test('a descriptor alone defines the route, the title and the sidebar entry of a screen', async () => {
  const [letters, stamps] = [madeUp('Letters'), madeUp('Stamps')];
  const { router } = await open(letters, stamps);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page of Letters');
  expect(document.title).toBe('Letters · Bank Bonuses User Portal');
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Letters',
    'Stamps',
  ]);
  await act(() => router.navigate(stamps.path));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page of Stamps');
  expect(document.title).toBe('Stamps · Bank Bonuses User Portal');
  expect(main.getByRole('link', { current: 'page' })).toHaveAccessibleName('Stamps');
});

test('a descriptor alone is enough to preload the code and prefetch the data of a screen', async () => {
  const [letters, stamps] = [madeUp('Letters'), madeUp('Stamps')];
  const { router } = await open(letters, stamps);
  expect(stamps.loadPage).not.toHaveBeenCalled();
  await pass(3_000);
  expect(stamps.loadPage).toHaveBeenCalledOnce();
  await act(() => router.navigate(stamps.path));
  expect(letters.prefetchQueries).toHaveBeenCalledOnce();
  await pass(600_000);
  expect(letters.prefetchQueries).toHaveBeenCalledTimes(2);
});

test('a path without a screen shows the error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const letters = madeUp('Letters');
  const routes = createRoutes([letters.path, paths.settings], () =>
    Promise.resolve({ ...signedInCode, signedInScreens: [letters] }),
  );
  renderPortal({
    routes,
    auth: createFakeAuth({ state: signedInAs() }),
    path: paths.settings,
    config: testConfig,
  });
  await act(() => vi.dynamicImportSettled());
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});
