import { browserArguments } from '@bank-bonuses/test-config/browser';
import { chromium } from 'playwright';
import { launch } from 'puppeteer-core';
import { oneLine } from './machine.ts';

/**
 * `node drawPage.ts EXECUTABLE MILLISECONDS chromium|firefox` renders a page in a browser, prints the
 * browser's version and exits with 0. If that fails, it prints the reason in one line and exits with 1.
 * Playwright and Puppeteer close the browser when this process exits.
 */
const [, , executablePath = '', milliseconds = '', name = ''] = process.argv;
const timeout = Number(milliseconds);
const html = '<h1>Drawn</h1>';
const exit = (line: string, code: number) => {
  console.log(line);
  process.exit(code);
};
setTimeout(() => exit(`it rendered no page within ${timeout / 1000} s`, 1), timeout);

try {
  const drawn = await (name === 'firefox' ? drawInFirefox() : drawInChromium());
  if (drawn.title !== 'Drawn' || drawn.picture.length === 0) exit('it rendered the wrong page', 1);
  exit(drawn.version, 0);
} catch (error) {
  exit(reason(error), 1);
}

async function drawInChromium() {
  const browser = await chromium.launch({ executablePath, args: browserArguments(), timeout });
  const page = await browser.newPage({ viewport: { width: 200, height: 100 } });
  await page.setContent(html);
  const title = await page.getByRole('heading').innerText();
  const picture = await page.screenshot();
  return { title, picture, version: `chromium ${browser.version()}` };
}

async function drawInFirefox() {
  const browser = await launch({ browser: 'firefox', executablePath, timeout });
  const page = await browser.newPage();
  await page.goto(`data:text/html,${html}`);
  const title = await page.$eval('h1', (heading) => heading.innerText);
  const picture = await page.screenshot();
  return { title, picture, version: await browser.version() };
}

/**
 * Returns the error message that the browser itself printed. Without one, returns its exit code or
 * the first line of the error.
 */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [, words] = /\[err\] (.+)/.exec(text) ?? [];
  const [, code] = /did exit: exitCode=(\d+)/.exec(text) ?? [];
  return words ?? (code === undefined ? oneLine(text) : `it exited with code ${code}`);
}
