import type { Page, Request } from '@playwright/test';
import { watchApi } from '../../fixtures/network/api.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../pages/login.ts';
import { goTo, main } from '../../pages/signedIn.ts';

const home = ['GET /dashboard/stats', 'GET /task-completions?page=1&per_page=5'];
const others = ['GET /accounts', 'GET /enrollments', 'GET /profile'];

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
