import { afterEach, expect, test, vi } from 'vitest';
import { createRotatingTokens } from '../testing/rotatingTokens.ts';
import { storedText } from '../testing/wireSession.ts';
import { createBrowser, createWire } from '../testing/wire.ts';

const wire = createWire();
const refresh = 'POST /token?grant_type=refresh_token';

afterEach(() => void vi.useRealTimers());

/** Opens three signed-in tabs of one browser. */
async function threeTabs() {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText({ refreshToken: 'first' }));
  const tabs = ['/dashboard', '/accounts', '/settings'].map((path) => browser.open(path));
  await Promise.all(tabs.map(({ ready }) => ready));
  const stored = () =>
    JSON.parse(browser.storage.getItem('bank-bonuses-auth') ?? '{}') as Record<string, unknown>;
  return { browser, tabs, stored };
}

function sleepHours(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
}

const sentTokens = () => wire.seen.map(({ body }) => body['refresh_token']);

const wake = () => document.dispatchEvent(new Event('visibilitychange'));

test('each tab refreshes at most once after the computer slept, and all tabs stay signed in', async () => {
  const { tabs, stored } = await threeTabs();
  sleepHours(3);
  const service = createRotatingTokens('first');
  wire.respond(refresh, service.respond);
  wake();
  const tokens = await Promise.all(
    tabs.flatMap((tab) => [tab.getAccessToken(), tab.getAccessToken(), tab.getAccessToken()]),
  );
  expect(tokens).not.toContain(null);
  expect(wire.calls().length).toBeLessThanOrEqual(tabs.length);
  expect(new Set(wire.calls())).toEqual(new Set([refresh]));
  for (const tab of tabs) expect(tab.getState().status).toBe('signed-in');
  expect(stored()['refresh_token']).toBe(service.active());
});

test('a refresh whose response was lost is retried and returns the same session', async () => {
  const { tabs, stored } = await threeTabs();
  sleepHours(3);
  const service = createRotatingTokens('first');
  let isLost = true;
  wire.respond(refresh, (seen) => {
    const response = service.respond(seen);
    if (!isLost) return response;
    isLost = false;
    return Response.error();
  });
  expect(await tabs[0]?.getAccessToken()).toBe(stored()['access_token']);
  expect(wire.seen.length).toBeGreaterThan(1);
  expect(new Set(sentTokens())).toEqual(new Set(['first']));
  expect(stored()['refresh_token']).toBe(service.active());
  for (const tab of tabs) expect(tab.getState().status).toBe('signed-in');
});
