import { paths, signedInPages } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { Authenticator } from '../../fixtures/people/authenticator.ts';
import { expect, ownSandboxTest as test } from '../../fixtures/test.ts';
import { logOut, storedSession, submitLogin } from '../../pages/login.ts';
import { enterCode } from '../../pages/secondFactor.ts';
import { dialog } from '../../pages/security.ts';

test.use({ sandboxEnv: { AUTH_PROFILE: 'hardened' } });

/** Adds the required authenticator app: continues from the name of the app to its first code. */
async function addRequired(page: Page): Promise<Authenticator> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'adding an app, code');
  const app = new Authenticator((await page.getByRole('code').textContent()) ?? '');
  await page.getByLabel('6-digit code').fill(await app.code());
  await page.getByRole('button', { name: 'Confirm' }).click();
  return app;
}

const calls = ['/api/user/profile', '/api/user/dashboard/stats', '/api/user/task-completions'];

test('the hardened profile requires an authenticator app before any page, also after the last app was removed', async ({
  page,
  sandbox,
  mailbox,
  applicant,
}) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) answers.push(pathname);
  });
  const adding = page.getByRole('heading', { level: 1, name: 'Add an authenticator app' });
  await page.goto(paths.settings);
  await submitLogin(page, applicant);
  await expect(adding).toBeFocused();
  for (const path of [...signedInPages, paths.settings]) {
    await page.goto(path);
    await expect(adding).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeVisible();
  await expectAccessible(page, 'adding an app, name');
  expect(answers).toEqual([]);

  const { access_token: token = '' } = (await storedSession(page)) ?? {};
  for (const path of calls) {
    const answer = await fetch(`${sandbox.url}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { detail: 'second_factor_required' },
    ]);
  }

  const lost = await addRequired(page);
  const settings = page.getByRole('heading', { level: 1, name: 'Settings' });
  await expect(settings).toBeFocused();
  await expect(page).toHaveURL(paths.settings);
  await page.reload();
  await expect(settings).toBeVisible();

  // After the last app is removed, no other page opens until another app is added.
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  const window = dialog(page, 'Remove Authenticator app');
  await expect(window.getByText(/every account here needs one/)).toBeVisible();
  await window.getByLabel('6-digit code').fill(await lost.code());
  await window.getByRole('button', { name: 'Remove' }).click();
  await expect(adding).toBeFocused();
  await page.goto(paths.dashboard);
  await expect(adding).toBeVisible();
  const app = await addRequired(page);
  const home = page.getByRole('heading', { level: 1, name: 'Home' });
  await expect(home).toBeVisible();

  await logOut(page);
  await submitLogin(page, applicant);
  await enterCode(page, await app.code());
  await expect(home).toBeVisible();
});
