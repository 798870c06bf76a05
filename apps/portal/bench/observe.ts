import type { Page } from 'playwright';

/** The measurements of a page since its navigation started. Times are in milliseconds. */
interface Observed {
  /** Largest Contentful Paint. */
  largestPaint: number;
  /** Cumulative Layout Shift, without shifts that the customer caused. */
  layoutShift: number;
  /** The slowest response to a key, to a press, and the slowest step, until the next paint. */
  key: number;
  press: number;
  step: number;
  /** When the last press or key was sent. */
  pressedAt: number;
  /** When an element of each watched selector was painted first, by name. */
  shown: Record<string, number>;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/**
 * Observes every document that the tab opens, before any of its scripts run.
 * @param selectors the elements whose first paint is recorded in `shown`
 */
export async function observe(page: Page, selectors: Record<string, string> = {}): Promise<void> {
  await page.addInitScript(observePage, selectors);
}

export const observed = (page: Page): Promise<Observed> => page.evaluate(() => window.observed);

/**
 * Waits until the page logs `text` to the console. Polling with a script in the page would block
 * the page.
 */
export async function told(page: Page, text: string): Promise<void> {
  await page.waitForEvent('console', (message) => message.text() === text);
}

function observePage(selectors: Record<string, string>): void {
  const seen: Observed = {
    largestPaint: Number.NaN,
    layoutShift: 0,
    key: 0,
    press: 0,
    step: 0,
    pressedAt: 0,
    shown: {},
  };
  window.observed = seen;
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

  type Entry = PerformanceEntry & {
    hadRecentInput?: boolean;
    value?: number;
    interactionId?: number;
    target?: Node | null;
  };
  const each = (type: string, take: (entry: Entry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  each('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  each('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) seen.layoutShift += value;
  });
  // 16 ms is the shortest duration that browsers report.
  const options = { durationThreshold: 16 };
  const takeEvent = ({ name, duration, interactionId, target }: Entry) => {
    // Events without an id, such as hovering, are not interactions. A desktop browser renders the
    // list of a select itself, and slower than a phone.
    if (!interactionId || target instanceof HTMLSelectElement) return;
    const kind = name.startsWith('key') ? 'key' : 'press';
    seen[kind] = Math.max(seen[kind], duration);
  };
  each('event', takeEvent, options);

  // Logs when the page has responded to a press, or to a key that enters no text. Slow content is
  // rendered one frame after the first response.
  const tell = ({ timeStamp }: Event) => {
    seen.pressedAt = timeStamp;
    afterPaint(() => afterPaint(() => console.debug('responded')));
  };
  document.addEventListener('click', tell, { capture: true });
  document.addEventListener('keydown', (event) => event.key.length > 1 && tell(event), {
    capture: true,
  });
  // Each step of the registration focuses its heading when it is rendered.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLHeadingElement)) return;
    afterPaint(() => {
      seen.step = Math.max(seen.step, performance.now() - seen.pressedAt);
      console.debug('step');
    });
  });

  const waiting = new Map(Object.entries(selectors));
  new MutationObserver(() => {
    for (const [name, selector] of waiting) {
      if (!document.querySelector(selector)) continue;
      waiting.delete(name);
      afterPaint(() => {
        seen.shown[name] = performance.now();
        console.debug(name);
      });
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
