import { paths } from '@bank-bonuses/product/routes';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { fixedWorkMs } from './fixedWork.ts';
import { kilobytes, shift } from './measure.ts';
import { observe, observed, told } from './observe.ts';
import { eventTimingsSettle, onSlowPhone, scriptBytesOf, slowDown } from './phone.ts';
import { button, press } from './press.ts';
import type { Scenario } from './scenario.ts';

const { everyPage, home } = performanceBudgets;

const shown = {
  /** An amount in the cards, beside a table with five amounts. */
  usable: 'main:has(tbody tr:nth-child(5) data) data:not(table *)',
  /** chart.js sets the height when it draws. */
  chart: 'main canvas[height]',
};

/** Measures Home with the stored session of a demo customer who has a year of earnings. */
export const homeScenario: Scenario = {
  title: 'Home, signed in',
  pages: [paths.dashboard],
  columns: [
    { title: 'Cards and table usable', unit: 'staticPage', budget: home.usable },
    { title: 'Chart drawn', unit: 'staticPage', budget: home.chart },
    { title: 'Usable on a second visit', unit: 'staticPage', budget: home.secondUsable },
    { title: 'JavaScript in all', budget: home.scriptBytes, format: kilobytes },
    { title: 'CLS', budget: everyPage.layoutShift, format: shift },
    { title: 'Slowest press', unit: 'work', budget: everyPage.press },
  ],
  async visit(browser, url) {
    const storageState = await signIn(browser, url);
    return onSlowPhone(browser, (page) => visit(page, url), { storageState });
  },
};

/** Logs in without throttling and returns the session. */
async function signIn(
  browser: Browser,
  url: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const listed = await fetch(new URL('/__sandbox/customers.json', url));
  const [customer] = (await listed.json()) as { email: string; password: string }[];
  if (!customer) throw new Error('The sandbox has no demo customers.');
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(new URL(paths.login, url).href);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await button(page, 'Login').click();
  await page.waitForURL(`**${paths.dashboard}`);
  return await context.storageState();
}

async function visit(page: Page, url: string): ReturnType<Scenario['visit']> {
  await observe(page, shown);
  await Promise.all([
    told(page, 'usable'),
    told(page, 'chart'),
    page.goto(url, { waitUntil: 'commit' }),
  ]);
  await page.waitForLoadState('networkidle');
  const scriptBytes = await scriptBytesOf(page);
  await pressAround(page);
  await eventTimingsSettle(page);
  const first = await observed(page);
  const work = await fixedWorkMs(page);
  const again = await visitAgain(page, url);
  return {
    figures: {
      'Cards and table usable': first.shown['usable'] ?? Number.NaN,
      'Chart drawn': first.shown['chart'] ?? Number.NaN,
      'Usable on a second visit': again,
      'JavaScript in all': scriptBytes,
      CLS: first.layoutShift,
      'Slowest press': first.press,
    },
    work,
  };
}

/**
 * Uses Home like a customer: changes the page of the table, hides the amounts, reads the chart, and
 * opens the dialog for inviting a friend.
 */
async function pressAround(page: Page): Promise<void> {
  const pagination = page.getByRole('navigation', { name: 'Recent Activity, pages' });
  await press(button(page, 'Next'));
  await pagination.getByText('Showing 6 to 10 of').waitFor();
  await press(button(page, 'Hide amounts'));
  await press(button(page, 'View as table'));
  await press(button(page, 'Invite Friends'));
  await page.getByRole('dialog').waitFor();
}

/** Closes the tab, opens the page in a second one with a warm cache, and returns when it is usable. */
async function visitAgain(first: Page, url: string): Promise<number> {
  const page = await first.context().newPage();
  await first.close();
  await slowDown(page);
  await observe(page, shown);
  await Promise.all([told(page, 'usable'), page.goto(url, { waitUntil: 'commit' })]);
  return (await observed(page)).shown['usable'] ?? Number.NaN;
}
