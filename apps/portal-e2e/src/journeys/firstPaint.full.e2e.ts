import { paths } from '@bank-bonuses/product/routes';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Returns the computed styles of the page and of the form's elements. */
const looks = (page: Page) =>
  page.evaluate(() =>
    ['body', 'h1', 'label', 'input', 'button', 'main'].map((part) => {
      const element = document.querySelector(part);
      if (!element) return part;
      const { color, backgroundColor, font, colorScheme } = getComputedStyle(element);
      return [part, color, backgroundColor, font, colorScheme].join(' | ');
    }),
  );

const filesOfThePage = /\/assets\/.+\.(css|js)$/;

const respondEmpty = (route: Route) =>
  route.fulfill({
    contentType: route.request().url().endsWith('.css') ? 'text/css' : 'text/javascript',
    body: '',
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a form looks the same before and after its scripts and stylesheet load, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of [paths.login, paths.register, paths.resetPassword]) {
      await page.goto(path);
      await expect(page.getByLabel('Email')).toBeVisible();
      const whole = await looks(page);
      await page.route(filesOfThePage, respondEmpty);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByLabel('Email')).toBeVisible();
      expect(await looks(page), path).toEqual(whole);
      await page.unroute(filesOfThePage);
    }
  });
}
