import { loginRoutes } from '@bank-bonuses/feature-login';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { portalRoutes } from '../routes.tsx';
import { documentLoader } from '../session/documentLoader.ts';
import { signedInScreens } from '../signedIn/signedInScreens.ts';
import { neverShown, startService, type MockFailure } from './failingService.testing.ts';
import { renderPortal } from './renderPortal.tsx';

/** Time-out of the API client in milliseconds. */
const timeLimit = 30_000;
/** Milliseconds that a query waits before its only retry. */
const retryPause = 1_000;

/**
 * Provides the complete portal with a fake clock and a mock service whose calls can fail on
 * request.
 */
export function failingPortal() {
  let service: ReturnType<typeof startService>;

  beforeAll(async () => {
    // Compiles the lazy pages once, before the fake clock stops real time.
    const pages = signedInScreens.map(({ loadPage }) => loadPage());
    const loads = loginRoutes.map(({ lazy }) => (typeof lazy === 'function' ? lazy() : undefined));
    await Promise.all([...pages, ...loads, import('../signedIn/signedInCode.ts')]);
  });

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    // Hides the client's log of failed calls, because every test here has some.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    service = startService();
  });

  afterEach(() => void vi.useRealTimers());

  return {
    get service() {
      return service;
    },
    /**
     * Opens a page as a signed-in customer, and waits for everything that renders without an
     * advance of the clock.
     */
    async open(path: string) {
      const auth = createFakeAuth({ state: signedInAs() });
      const config = { ...testConfig, apiUrl: location.origin };
      const page = renderPortal({ routes: portalRoutes, auth, path, config });
      await pass(0);
      return page;
    },
  };
}

/** Number of event-loop ticks that are sufficient to read a response and render it. */
const rounds = 6;

/**
 * Advances the fake clock, then waits for everything that renders without a further advance of the
 * clock.
 */
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
      // A timer with a delay of 0 fires one tick later.
      await vi.advanceTimersByTimeAsync(1);
    });
  }
}

/** Waits until all tries of a call have failed. A query has two tries. */
export async function untilGivenUp(
  { silent }: Pick<MockFailure, 'silent'>,
  tries: number,
): Promise<void> {
  const responseTime = silent ? timeLimit : 0;
  for (let left = tries; left > 0; left -= 1) {
    await pass(responseTime);
    if (left > 1) await pass(retryPause);
  }
}

// Returns the page's heading. Queried by tag name, because queries by role take ten times as long
// and there are hundreds of cases.
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
  if (!button || button.disabled) throw new Error(`There is no enabled button '${words}'.`);
  fireEvent.click(button);
  await pass(0);
}

const skeletons = () => document.querySelectorAll('[class*="Skeleton"]');

/** Expects the loading state: heading, status text and skeletons. */
export function expectLoading(): void {
  expect(heading()).toBeVisible();
  expect(screen.getByText(/^Loading/)).toHaveAttribute('role', 'status');
  expect(skeletons()).not.toHaveLength(0);
}

/**
 * Expects a finished page: not blank, without a loading state, and without text of the raw
 * response.
 */
export function expectSettled(title: string): void {
  expect(heading()).toHaveTextContent(title);
  expect(document.querySelector('[aria-busy="true"], [data-loading]')).toBeNull();
  expect(screen.queryByText(/^Loading/)).toBeNull();
  expect(skeletons()).toHaveLength(0);
  for (const words of neverShown) expect(document.body).not.toHaveTextContent(words);
}

/** Expects that the login page is loaded, without any content of the previous page. */
export function expectLoggedOut(): void {
  expect(heading()).toHaveTextContent('Logging out…');
  expect(documentLoader.replace).toHaveBeenCalledExactlyOnceWith('/login');
}
