import type { Browser, BrowserContextOptions } from 'playwright';
import { kilobytes, milliseconds, type Measure, type Round } from './budgets.ts';
import { told } from './press.ts';
import { onSlowPhone, scriptBytesOf } from './slowPhone.ts';
import { observeWebVitals, webVitalsOf } from './webVitals.ts';

/** The screen that an application shows to a signed-in user first. */
export interface FirstScreen {
  url: string;
  /** Selector of an element that appears with the screen's text and figures. */
  shown: string;
  /** Selector of an element that appears with the screen's last part, such as the chart. */
  complete: string;
  storageState?: BrowserContextOptions['storageState'];
}

/** The measurements of one visit with a cold cache. Times count from the start of the navigation. */
export interface FirstScreenVisit {
  largestPaintMs: number;
  shownMs: number;
  completeMs: number;
  /** Compressed size in bytes of all scripts that loaded without user interaction. */
  scriptBytes: number;
}

export const firstScreenMeasures: Measure<FirstScreenVisit>[] = [
  { name: 'largestPaintMs', title: 'Largest paint', unit: 'staticPage', format: milliseconds },
  { name: 'shownMs', title: 'Text and figures', unit: 'staticPage', format: milliseconds },
  { name: 'completeMs', title: 'All of it', unit: 'staticPage', format: milliseconds },
  { name: 'scriptBytes', title: 'JavaScript', format: kilobytes },
];

declare global {
  interface Window {
    /** When the elements of each watched selector were painted. */
    appeared: { shown: number; complete: number };
  }
}

/** Visits a screen on a slow phone with an empty cache. */
export const visitFirstScreen = (
  browser: Browser,
  { url, shown, complete, storageState }: FirstScreen,
): Promise<Round<FirstScreenVisit>> =>
  onSlowPhone(
    browser,
    async (page) => {
      await observeWebVitals(page);
      await page.addInitScript(watchFor, { shown, complete });
      await Promise.all([
        told(page, 'shown'),
        told(page, 'complete'),
        page.goto(url, { waitUntil: 'commit' }),
      ]);
      await page.waitForLoadState('networkidle');
      const appeared = await page.evaluate(() => window.appeared);
      const { LCP } = await webVitalsOf(page);
      return {
        visit: {
          largestPaintMs: LCP,
          shownMs: appeared.shown,
          completeMs: appeared.complete,
          scriptBytes: await scriptBytesOf(page),
        },
        units: {},
      };
    },
    storageState === undefined ? {} : { storageState },
  );

/** Records when the elements are painted. Runs in the page before any of the page's scripts. */
function watchFor(selectors: Pick<FirstScreen, 'shown' | 'complete'>): void {
  window.appeared = { shown: 0, complete: 0 };
  const waiting = new Set(['shown', 'complete'] as const);
  new MutationObserver(() => {
    for (const name of waiting) {
      if (!document.querySelector(selectors[name])) continue;
      waiting.delete(name);
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.appeared[name] = performance.now();
          console.debug(name);
        }),
      );
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
