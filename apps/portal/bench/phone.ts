import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** Network conditions of a slow phone: latency in milliseconds, throughput in bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const cpuSlowDown = 4;
const screen = { width: 412, height: 823 };
/** Window size with room for the phone's screen and the browser's own interface around it. */
const window = { width: screen.width + 100, height: screen.height + 300 };

/**
 * Opens a tab with an empty cache on a slow phone, and closes it with its browser context after
 * `visit`.
 */
export async function onSlowPhone<T>(
  browser: Browser,
  visit: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  await using context = await browser.newContext({ viewport: screen, ...options });
  const page = await context.newPage();
  await slowDown(page);
  return await visit(page);
}

/**
 * Throttles a tab's network and processor to those of a slow phone. Opens a page of another site
 * first, because customers come from a mail or a search. From another site, the portal always starts
 * in a new process. From an empty tab, only a page with `Cross-Origin-Opener-Policy` needs a new
 * process, which takes 35 ms and would distort the comparison with the static page.
 */
export async function slowDown(page: Page): Promise<void> {
  const address = 'http://search.example/';
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Search</title>' }),
  );
  await page.goto(address);
  await page.unroute(address);
  const session = await page.context().newCDPSession(page);
  // Content outside the window is never painted, so the window must have room for the phone.
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: window });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
}

/**
 * Returns the compressed bytes of all scripts that have loaded so far. A file that was preloaded and
 * then imported is counted only once.
 */
export const scriptBytesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loads.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const bytes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...bytes.values()].reduce((sum, size) => sum + size, 0);
  });

/**
 * Waits for pending event timings. The browser reports them only after the paint that ends the
 * interaction, which can be two frames later.
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
