import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** A page of its own under the portal's policy, so that these tests depend on no screen. */
async function openBlankPage(page: Page): Promise<void> {
  await page.route('**/blank', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "default-src 'none'; connect-src *" },
      body: '<!doctype html><title>Blank</title><p id="text">Blank</p>',
    }),
  );
  await page.goto('/blank');
}

const violations: Record<string, (page: Page) => Promise<unknown>> = {
  'console output': (page) => page.evaluate(() => console.warn('undeclared')),
  'a page error': (page) =>
    page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('undeclared');
      });
    }),
  'a policy violation': (page) =>
    page.evaluate(() => document.getElementById('text')?.setAttribute('style', 'color: red')),
  'a request to another machine': async (page) => {
    await page.route('http://192.0.2.1/**', (route) => route.fulfill({ body: '' }));
    await page.evaluate(() => fetch('http://192.0.2.1/', { mode: 'no-cors' }));
  },
};

for (const [name, commit] of Object.entries(violations)) {
  test(`the guard fails a test with ${name}`, async ({ page }) => {
    test.fail();
    await openBlankPage(page);
    await commit(page);
    await expect(page.getByText('Blank')).toBeVisible();
  });
}

test('the guard lets declared console output pass', async ({ page, guard }) => {
  guard.allowConsole(/^error: declared /);
  await openBlankPage(page);
  await page.evaluate(() => console.error('declared'));
});
