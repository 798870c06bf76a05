import { publicPages } from '@bank-bonuses/product/routes';
import type { Page } from 'playwright';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { kilobytes, milliseconds, shift, type Measure, type Round } from './budgets.ts';
import { fixedWorkMs } from './fixedWork.ts';
import { report, type Report } from './report.ts';
import type { Bench } from './bench.ts';
import { eventTimingsSettle, onSlowPhone, scriptBytesOf } from './slowPhone.ts';
import { observeWebVitals, webVitalsOf } from './webVitals.ts';

/** The measurements of one visit with a cold cache. */
export interface PublicVisit {
  /** Largest contentful paint, in milliseconds since the start of the navigation. */
  largestPaintMs: number;
  /** Compressed size in bytes of all scripts that loaded without user interaction. */
  scriptBytes: number;
  layoutShift: number;
  /** Interaction to Next Paint while the first field is clicked and typed into, in milliseconds. */
  inpMs: number;
  /** Milliseconds until the page is usable, that is, until its submit button is enabled. */
  usableMs: number;
}

/** A button of a form submits it if it has no type. */
const submitButton = 'form button:is([type=submit], :not([type])):enabled';

const { everyPage, publicPages: budgets } = performanceBudgets;

const budgetsOf = (name: 'largestPaint' | 'usable' | 'scriptBytes') =>
  Object.fromEntries(Object.entries(budgets).map(([page, budget]) => [page, budget[name]]));

/** The metrics of the public pages. */
export const publicMeasures: Measure<PublicVisit>[] = [
  {
    name: 'largestPaintMs',
    title: 'Largest paint',
    unit: 'staticPage',
    budget: budgetsOf('largestPaint'),
    format: milliseconds,
  },
  { name: 'scriptBytes', title: 'JavaScript', budget: budgetsOf('scriptBytes'), format: kilobytes },
  { name: 'layoutShift', title: 'CLS', budget: everyPage.layoutShift, format: shift },
  { name: 'inpMs', title: 'INP', unit: 'work', budget: everyPage.key, format: milliseconds },
  {
    name: 'usableMs',
    title: 'Usable after',
    unit: 'staticPage',
    budget: budgetsOf('usable'),
    format: milliseconds,
  },
];

declare global {
  interface Window {
    /** When the form could be submitted, in milliseconds since the start of the navigation. */
    usableMs: number;
  }
}

/** Measures the public pages. Each visit types text into the first field. */
export const measurePublicPages = ({ browser, portalUrl, staticPage }: Bench): Promise<Report> =>
  report('Public pages', publicMeasures, publicPages, staticPage, (path) =>
    onSlowPhone(browser, (page) => visitForm(page, new URL(path, portalUrl).href)),
  );

/** Loads `url` with an empty cache, then types into its first field. */
export async function visitForm(page: Page, url: string): Promise<Round<PublicVisit>> {
  await observeWebVitals(page);
  await page.addInitScript(watchFor, submitButton);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(submitButton).first().waitFor();
  await page.waitForLoadState('networkidle');
  const scriptBytes = await scriptBytesOf(page);
  const field = page.locator('form input:visible').first();
  await field.click();
  await field.pressSequentially('alex.rivera@example.com', { delay: 40 });
  await eventTimingsSettle(page);
  const { LCP, CLS, INP } = await webVitalsOf(page);
  const usableMs = await page.evaluate(() => window.usableMs);
  return {
    visit: { largestPaintMs: LCP, layoutShift: CLS, inpMs: INP, usableMs, scriptBytes },
    units: { work: await fixedWorkMs(page) },
  };
}

/** Records when an element matches the selector. Runs in the page before any of the page's scripts. */
function watchFor(selector: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    window.usableMs = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}
