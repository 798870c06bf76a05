import { sessionKey } from '@bank-bonuses/product/session-key';
import { holdBack } from '../fixtures/network/api.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLogin } from '../pages/login.ts';

test('a page restored from the back/forward cache shows no data of a customer who has logged out', async ({
  page,
  sandbox,
  openSignedIn,
}) => {
  await openSignedIn(await earningCustomer(sandbox.url));
  // Otherwise the login page could load before the frames have been painted.
  const openLogin = await holdBack(page, '**/login');
  // Simulates the restore: a page in the back/forward cache receives no events from other tabs,
  // and is shown right after `pageshow`.
  const shown = await page.evaluate(async (key) => {
    const before = document.body.innerText;
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const cached = document.body.checkVisibility();
    localStorage.removeItem(key);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const visible: boolean[] = [];
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise(requestAnimationFrame);
      visible.push(document.body.checkVisibility());
    }
    return { before, cached, visible };
  }, sessionKey);
  openLogin();
  expect(shown.before).toContain('Total Earned');
  expect(shown.cached).toBe(false);
  expect(shown.visible).not.toContain(true);
  await expectLogin(page);
});
