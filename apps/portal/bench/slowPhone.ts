import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A slow phone on a slow line. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const cpuSlowDown = 4;
const phone = { width: 412, height: 823 };
/** The phone's screen and the browser's own interface around it. */
const roomForPhone = { width: phone.width + 100, height: phone.height + 300 };

/** The conditions of every measurement, as text. */
export const conditions = 'Cold cache, 4x slower processor, 1.6 Mbit/s, 150 ms, brotli';

/** Opens an empty tab with a cold cache on a slow phone, and closes all of it when `visit` is done. */
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
 * Customers come from a mail or a search. A page of another site starts in a new process, whatever its
 * headers; from an empty tab, only a page with `Cross-Origin-Opener-Policy` does, 35 ms later.
 */
export async function comeFromAnotherSite(page: Page): Promise<void> {
  const address = 'http://search.example/';
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Search</title>' }),
  );
  await page.goto(address);
  await page.unroute(address);
}

/** Makes a tab that of a slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Content outside the window is never painted, so waiting for its paint looks slow.
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: roomForPhone });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
}

/** Bodies of all scripts that came so far, as compressed. Code on demand is fetched, then imported from the cache. */
export const scriptBytesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loads.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const bytes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...bytes.values()].reduce((sum, size) => sum + size, 0);
  });

/** Event timings are reported after the paint that they waited for, which may be that of the frame after the next. */
export const eventTimingsSettle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        ),
      ),
  );
