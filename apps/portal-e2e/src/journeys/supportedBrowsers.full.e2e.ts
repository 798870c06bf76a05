import { buildTarget } from '@bank-bonuses/test-config/supportedBrowsers';
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { takeNewerBuiltIns } from '../fixtures/browser/newerBuiltIns.ts';
import { expect, test } from '../fixtures/test.ts';
import { logOut } from '../pages/login.ts';
import { goTo, main, screens } from '../pages/signedIn.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

const workspaceRoot = join(import.meta.dirname, '../../../..');
const builtPortal = process.env['PORTAL_DIR'] ?? join(workspaceRoot, 'apps/portal/dist');

/**
 * Returns whether a script has syntax that must be transpiled for the oldest supported browsers.
 */
async function isTooNew(code: string): Promise<boolean> {
  const written = async (target: string | string[]) =>
    (await transformWithOxc(code, 'script.js', { target, sourcemap: false })).code;
  return (await written('esnext')) !== (await written(buildTarget));
}

test('the built scripts use only syntax that the oldest supported browsers support', async () => {
  expect(await isTooNew('class A { static { using b = c(); } }')).toBe(true);
  expect(await isTooNew('export const a = [b?.c ?? d].findLast(Boolean);')).toBe(false);
  const files = globSync('assets/*.js', { cwd: builtPortal });
  expect(files.length).toBeGreaterThan(10);
  const tooNew: string[] = [];
  for (const file of files) {
    if (await isTooNew(await readFile(join(builtPortal, file), 'utf8'))) tooNew.push(file);
  }
  expect(tooNew).toEqual([]);
});

test('registration works without features of newer browsers', async ({
  page,
  context,
  applicant,
}) => {
  await takeNewerBuiltIns(context);
  await fillWizard(page, applicant);
  expect(await page.evaluate(() => 'try' in Promise || 'parse' in URL)).toBe(false);
  await submit(page);
  await expectSuccess(page);
});

test('every screen works without features of newer browsers', async ({
  page,
  context,
  sandbox,
  openSignedIn,
}) => {
  await takeNewerBuiltIns(context);
  await openSignedIn(await earningCustomer(sandbox.url));
  await expect(page.getByRole('figure', { name: 'Earnings Overview' })).toBeVisible();
  for (const { name, filled } of screens) {
    await goTo(page, name);
    await expect(main(page).getByText(filled).first()).toBeVisible();
  }
  await logOut(page);
});
