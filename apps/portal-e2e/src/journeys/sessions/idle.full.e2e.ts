import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { withPortalSettings } from '../../fixtures/page/portalSettings.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin, storedSession, submitLogin } from '../../pages/login.ts';
import { expectScreen, goTo } from '../../pages/signedIn.ts';

const typed = '(555) 010-0199';
const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone' });
const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

test.beforeEach(async ({ context, guard }) => {
  // When the page's clock jumps, a pending background refresh exceeds its deadline.
  guard.allowConsole(/API call failed: GET \/api\/user\/[\w/-]+: TimeoutError/);
  await withPortalSettings(context, { idleTimeoutSeconds: 900 });
  await context.clock.install();
});

test(
  '15 idle minutes end the session in every tab, and the next login returns to the page',
  { tag: '@sign-in' },
  async ({ page, context, sandbox, mailbox, applicant, guard, openSignedIn }) => {
    // Both tabs log out. The service rejects the second logout with 403, because the session no
    // longer exists.
    guard.allowConsole(failedRequest(403));
    // The clock's jump also starts a background refresh, which the service rejects if the other tab
    // has already ended the session.
    guard.allowConsole(failedRequest(401), failedRequest(400));
    guard.allowConsole(/API call failed: GET \/api\/user\/[\w/-]+: HttpError 401/);
    await registerCustomer(sandbox.url, mailbox, applicant);
    await openSignedIn(applicant);
    const other = await context.newPage();
    await other.goto(paths.accounts);
    await expectScreen(other, 'Accounts');
    await goTo(page, 'Settings');
    await page.getByRole('button', { name: 'Edit phone' }).click();
    await phone(page).fill(typed);

    await context.clock.runFor('12:40');
    await expect(warning(page)).toBeVisible();
    await expectAccessible(page, 'idle warning');
    await page.keyboard.press('Enter');
    await expect(warning(page)).toBeHidden();
    await expect(warning(other)).toBeHidden();
    await expect(phone(page)).toHaveValue(typed);

    await context.clock.fastForward('15:01');
    await expectLogin(page);
    await expectLogin(other);
    for (const tab of [page, other]) {
      await expect(tab.getByText(/your session has ended/)).toBeVisible();
    }
    expect(await storedSession(page)).toBeUndefined();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).not.toMatch(/010.?0199/);

    await submitLogin(page, applicant);
    await expectScreen(page, 'Settings');
    await expect(phone(page)).toBeHidden();
  },
);
