import { paths } from '@bank-bonuses/product/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { publishableKey, registerCustomer } from '../../fixtures/people/accounts.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin, storedSession, submitLogin } from '../../pages/login.ts';
import { expectScreen, main } from '../../pages/signedIn.ts';

const typed = '(555) 010-0199';

const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone' });

/** Ends the session at the sign-in service, as logging out everywhere on another device does. */
async function endSession(page: Page, request: APIRequestContext, url: string): Promise<void> {
  const authorization = `Bearer ${(await storedSession(page))?.access_token}`;
  const headers = { apikey: await publishableKey(url), authorization };
  const ended = await request.post('/auth/v1/logout?scope=local', { headers });
  expect(ended.status()).toBe(204);
}

test(
  'a session that ends during an edit loads the login page without a question, and the edit is lost',
  { tag: '@settings' },
  async ({ page, request, sandbox, mailbox, applicant, guard, openSignedIn }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    await openSignedIn(applicant, { path: paths.settings });
    await page.getByRole('button', { name: 'Edit phone' }).click();
    await phone(page).fill(typed);
    // Waits for pending reads, because a 401 response to one of them would end the session before
    // Save is pressed.
    await expect(main(page).getByText(/^Loading (your|the) /)).toHaveCount(0);
    await endSession(page, request, sandbox.url);
    for (const status of [401, 400, 403]) guard.allowConsole(failedRequest(status));
    guard.allowConsole(/API call failed: PUT \/api\/user\/profile: HttpError 401/);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expectLogin(page);
    expect(questions).toEqual([]);
    await expect(page.getByText(/your session has ended/)).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).not.toMatch(/010.?0199/);

    await submitLogin(page, applicant);
    await expectScreen(page, 'Settings');
    await expect(page.getByRole('button', { name: 'Edit phone' })).toBeEnabled();
    await expect(phone(page)).toBeHidden();
    // The sentence is shown once.
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
    await expect(page.getByText(/your session has ended/)).toBeHidden();
  },
);
