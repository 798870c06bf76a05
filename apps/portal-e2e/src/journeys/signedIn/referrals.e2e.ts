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
  'a closing dialog does not block presses on the page',
  { tag: ['@referrals', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
    const box = await page.getByRole('button', { name: 'Earn $50' }).boundingBox();
    await openDialog(page, 'Invite Friends');
    await expect(dialog(page)).toBeVisible();
    // Slows down the animation, so that the click below happens during the closing transition.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await page.keyboard.press('Escape');
    await expect(page.locator('[role="dialog"][data-ending-style]')).toBeAttached();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await expect(page.locator('[role="dialog"][data-open]')).toBeVisible();
  },
);

test(
  'the referral link is selected if the browser denies access to the clipboard',
  { tag: ['@referrals', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await openSignedIn(await earningCustomer(sandbox.url));
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Error')).toContainText('Failed to copy link');
    await expect(link(page)).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      await link(page).inputValue(),
    );
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toHaveCount(0);
  },
);

test(
  "the device's share sheet can send the referral link, and closing the sheet is not an error",
  { tag: ['@referrals', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      const share = (what: unknown) => {
        shared.push(what);
        const outcomes = ['', 'AbortError', 'NotAllowedError'];
        const name = outcomes[shared.length - 1];
        return name ? Promise.reject(new DOMException('no', name)) : Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
      Object.assign(window, { shared });
    });
    const shared = () =>
      page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
    await openSignedIn(await earningCustomer(sandbox.url));
    await openDialog(page);
    const url = await link(page).inputValue();
    for (const times of [1, 2, 3]) {
      await dialog(page).getByRole('button', { name: 'Share link' }).click();
      await expect.poll(shared).toHaveLength(times);
      // Only the third attempt, which the device refuses, is reported. A toast of an earlier
      // attempt would still be visible and change the count.
      if (times === 3) await expect(toast(page, 'Error')).toContainText('Failed to share link');
      await expect(toast(page, 'Error')).toHaveCount(times === 3 ? 1 : 0);
    }
    expect(await shared()).toEqual(
      Array.from({ length: 3 }, () => ({ title: 'Invite Friends & Earn Rewards', url })),
    );
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
