import { browserArguments } from '@bank-bonuses/test-config/browser';
import { chromium } from 'playwright';
import { launch } from 'puppeteer-core';
import { oneLine } from './ways.ts';

/**
 * `node drawPage.ts EXECUTABLE MILLISECONDS [firefox]`: draws a page in a browser, prints the browser's version and
 * exits with 0; or prints why not, in one line, and exits with 1. Playwright and Puppeteer end the browser
 * when this process exits.
 */
const [, , executablePath = '', milliseconds = '', name = 'chromium'] = process.argv;
const timeout = Number(milliseconds);
const give = (line: string, code: number) => {
  console.log(line);
  process.exit(code);
};
setTimeout(() => give(`it drew no page within ${timeout / 1000} s`, 1), timeout);

try {
  give(await (name === 'firefox' ? drawInFirefox() : drawInChromium()), 0);
} catch (error) {
  give(whyNot(error), 1);
}

async function drawInChromium(): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: browserArguments(), timeout });
  const page = await browser.newPage({ viewport: { width: 200, height: 100 } });
  await page.setContent('<h1>Drawn</h1>');
  const title = await page.getByRole('heading', { name: 'Drawn' }).innerText();
  const picture = await page.screenshot();
  if (title !== 'Drawn' || picture.length === 0) throw new Error('it drew another page');
  const version = `${browser.browserType().name()} ${browser.version()}`;
  await browser.close();
  return version;
}

async function drawInFirefox(): Promise<string> {
  const browser = await launch({ browser: 'firefox', executablePath, timeout });
  const page = await browser.newPage();
  await page.goto('data:text/html,<h1>Drawn</h1>');
  const title = await page.$eval('::-p-aria([role="heading"])', (heading) => heading.textContent);
  const picture = await page.screenshot();
  if (title !== 'Drawn' || picture.length === 0) throw new Error('it drew another page');
  const version = await browser.version();
  await browser.close();
  return version;
}

/** The browser's own words where it had any, else its exit code. */
function whyNot(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [, words] = /\[err\] (.+)/.exec(text) ?? [];
  const [, code] = /did exit: exitCode=(\d+)/.exec(text) ?? [];
  return words ?? (code === undefined ? oneLine(text) : `it ended with code ${code}`);
}
