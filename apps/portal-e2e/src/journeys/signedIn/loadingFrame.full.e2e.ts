import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { holdBack } from '../../fixtures/network/api.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome } from '../../pages/login.ts';
import { screens } from '../../pages/signedIn.ts';

const files = '**/assets/*.{js,css}';

/**
 * Opens a page before any of its files has loaded.
 * @returns a function that releases the files
 */
async function openBare(page: Page, path: string) {
  const letGo = await holdBack(page, files);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible();
  return letGo;
}

/** Returns the position of the first text that equals each name. */
const places = (page: Page, names: string[]) =>
  page.evaluate((all) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: [string, number, number][] = [];
    while (texts.nextNode()) {
      const name = texts.currentNode.textContent ?? '';
      if (!all.includes(name) || found.some(([known]) => known === name)) continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const { x, y } = range.getBoundingClientRect();
      found.push([name, Math.round(x), Math.round(y)]);
    }
    return found;
  }, names);

test.describe('with a session', () => {
  test.beforeEach(async ({ sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
  });

  test('the frame is painted before any script, and causes no layout shift', async ({ page }) => {
    const person = await page.getByText('@example.com').first().innerText();
    const letGo = await openBare(page, paths.dashboard);
    await expectAccessible(page, 'the frame');
    await expect(page.locator('body')).not.toContainText(person);
    const names = ['Bank Bonuses', ...screens.map(({ name }) => name)];
    const before = await places(page, names);
    expect(before).toHaveLength(names.length);
    letGo();
    await expectHome(page);
    expect(await places(page, names)).toEqual(before);
  });
});
