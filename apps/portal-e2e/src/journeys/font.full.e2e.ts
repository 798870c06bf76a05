import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const own = 'Source Sans 3 Variable';

/** Returns the vertical position and the height in CSS pixels of every control and heading. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, label, input, button, a')].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [element.textContent, Math.round(top), Math.round(height)].join(' | ');
    }),
  );

test(
  'the first visit fetches the font when idle, and the next visit shows it without a layout shift',
  { tag: ['@shell', '@full'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const fontResponse = page.waitForResponse('**/*.woff2');
    await page.goto(paths.login, { waitUntil: 'load' });
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(asked.filter((path) => path.endsWith('.woff2'))).toEqual([]);
    const before = await places(page);
    const file = new URL((await fontResponse).url()).pathname;
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('bank-bonuses.font')))
      .toBe(file);

    await page.reload();
    await expect
      .poll(() =>
        page.evaluate(
          (family) =>
            [...document.fonts]
              .filter((face) => face.family.includes(family))
              .map(({ status }) => status),
          own,
        ),
      )
      .toEqual(['loaded']);
    expect(await places(page)).toEqual(before);
  },
);

test(
  'no page loads its font before its critical resources',
  { tag: ['@shell', '@full'] },
  async ({ page }) => {
    for (const path of [paths.login, paths.register, paths.dashboard]) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).toContain('<style id="web-font" media="not all">');
      expect(html, path).toContain(own);
      expect(html, path).not.toMatch(/<link[^>]+woff2/);
    }
  },
);
