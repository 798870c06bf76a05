import { demoCustomer, earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { signIn } from '../pages/login.ts';
import { goTo, hideAmountsButton, main, screens, type ScreenName } from '../pages/signedIn.ts';
import { draw, type Look } from './draw.ts';

const looks: Record<ScreenName, readonly Look[]> = {
  Home: ['desktop light', 'desktop dark', 'phone light'],
  Bonuses: ['desktop light'],
  Accounts: ['tablet light'],
  Settings: ['desktop light'],
};

test('the four screens with earnings', async ({ page, sandbox }) => {
  await signIn(page, await earningCustomer(sandbox.url));
  for (const { name } of screens) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await goTo(page, name);
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await draw(page, name.toLowerCase(), looks[name]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await hideAmountsButton(page).click();
  await goTo(page, 'Home');
  await draw(page, 'home-hidden', ['tablet light']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await hideAmountsButton(page).click();
  await main(page).getByRole('button', { name: 'Invite Friends' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await draw(page, 'invite', ['phone light']);
});

test('the four screens when printed', async ({ page, sandbox }) => {
  await signIn(page, await earningCustomer(sandbox.url));
  for (const { name } of screens) {
    await goTo(page, name);
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await draw(page, `${name.toLowerCase()}-paper`, name === 'Home' ? ['tablet light'] : []);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('the four screens of a new customer', async ({ page, sandbox }) => {
  await signIn(page, await demoCustomer(sandbox.url, 'Noah'));
  for (const { name } of screens) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await goTo(page, name);
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await draw(page, `${name.toLowerCase()}-empty`, name === 'Home' ? ['desktop light'] : []);
  }
});
