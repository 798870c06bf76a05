import type { Page } from '@playwright/test';
import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { callSignIn, passwordSession } from '../../fixtures/people/authenticatorApp.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { newApplicant } from '../../fixtures/people/applicants.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Credentials } from '../../pages/login.ts';
import { main, toast } from '../../pages/signedIn.ts';
import { expectStep, expectSuccess, fillStep, next, submit } from '../../pages/wizard.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Invite Friends & Earn Rewards' });
const link = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your referral link' });

/** Sets a referral code on the customer's account, as the back office does. */
async function giveReferralCode(url: string, credentials: Credentials, code: string) {
  const { access_token: token } = await passwordSession(url, credentials);
  const body = { data: { referral_code: code } };
  expect((await callSignIn(url, '/user', body, token)).status).toBe(200);
}

const openDialog = (page: Page, name = 'Earn $50') => page.getByRole('button', { name }).click();

test(
  'both invite buttons open the same dialog, and the link can be copied',
  { tag: ['@referrals', '@smoke'] },
  async ({ page, context, sandbox, openSignedIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openSignedIn(await earningCustomer(sandbox.url));
    await openDialog(page, 'Invite Friends');
    for (const text of [
      'Tell your friends about us',
      'They sign up via your link',
      "They write your name in the 'Who referred you?' box",
      'You earn $50',
      'When they complete their first bank bonus.',
    ]) {
      await expect(dialog(page)).toContainText(text);
    }
    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('button', { name: 'Invite Friends' })).toBeFocused();

    await openDialog(page);
    await expect(link(page)).toHaveValue(`${sandbox.url}${paths.register}`);
    await expect(link(page)).toHaveAttribute('readonly');
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Copied!')).toContainText('Referral link copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${sandbox.url}${paths.register}`,
    );
    const copied = dialog(page).getByRole('button', { name: 'Copied' });
    await expect(copied).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
);

test(
  "a friend's registration names the customer who referred them",
  { tag: '@referrals' },
  async ({ page, openContext, sandbox, mailbox, applicant, openSignedIn }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    await giveReferralCode(sandbox.url, applicant, 'FRIEND-7');
    await openSignedIn(applicant);
    await openDialog(page);
    const invitation = await link(page).inputValue();
    expect(invitation).toBe(`${sandbox.url}${paths.register}?ref=FRIEND-7`);

    const friend = newApplicant();
    const theirs = await (await openContext()).newPage();
    await theirs.goto(invitation);
    for (const step of [1, 2, 3, 4] as const) {
      await expectStep(theirs, step);
      await fillStep(theirs, step, friend);
      await next(theirs);
    }
    await expect(theirs.getByLabel(/^Who referred you\?/)).toHaveValue('FRIEND-7');
    await fillStep(theirs, 5, friend, { payment: 'wire' });
    await submit(theirs);
    await expectSuccess(theirs);
    expect(await onlyRegistration(sandbox.url, friend.email)).toMatchObject({
      referred_by: 'FRIEND-7',
    });
  },
);
