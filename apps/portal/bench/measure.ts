import type { Browser, Page } from 'playwright';

/** What one visit with a cold cache showed. */
export interface Visit {
  /** Largest contentful paint, ms after the navigation began. */
  largestPaintMs: number;
  /** Bodies of all scripts that came without anybody touching the page, as compressed. */
  scriptBytes: number;
  layoutShift: number;
  /** The slowest answer to a key while typing, from the press to the next paint. */
  slowestKeyMs: number;
  /** When the page could be used: its submit button is enabled. */
  usableMs: number;
}

/** A slow phone on a slow line. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const cpuSlowDown = 4;

interface Observed {
  largestPaintMs: number;
  layoutShift: number;
  slowestKeyMs: number;
  usableMs: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Loads `url` as a first visitor does, then types into its first field. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
    await page.addInitScript(observe);

    await page.goto(url, { waitUntil: 'load' });
    await page.locator('button[type=submit]:enabled').first().waitFor();
    await page.waitForLoadState('networkidle');
    // The first key ends the measuring of the largest paint, so it is read before.
    const { largestPaintMs } = await page.evaluate(() => window.observed);
    const scriptBytes = await page.evaluate(countScriptBytes);
    await typeInFirstField(page);
    const { layoutShift, slowestKeyMs, usableMs } = await page.evaluate(() => window.observed);
    return { largestPaintMs, scriptBytes, layoutShift, slowestKeyMs, usableMs };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function countScriptBytes(): number {
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

async function typeInFirstField(page: Page): Promise<void> {
  const field = page.locator('main input:visible').first();
  await field.click();
  await field.pressSequentially('alex.rivera@example.com', { delay: 40 });
  // Event timings are reported after the paint that they waited for.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
}

/** Runs in the page, before any of its scripts. */
function observe(): void {
  const observed: Observed = { largestPaintMs: 0, layoutShift: 0, slowestKeyMs: 0, usableMs: 0 };
  window.observed = observed;
  const on = (type: string, options: object, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
  on('largest-contentful-paint', {}, ({ startTime }) => {
    observed.largestPaintMs = startTime;
  });
  on('layout-shift', {}, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) observed.layoutShift += value;
  });
  on('event', { durationThreshold: 16 }, ({ name, duration }) => {
    if (name.startsWith('key')) observed.slowestKeyMs = Math.max(observed.slowestKeyMs, duration);
  });
  const watch = new MutationObserver(() => {
    if (!document.querySelector('button[type=submit]:enabled')) return;
    observed.usableMs = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}
