import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../../fixtures/guard.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../../pages/login.ts';
import { requestReset, setNewPassword, tokenHashLink } from '../../pages/resetPassword.ts';

const newPassword = 'Another-password-7';

test.beforeEach(async ({ sandbox, mailbox, applicant }) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
});

test(
  'a recovery link with a token hash works on another device, after Continue, by keyboard alone',
  { tag: '@reset-password' },
  async ({ page, mailbox, applicant, openContext }) => {
    await requestReset(page, applicant.email);
    const link = tokenHashLink(await mailbox.newestLink(applicant.email, 2));
    const elsewhere = await (await openContext()).newPage();

    // Simulates a mail scanner that also runs the page's script: opening and reloading the page
    // must not use up the link.
    await elsewhere.goto(link);
    const goOn = elsewhere.getByRole('button', { name: 'Continue' });
    await expect(goOn).toBeEnabled();
    await elsewhere.reload();
    await expect(goOn).toBeEnabled();
    await expectAccessible(elsewhere, 'recovery, link to verify');

    await tabTo(elsewhere, goOn);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByLabel('New Password', { exact: true })).toBeFocused();
    await expect(elsewhere).toHaveURL(`${paths.resetPassword}?type=recovery`);
    await elsewhere.keyboard.type(newPassword);
    await tabTo(elsewhere, elsewhere.getByLabel('Confirm New Password', { exact: true }));
    await elsewhere.keyboard.type(newPassword);
    await elsewhere.keyboard.press('Enter');
    await expectLogin(elsewhere);
    await expect(elsewhere.getByLabel('Email')).toHaveValue(applicant.email);
    await submitLogin(elsewhere, { email: applicant.email, password: newPassword });
    await expectHome(elsewhere);
  },
);

test(
  'the reset page says what to do if the recovery link was used, also if it has a token hash',
  { tag: ['@reset-password', '@full'] },
  async ({ page, mailbox, applicant, openContext, guard }) => {
    guard.allowConsole(failedRequest(403));
    await requestReset(page, applicant.email);
    const link = await mailbox.newestLink(applicant.email, 2);
    await page.goto(link);
    await setNewPassword(page, newPassword);
    await expectLogin(page);

    const expired = (where: typeof page) =>
      where.getByText('This link has expired or has already been used.');
    await page.goto(link);
    await expect(expired(page)).toBeVisible();
    await expect(page.getByText(/Request a new email first/)).toBeVisible();
    const elsewhere = await (await openContext()).newPage();
    await elsewhere.goto(tokenHashLink(link));
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await expect(expired(elsewhere)).toBeVisible();
    await expect(elsewhere.getByLabel('New Password', { exact: true })).toBeHidden();
    await expectAccessible(elsewhere, 'recovery, link used');
  },
);

test(
  'the reset page says what to do if a mail scanner has used the recovery link and the code',
  { tag: ['@reset-password', '@full'] },
  async ({ page, mailbox, applicant, openContext, guard }) => {
    guard.allowConsole(failedRequest(403));
    await requestReset(page, applicant.email);
    const { links, code } = await mailbox.newest(applicant.email, 2);
    expect((await fetch(links[0] ?? '', { redirect: 'manual' })).status).toBe(303);

    await page.goto(links[0] ?? '');
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
    await expect(page.getByText(/Request a new email first, and enter its code/)).toBeVisible();
    const scanner = page.getByText(/Some mail services open every link before you do/);
    await expect(scanner).toContainText(/If the code .+ does not work either, contact \S+@\S+\./);
    await expectAccessible(page, 'recovery, opened by a scanner');

    const elsewhere = await (await openContext()).newPage();
    await elsewhere.goto(`${paths.resetPassword}?type=recovery`);
    await elsewhere.getByLabel('Email').fill(applicant.email);
    await elsewhere.getByLabel('6-digit code').fill(code ?? '');
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await expect(elsewhere.getByText('Token has expired or is invalid')).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
  },
);
