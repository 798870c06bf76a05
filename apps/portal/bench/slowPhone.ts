import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** Emulates the network of a slow phone. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const cpuSlowDown = 4;
const phone = { width: 412, height: 823 };
/** The phone's screen, plus the browser's own interface around it. */
const roomForPhone = { width: phone.width + 100, height: phone.height + 300 };

/** The conditions of every measurement, as text. */
export const conditions = 'Cold cache, 4x slower processor, 1.6 Mbit/s, 150 ms, brotli';

/**
 * Opens an empty tab with a cold cache on a slow phone, and closes it with its browser context after
 * `visit`.
 */
export async function onSlowPhone<T>(
  browser: Browser,
  visit: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: phone, ...options });
  try {
    const page = await context.newPage();
    await comeFromAnotherSite(page);
    await slowDown(page);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/**
 * Opens a page of another site first, because customers come from a mail or a search. From another
 * site, the portal starts in a new process, whatever its headers; from an empty tab, only a page
 * with `Cross-Origin-Opener-Policy` does, which takes 35 ms.
 */
export async function comeFromAnotherSite(page: Page): Promise<void> {
  const address = 'http://search.example/';
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Search</title>' }),
  );
  await page.goto(address);
  await page.unroute(address);
}

/** Slows a tab down to that of a slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Content outside the window is never painted, so the window must have room for the phone.
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: roomForPhone });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
}

/**
 * Returns the compressed bytes of all scripts that have loaded so far. Code on demand is fetched, then
 * imported from the cache, so it counts once.
 */
export const scriptBytesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loads.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const bytes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...bytes.values()].reduce((sum, size) => sum + size, 0);
  });

/**
 * Waits for pending event timings. They are reported after the paint that they waited for, which can be
 * that of the frame after the next.
 */
export const eventTimingsSettle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        ),
      ),
  );
