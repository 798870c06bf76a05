import { paths } from '@bank-bonuses/product/routes';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { kilobytes, milliseconds, shift, type Measure, type Round } from './budgets.ts';
import { fixedWorkMs } from './fixedWork.ts';
import { report, type Report } from './report.ts';
import type { Bench } from './bench.ts';
import { press, pressKey, logResponses, told } from './press.ts';
import {
  comeFromAnotherSite,
  eventTimingsSettle,
  onSlowPhone,
  scriptBytesOf,
  slowDown,
} from './slowPhone.ts';
import { observeWebVitals, webVitalsOf } from './webVitals.ts';

/** The measurements of one visit of a signed-in customer with a cold cache. */
export interface HomeVisit {
  /** Milliseconds until the cards and the table show the customer's data. */
  usableMs: number;
  /** Milliseconds until the chart shows the customer's data. */
  chartMs: number;
  /** Compressed size in bytes of all scripts that loaded without user interaction. */
  scriptBytes: number;
  layoutShift: number;
  /** Interaction to Next Paint of the customer's presses, in milliseconds. */
  inpMs: number;
  /**
   * `usableMs` of a second visit, in a new tab that has the files of the first visit in its cache.
   */
  secondUsableMs: number;
}

const { everyPage, home } = performanceBudgets;

export const homeMeasures: Measure<HomeVisit>[] = [
  {
    name: 'usableMs',
    title: 'Usable',
    unit: 'staticPage',
    budget: home.usable,
    format: milliseconds,
  },
  { name: 'chartMs', title: 'Chart', unit: 'staticPage', budget: home.chart, format: milliseconds },
  {
    name: 'secondUsableMs',
    title: 'Usable again',
    unit: 'staticPage',
    budget: home.secondUsable,
    format: milliseconds,
  },
  { name: 'scriptBytes', title: 'JavaScript in all', budget: home.scriptBytes, format: kilobytes },
  { name: 'layoutShift', title: 'CLS', budget: everyPage.layoutShift, format: shift },
  { name: 'inpMs', title: 'INP', unit: 'work', budget: everyPage.press, format: milliseconds },
];

type SignedIn = NonNullable<BrowserContextOptions['storageState']>;
type Observed = Pick<HomeVisit, 'usableMs' | 'chartMs'>;

declare global {
  interface Window {
    observedHome: Observed;
  }
}

/** Signs in the demo customer, who has a year of earnings, and measures Home with that session. */
export async function measureHome({ browser, portalUrl, staticPage }: Bench): Promise<Report> {
  const storageState = await signIn(browser, portalUrl);
  return report('Home, signed in', homeMeasures, [paths.dashboard], staticPage, (path) =>
    onSlowPhone(browser, (page) => visit(page, new URL(path, portalUrl).href), { storageState }),
  );
}

/** Logs in without throttling and returns the session. */
export async function signIn(browser: Browser, portalUrl: string): Promise<SignedIn> {
  const listed = await fetch(new URL('/__sandbox/customers.json', portalUrl));
  const [customer] = (await listed.json()) as { email: string; password: string }[];
  if (!customer) throw new Error('The sandbox has no demo customers.');
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(new URL(paths.login, portalUrl).href);
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${paths.dashboard}`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function visit(page: Page, url: string): Promise<Round<HomeVisit>> {
  await page.addInitScript(logResponses);
  await page.addInitScript(observe);
  await observeWebVitals(page);
  await Promise.all([
    told(page, 'usableMs'),
    told(page, 'chartMs'),
    page.goto(url, { waitUntil: 'commit' }),
  ]);
  await page.waitForLoadState('networkidle');
  const scriptBytes = await scriptBytesOf(page);
  await pressAround(page);
  await eventTimingsSettle(page);
  const observed = await page.evaluate(() => window.observedHome);
  const { CLS, INP } = await webVitalsOf(page);
  const units = { work: await fixedWorkMs(page) };
  const secondUsableMs = await visitAgain(page, url);
  return {
    visit: { ...observed, scriptBytes, layoutShift: CLS, inpMs: INP, secondUsableMs },
    units,
  };
}

/**
 * Closes the first tab, opens the page in a second tab, and returns the `usableMs` of the second
 * visit.
 */
async function visitAgain(first: Page, url: string): Promise<number> {
  const page = await first.context().newPage();
  await first.close();
  await comeFromAnotherSite(page);
  await slowDown(page);
  await page.addInitScript(observe);
  await Promise.all([told(page, 'usableMs'), page.goto(url, { waitUntil: 'commit' })]);
  return page.evaluate(() => window.observedHome.usableMs);
}

/**
 * Uses Home like a customer: changes the page of the table, hides the amounts, reads the chart, and
 * opens the dialog for inviting a friend.
 */
async function pressAround(page: Page): Promise<void> {
  const button = (name: string) => press(page.getByRole('button', { name, exact: true }));
  const pagination = page.getByRole('navigation', { name: 'Recent Activity, pages' });
  const shows = (text: string) => pagination.getByText(text).waitFor();
  await button('Next');
  await shows('Showing 6 to 10 of');
  await button('Previous');
  await shows('Showing 1 to 5 of');
  await button('Hide amounts');
  await button('Hide amounts');
  await button('View as table');
  await button('View as chart');
  await button('Invite Friends');
  await page.getByRole('dialog').waitFor();
  await pressKey(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/**
 * Records the times at which the page is usable and the chart is drawn. Runs in the page before any
 * of the page's scripts.
 */
function observe(): void {
  const observed: Observed = { usableMs: 0, chartMs: 0 };
  window.observedHome = observed;

  const hasFigures = (main: Element) => {
    const amounts = [...main.querySelectorAll('data')];
    const hasCards = amounts.some((amount) => !amount.closest('table'));
    const hasTable = main.querySelectorAll('tbody tr data').length >= 5;
    return hasCards && hasTable && main.textContent.includes('Showing 1 to 5 of');
  };
  // Waits for the next frame to be painted, because only then the change is visible.
  const note = (name: 'usableMs' | 'chartMs') =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        observed[name] ||= performance.now();
        console.debug(name);
      }),
    );
  // Detects the drawn chart by its first `fill` call: the bars are filled shapes, and the chart is
  // drawn in one pass.
  const strokes = CanvasRenderingContext2D.prototype;
  const fill = Object.getOwnPropertyDescriptor(strokes, 'fill')?.value as (
    ...values: unknown[]
  ) => void;
  Object.assign(strokes, {
    fill(this: CanvasRenderingContext2D, ...values: unknown[]) {
      fill.apply(this, values);
      if (!observed.chartMs) note('chartMs');
    },
  });

  // Reads only properties that do not force a layout, so that the observer does not slow down the
  // page.
  const watch = new MutationObserver(() => {
    if (![...document.querySelectorAll('main')].some(hasFigures)) return;
    watch.disconnect();
    note('usableMs');
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}
