import type { BrowserContext, Page } from '@playwright/test';
import { Guard } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens an empty page under a strict policy, so that this test depends on no screen. */
async function openBlankPage(context: BrowserContext): Promise<Page> {
  await context.route('**/blank', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "default-src 'none'; connect-src *" },
      body: '<!doctype html><title>Blank</title><p id="text">Blank</p>',
    }),
  );
  const page = await context.newPage();
  await page.goto('/blank');
  return page;
}

/** Each violation by the guard's name for it, with a function that makes the page cause it. */
const violations: Record<string, (page: Page) => Promise<unknown>> = {
  'console warning: undeclared': (page) => page.evaluate(() => console.warn('undeclared')),
  'page error: Error: undeclared': (page) =>
    page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('undeclared');
      });
    }),
  'policy violation: style-src': (page) =>
    page.evaluate(() => document.getElementById('text')?.setAttribute('style', 'color: red')),
  'request to another machine: http://192.0.2.1/': async (page) => {
    await page.route('http://192.0.2.1/**', (route) => route.fulfill({ body: '' }));
    await page.evaluate(() => fetch('http://192.0.2.1/', { mode: 'no-cors' }));
  },
};

test(
  'the guard reports console output, page errors, policy violations and foreign requests',
  { tag: '@shell' },
  async ({ browser, baseURL }) => {
    for (const [report, commit] of Object.entries(violations)) {
      const guard = new Guard();
      const context = await browser.newContext({ baseURL });
      await guard.watch(context);
      const page = await openBlankPage(context);
      expect(() => guard.verify(), 'before the violation').not.toThrow();
      await commit(page);
      const thrown = () => {
        try {
          guard.verify();
          return '';
        } catch (error) {
          return String(error);
        }
      };
      await expect.poll(thrown).toContain(report);
      await context.close();
    }
  },
);

test('the guard accepts declared console output', { tag: '@shell' }, async ({ context, guard }) => {
  guard.allowConsole(/^error: declared /);
  const page = await openBlankPage(context);
  await page.evaluate(() => console.error('declared'));
  await expect.poll(() => guard.consoleLines).toHaveLength(1);
});
