import { paths } from '@bank-bonuses/routes';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const own = 'Source Sans 3 Variable';

/** Where every control and heading stands, in CSS pixels. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, label, input, button, a')].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [element.textContent, Math.round(top), Math.round(height)].join(' | ');
    }),
  );

test('a page is painted without its font, which moves nothing when a later visit has it', async ({
  page,
}) => {
  await page.route('**/*.woff2', () => {
    // Never answered.
  });
  const asked = page.waitForRequest('**/*.woff2');
  await page.goto(paths.login, { waitUntil: 'domcontentloaded' });
  await expect(page.getByLabel('Email')).toBeVisible();
  const url = (await asked).url();
  const before = await places(page);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const status = await page.evaluate(
    async ([family, address]) => {
      const face = new FontFace(family, `url(${address})`, { weight: '200 900' });
      document.fonts.add(await face.load());
      return face.status;
    },
    [own, url] as const,
  );
  expect(status).toBe('loaded');
  expect(await places(page)).toEqual(before);
});

test('no page asks for its font ahead of what it needs', async ({ page }) => {
  for (const path of [paths.login, paths.register, paths.dashboard]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain(own);
    expect(html, path).not.toMatch(/<link[^>]+woff2/);
  }
});
