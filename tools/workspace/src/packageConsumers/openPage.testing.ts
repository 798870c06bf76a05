import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { chromium, type Page } from 'playwright';

const timeout = 30_000;

/**
 * Opens the page that all apps share and uses its form, dialog, chart and table. Throws the first
 * failure, together with the errors that the browser has reported.
 */
export async function openPage(url: string): Promise<void> {
  const browser = await chromium.launch({ ...browserLaunchOptions(), timeout });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(timeout);
    const problems = await watch(page);
    await page.goto(url);
    const failure = await tryOut(page).catch((error: unknown) => String(error));
    const found = failure === undefined ? problems : [failure, ...problems];
    if (found.length > 0) throw new Error(found.join('\n'));
  } finally {
    await browser.close();
  }
}

/** Collects the errors of the page, including violations of its content security policy. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && !message.location().url.endsWith('/favicon.ico'))
      problems.push(message.text());
  });
  await page.exposeFunction('reportViolation', (text: string) => problems.push(text));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    reportViolation('Blocked by the policy: ' + event.violatedDirective + ' ' + event.blockedURI))`);
  return problems;
}

async function tryOut(page: Page): Promise<undefined> {
  await page.getByRole('heading', { level: 1, name: 'Earnings' }).waitFor();
  await page.getByLabel('Email').fill('jo@example.com');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('dialog', { name: 'A question' }).getByLabel('Answer').fill('Yes');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const rows = await page.getByRole('table', { name: 'Earnings' }).getByRole('row').count();
  if (rows !== 4)
    throw new Error(`Expected a header and three months in the table, but found ${rows} rows.`);
  await page.getByRole('figure', { name: 'Earned by month' }).locator('canvas').waitFor();
  await page.waitForFunction(isDrawn);
  const ink = await page.evaluate(
    "getComputedStyle(document.documentElement).getPropertyValue('--bb-ink-strong')",
  );
  if (!ink) throw new Error("The kit's style sheet is missing.");
  return undefined;
}

/** A script that returns whether the chart's canvas has any pixels that are not transparent. */
const isDrawn = `(() => {
  const canvas = document.querySelector('canvas');
  if (!canvas || canvas.width === 0) return false;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value) => value > 0);
})()`;
