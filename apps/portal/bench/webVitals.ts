import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { onCLS, onINP, onLCP, Metric } from 'web-vitals';

/**
 * Largest Contentful Paint and Interaction to Next Paint in milliseconds, and Cumulative Layout
 * Shift, as the library `web-vitals` reports them.
 */
export type WebVitals = Record<'LCP' | 'CLS' | 'INP', number>;

declare global {
  interface Window {
    webVitals: { onCLS: typeof onCLS; onINP: typeof onINP; onLCP: typeof onLCP };
    vitals: WebVitals;
  }
}

// Playwright wraps an init script in a function, so the library's `var` would not become global.
const library = new URL('web-vitals.iife.js', import.meta.resolve('web-vitals'));
const content = `${readFileSync(library, 'utf8')}\nwindow.webVitals = webVitals;`;

/** Measures every page that the tab opens, before any of the page's scripts run. */
export async function observeWebVitals(page: Page): Promise<void> {
  await page.addInitScript({ content });
  await page.addInitScript(() => {
    const vitals: WebVitals = { LCP: Number.NaN, CLS: 0, INP: 0 };
    window.vitals = vitals;
    const keep = ({ name, value }: Metric) => {
      if (name in vitals) vitals[name as keyof WebVitals] = value;
    };
    const { onCLS: cls, onINP: inp, onLCP: lcp } = window.webVitals;
    lcp(keep, { reportAllChanges: true });
    cls(keep, { reportAllChanges: true });
    // 16 ms is the shortest duration that browsers report.
    inp(keep, { reportAllChanges: true, durationThreshold: 16 });
  });
}

export const webVitalsOf = (page: Page): Promise<WebVitals> => page.evaluate(() => window.vitals);
