import { publicPages } from '@bank-bonuses/routes';
import type { Page } from 'playwright';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { kilobytes, milliseconds, shift, type Measure } from './budgets.ts';
import { report, type Report } from './report.ts';
import type { Bench } from './bench.ts';
import { eventTimingsSettle, onSlowPhone, scriptBytesOf } from './slowPhone.ts';

/** The measurements of one visit with a cold cache. */
export interface PublicVisit {
  /** Largest contentful paint, in milliseconds since the start of the navigation. */
  largestPaintMs: number;
  /** Compressed size in bytes of all scripts that loaded without user interaction. */
  scriptBytes: number;
  layoutShift: number;
  /** Slowest response to a key while typing in milliseconds, from the press to the next paint. */
  slowestKeyMs: number;
  /** Milliseconds until the page is usable, that is, until its submit button is enabled. */
  usableMs: number;
}

const { everyPage, publicPages: budgets } = performanceBudgets;

const budgetsOf = (name: 'largestPaint' | 'usable' | 'scriptBytes') =>
  Object.fromEntries(Object.entries(budgets).map(([page, budget]) => [page, budget[name]]));

/** The metrics of the public pages. */
export const publicMeasures: Measure<PublicVisit>[] = [
  {
    name: 'largestPaintMs',
    title: 'Largest paint',
    isPaint: true,
    budget: budgetsOf('largestPaint'),
    format: milliseconds,
  },
  { name: 'scriptBytes', title: 'JavaScript', budget: budgetsOf('scriptBytes'), format: kilobytes },
  { name: 'layoutShift', title: 'CLS', budget: everyPage.layoutShift, format: shift },
  { name: 'slowestKeyMs', title: 'Slowest key', budget: everyPage.keyMs, format: milliseconds },
  {
    name: 'usableMs',
    title: 'Usable after',
    isPaint: true,
    budget: budgetsOf('usable'),
    format: milliseconds,
  },
];

type Observed = Omit<PublicVisit, 'scriptBytes'>;

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Measures the public pages. Each visit types text into the first field. */
export const measurePublicPages = ({ browser, portalUrl, staticPage }: Bench): Promise<Report> =>
  report('Public pages', publicMeasures, publicPages, async (path) => ({
    staticMs: await staticPage.paint(),
    visit: await onSlowPhone(browser, (page) => visit(page, new URL(path, portalUrl).href)),
  }));

/** Loads `url` with an empty cache, then types into its first field. */
async function visit(page: Page, url: string): Promise<PublicVisit> {
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('button[type=submit]:enabled').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Read before the first key press, because the browser stops reporting the largest contentful
  // paint at the first input.
  const { largestPaintMs } = await page.evaluate(() => window.observed);
  const scriptBytes = await scriptBytesOf(page);
  const field = page.locator('main input:visible').first();
  await field.click();
  await field.pressSequentially('alex.rivera@example.com', { delay: 40 });
  await eventTimingsSettle(page);
  return { ...(await page.evaluate(() => window.observed)), largestPaintMs, scriptBytes };
}

/** Records the measurements. Runs in the page before any of the page's scripts. */
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
