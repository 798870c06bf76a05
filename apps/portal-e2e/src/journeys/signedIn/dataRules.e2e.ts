import type { Page, Request } from '@playwright/test';
import { mockFailure, watchApi } from '../../fixtures/network/api.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, signIn, submitLogin } from '../../pages/login.ts';
import { expectScreen, goTo, main, screens, type ScreenName } from '../../pages/signedIn.ts';

const home = ['GET /dashboard/stats', 'GET /task-completions?page=1&per_page=5'];
const others = ['GET /accounts', 'GET /enrollments', 'GET /profile'];

/** The API requests that each screen sends. */
const asks: Record<ScreenName, string[]> = {
  Home: home,
  Accounts: ['GET /accounts'],
  Bonuses: ['GET /enrollments'],
  Settings: ['GET /profile'],
};

const askedElsewhere = (here: ScreenName) =>
  screens.flatMap(({ name }) => (name === here ? [] : asks[name])).toSorted();

/** Records all requests since `forget`, including late and repeated ones. */
function keepAsked(page: Page) {
  const asked = watchApi(page);
  const seen: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/api/user/')) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  }
  return {
    /**
     * Waits until no request is pending, because a pending request would time out when the clock
     * jumps.
     */
    settled: () => expect.poll(() => underWay.size).toBe(0),
    soFar: () => {
      seen.push(...asked());
      return seen.toSorted();
    },
    forget: () => {
      asked();
      seen.length = 0;
    },
  };
}

/**
 * Extends each session by a day, because the page's clock is advanced while the service's clock is
 * not.
 */
const stretchSession = (page: Page) =>
  page.route('**/auth/v1/token?*', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { expires_at: number; expires_in: number };
    const day = 86_400;
    session.expires_at += day;
    session.expires_in += day;
    await route.fulfill({ response, json: session });
  });

/**
 * Simulates that the window regains the focus and the network connection. Refetches caused by this
 * are pending when the function resolves.
 */
const lookAgain = (page: Page) =>
  page.evaluate(async () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    await fetch('/favicon.svg', { cache: 'no-store' });
  });

test(
  'each screen’s data is fetched once, then every ten minutes and on request',
  { tag: '@shell' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    const { soFar, forget, settled } = keepAsked(page);
    // Signs in through the form, because only a sign-in prefetches the data of every screen.
    await signIn(page, await earningCustomer(sandbox.url));
    await expect.poll(soFar).toEqual([...home, ...others].toSorted());
    // Waits for all responses: leaving a screen cancels its pending request, which is then repeated
    // later.
    await settled();

    // Fresh data is not refetched by a screen or by a return to the window.
    for (const name of ['Accounts', 'Bonuses', 'Settings', 'Home'] as const) await goTo(page, name);
    await lookAgain(page);
    await expect(main(page).getByText('Updated just now')).toBeVisible();
    expect(soFar()).toEqual([...home, ...others].toSorted());
    forget();
    await page.clock.fastForward('04:00');
    await expect(page.getByText('Updated 4 minutes ago')).toBeVisible();
    await page.clock.fastForward('07:00');
    await expect.poll(soFar).toEqual(others);

    await expect(page.getByText('Updated 11 minutes ago')).toBeVisible();
    expect(soFar()).toEqual(others);
    forget();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(main(page).getByText('Updated just now')).toBeVisible();
    await expect.poll(soFar).toEqual(home);
  },
);

test(
  'stale data is refetched when its screen is left, not while it is visible',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, guard }) => {
    guard.allowConsole(failedRequest(500), /API call failed: GET \/api\/user\//);
    await page.clock.install();
    await stretchSession(page);
    const { soFar, forget, settled } = keepAsked(page);
    await signIn(page, await earningCustomer(sandbox.url));
    await expect.poll(soFar).toEqual([...home, ...others].toSorted());
    await expect(main(page).getByText('Updated just now')).toBeVisible();
    for (const [at, { name }] of screens.entries()) {
      const next = screens[at + 1]?.name ?? 'Home';
      forget();
      await settled();
      await page.clock.fastForward('31:00');
      await expect.poll(soFar).toEqual(askedElsewhere(name));
      await lookAgain(page);
      await expect(main(page).getByText('Updated 31 minutes ago')).toBeVisible();
      expect(soFar(), name).toEqual(askedElsewhere(name));
      forget();
      await goTo(page, next);
      await expect.poll(soFar, { message: `${name} is left` }).toEqual(asks[name]);
      await expect(main(page).getByText('Updated just now')).toBeVisible();
      // Returns to the screen, whose data is fresh now, and leaves it again.
      await goTo(page, name);
      await expect(main(page).getByText('Updated just now')).toBeVisible();
      await goTo(page, next);
      expect(soFar(), name).toEqual(asks[name]);
    }

    // Data whose background refetch failed stays stale; opening the page sends no request.
    forget();
    await settled();
    await mockFailure(page, '**');
    await page.clock.fastForward('31:00');
    await expect.poll(soFar).toEqual(others);
    await settled();
    await page.clock.fastForward('00:05');
    await expect.poll(soFar).toEqual([...others, ...others].toSorted());
    await settled();
    await page.unroute('**/api/user/**');
    forget();
    await goTo(page, 'Accounts');
    await expect(main(page).getByText('Across 3 accounts')).toBeVisible();
    await expect(main(page).getByText('This page is not up to date')).toBeVisible();
    await expect.poll(soFar).toEqual(home);
    await goTo(page, 'Bonuses');
    await expect.poll(soFar).toEqual([...home, 'GET /accounts'].toSorted());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(main(page).getByText('Updated just now')).toBeVisible();
    expect(soFar()).toEqual([...home, 'GET /accounts', 'GET /enrollments'].toSorted());
  },
);

test(
  'no tab fetches data after a logout',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, context, openSignedIn }) => {
    await page.clock.install();
    await openSignedIn(await earningCustomer(sandbox.url));
    const other = await context.newPage();
    await other.goto('/accounts');
    await expect(main(other).getByText('Across 3 accounts')).toBeVisible();
    const signedOut = page.waitForResponse(/\/auth\/v1\/logout/);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
    await expectLogin(other);
    // Waits for the complete response, because a pending response would time out when the clock is
    // advanced.
    await (await signedOut).finished();
    const looks = [keepAsked(page), keepAsked(other)];
    // Advances both tabs, which share one clock.
    await page.clock.fastForward('31:00');
    await submitLogin(page, await earningCustomer(sandbox.url));
    await expectHome(page);
    await expectScreen(other, 'Accounts');
    // Each tab sends the requests of the new session, but no request of the previous session.
    for (const { soFar } of looks) {
      await expect.poll(soFar).toEqual([...home, ...others].toSorted());
    }
  },
);
