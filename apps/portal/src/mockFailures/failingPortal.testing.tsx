import { loginRoutes } from '@bank-bonuses/feature-login';
import type { Auth } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { portalRoutes } from '../routes.tsx';
import { features } from '../signedIn/features.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { neverShown, type MockFailure } from './mockFailures.testing.ts';
import { startService, type Service } from './service.testing.ts';

/** The client's time-out in milliseconds. */
export const timeLimit = 30_000;
/** How long a query waits before it tries once more. */
const retryPause = 1_000;

/** Renders the whole portal with a fake clock, and a service whose calls fail on request. */
export function failingPortal() {
  let service: Service;

  beforeAll(async () => {
    // Lazy pages are compiled in real time, once.
    const pages = features.map(({ loadPage }) => loadPage());
    const loads = loginRoutes.map(({ lazy }) => (typeof lazy === 'function' ? lazy() : undefined));
    await Promise.all([...pages, ...loads, import('../signedIn/signedInCode.ts')]);
  });

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    // The client logs each failed call; every test here has some.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    service = startService();
  });

  afterEach(() => void vi.useRealTimers());

  return {
    get service() {
      return service;
    },
    /** Opens a signed-in page and waits for everything that needs no time. */
    async open(path: string, auth: Auth = createFakeAuth({ state: signedInAs() })) {
      const config = { ...testConfig, apiUrl: location.origin };
      const page = renderPortal({ routes: portalRoutes, auth, path, config });
      await pass(0);
      return page;
    },
  };
}

/** More ticks of the event loop than a response takes to be read and rendered. */
const rounds = 6;

/** Advances the clock, and waits for everything that needs no time. */
export async function pass(milliseconds: number): Promise<void> {
  await settle();
  if (milliseconds === 0) return;
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await settle();
}

async function settle(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise<void>((done) => setImmediate(done));
      // A delay of 0 needs one more tick.
      await vi.advanceTimersByTimeAsync(1);
    });
  }
}

/** Until a call has failed for good; a query tries twice. */
export async function untilGivenUp({ silent }: MockFailure, tries: number): Promise<void> {
  const answerTime = silent ? timeLimit : 0;
  for (let left = tries; left > 0; left -= 1) {
    await pass(answerTime);
    if (left > 1) await pass(retryPause);
  }
}

// Queried by element: queries by role take ten times as long, and there are hundreds of cases.
function heading(): HTMLElement {
  const found = document.querySelectorAll('h1');
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
}

/** Presses the button with this label. */
export async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words,
  );
  if (!button || button.disabled) throw new Error(`There is no '${words}' to be pressed.`);
  fireEvent.click(button);
  await pass(0);
}

const skeletons = () => document.querySelectorAll('[class*="Skeleton"]');

/** Expects the loading state, which `expectSettled` expects to be gone. */
export function expectLoading(): void {
  expect(heading()).toBeVisible();
  expect(screen.getByText(/^Loading/)).toHaveAttribute('role', 'status');
  expect(skeletons()).not.toHaveLength(0);
}

/** Expects a page that is not blank, shows no endless spinner and no raw response. */
export function expectSettled(title: string): void {
  expect(heading()).toHaveTextContent(title);
  expect(document.querySelector('[aria-busy="true"], [data-loading]')).toBeNull();
  expect(screen.queryByText(/^Loading/)).toBeNull();
  expect(skeletons()).toHaveLength(0);
  for (const words of neverShown) expect(document.body).not.toHaveTextContent(words);
}

/** Expects the login page, without anything of the previous page. */
export function expectLoggedOut(pathname: string): void {
  expect(heading()).toHaveTextContent('Welcome back');
  expect(pathname).toBe('/login');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
}
