import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../fixtures/people/accounts.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expectHome, expectLogin, expectPath, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

/** Script for the number of pixels of the canvas that are not transparent. */
const drawnPoints = `(() => {
  const canvas = document.querySelector('figure canvas');
  if (!canvas?.width || !canvas.height) return 0;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
})()`;

test('Home draws the chart, and every screen shows its data', async ({ tab, sandbox }) => {
  await tab.open(`${sandbox.url}${paths.login}`);
  await submitLogin(tab, await earningCustomer(sandbox.url));
  await expectHome(tab);
  await tab.sees('figure', 'Earnings Overview');
  await expect
    .poll(() => tab.evaluate<number>(drawnPoints), { timeout: 20_000 })
    .toBeGreaterThan(1_000);
  await tab.seesText('Showing 1 to 5 of 23 results');
  await tab.press('button', 'View as table');
  await tab.press('button', 'View as chart');
  for (const [name, heading, text] of [
    ['Accounts', 'Your Bank Accounts', 'Hub Account'],
    ['Bonuses', 'Bonuses', 'Wells Fargo'],
    ['Settings', 'Settings', 'Member since'],
  ] as const) {
    await tab.press('link', name);
    await tab.sees('heading', heading);
    await tab.seesText(text);
  }
});

test('a saved section of Settings shows the saved values after a reload', async ({
  tab,
  sandbox,
  mailbox,
  applicant,
}) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  await tab.open(`${sandbox.url}${paths.login}`);
  await submitLogin(tab, applicant);
  await expectHome(tab);
  await tab.press('link', 'Settings');
  await tab.press('button', 'Edit address');
  await tab.fill('Address line 2', 'Floor 4');
  await tab.fill('ZIP code', '06103');
  await tab.press('button', 'Save');
  await tab.sees('group', 'Address updated successfully');
  await tab.open(`${sandbox.url}${paths.settings}`);
  await tab.seesText('Floor 4');
  await tab.seesText('06103');
});

test('logging out ends the session in both tabs', async ({ tab, browserSession, sandbox }) => {
  await tab.open(`${sandbox.url}${paths.login}`);
  await submitLogin(tab, await earningCustomer(sandbox.url));
  await expectHome(tab);
  const other = await browserSession.openTab();
  await other.open(`${sandbox.url}${paths.accounts}`);
  await other.seesText('Hub Account');

  await other.press('button', 'Logout');
  await expectLogin(other);
  await expectLogin(tab);
  const stored = 'Object.values({ ...localStorage }).join()';
  expect(await tab.evaluate<string>(stored)).not.toContain('access_token');
  await tab.open(`${sandbox.url}${paths.dashboard}`);
  await expectPath(tab, paths.login);
});
