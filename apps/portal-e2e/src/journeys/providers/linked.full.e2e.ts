import { paths } from '@bank-bonuses/product/routes';
import { expectAccessible, expectStateAccessible } from '../../fixtures/page/axe.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { addPhone } from '../../fixtures/people/phoneFactor.ts';
import { removeByAdmin } from '../../fixtures/people/secondStep.ts';
import { expect, ownSandboxTest as test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../../pages/login.ts';
import { continueWith } from '../../pages/providers.ts';
import { enterCode } from '../../pages/secondFactor.ts';
import { dialog, securityPart } from '../../pages/security.ts';

test.use({
  sandboxEnv: {
    SANDBOX_SWITCHES: 'stubProviders,manualLinking,phoneFactors',
    SANDBOX_MAIL_INTERVAL: '0',
  },
});

const number = '15550100177';

test(
  'a customer links two providers, adds a phone as second factor, and unlinks the providers',
  { tag: ['@login', '@second-factor', '@full'] },
  async ({ page, guard, ownSandbox, mailbox, applicant }) => {
    // Settings tries to unlink an id that does not exist, to find out whether the service supports
    // unlinking. The service responds with 404.
    guard.allowConsole(failedRequest(404));
    await registerCustomer(ownSandbox.url, mailbox, applicant);
    const { email } = applicant;
    const logOut = async () => {
      await page.getByRole('button', { name: 'Logout' }).click();
      await expectLogin(page);
    };
    const subjects = async () => (await mailbox.list(email)).map(({ subject }) => subject);
    await page.goto(paths.login);
    await expectAccessible(page, 'login with providers');
    for (const provider of ['Google', 'GitHub']) {
      await continueWith(page, provider, email);
      await expectHome(page);
      await expect
        .poll(async () => (await subjects())[0])
        .toBe('A login method was added to your Bank Bonuses account');
      if (provider === 'Google') await logOut();
    }

    await page.goto(paths.settings);
    const linked = securityPart(page, 'Linked logins');
    await expect(linked.getByText(`${email}, since`)).toHaveCount(3);
    await expectAccessible(page, 'settings, linked logins');

    // Without a second factor, unlinking requires a mailed code.
    await linked.getByRole('button', { name: 'Unlink GitHub' }).click();
    const byMail = dialog(page, 'Unlink GitHub');
    await byMail.getByRole('button', { name: 'Email me a code' }).click();
    await expect(byMail.getByLabel('6-digit code')).toBeFocused();
    await expectStateAccessible(page, 'unlinking, code by mail');
    const [mail] = await mailbox.list(email);
    expect(mail?.subject).toBe('Your Bank Bonuses verification code');
    await byMail.getByLabel('6-digit code').fill('000000');
    await byMail.getByRole('button', { name: 'Unlink' }).click();
    await expect(byMail.getByText(/incorrect or has expired/)).toBeVisible();
    guard.allowConsole(failedRequest(403));
    await byMail.getByLabel('6-digit code').fill(mail?.code ?? '');
    await byMail.getByRole('button', { name: 'Unlink' }).click();
    await expect(page.getByText('GitHub was unlinked')).toBeVisible();
    await expect
      .poll(async () => (await subjects())[0])
      .toBe('A login method was removed from your Bank Bonuses account');
    await expect(linked.getByRole('button', { name: 'Unlink GitHub' })).toBeHidden();

    // Adds a phone as the second factor.
    await page.getByRole('button', { name: 'Add a phone' }).click();
    const adding = dialog(page, 'Add a phone');
    await adding.getByLabel('Phone number').fill('(555) 010-0177');
    await adding.getByRole('button', { name: 'Text me a code' }).click();
    await expect(adding.getByText(`We have sent a code to +${number}.`)).toBeVisible();
    await expectStateAccessible(page, 'adding a phone, code');
    await adding.getByLabel('6-digit code').fill((await mailbox.newest(number)).code ?? '');
    await adding.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('My phone was added')).toBeVisible();

    // Both logins require a code now: the login through a provider and the login with the password.
    for (const [count, signIn] of [
      [2, () => continueWith(page, 'Google', email)],
      [3, () => submitLogin(page, applicant)],
    ] as const) {
      await logOut();
      await signIn();
      await page.getByRole('button', { name: 'Text me a code' }).click();
      await enterCode(page, (await mailbox.newest(number, count)).code ?? '');
      await expectHome(page);
    }

    // Unlinking now requires the second factor, and no mail is sent.
    await page.goto(paths.settings);
    await linked.getByRole('button', { name: 'Unlink Google' }).click();
    const byPhone = dialog(page, 'Unlink Google');
    await byPhone.getByRole('button', { name: 'Send a code' }).click();
    const { code } = await mailbox.newest(number, 4);
    await byPhone.getByLabel('6-digit code').fill(code ?? '');
    await byPhone.getByRole('button', { name: 'Unlink' }).click();
    await expect(page.getByText('Google was unlinked')).toBeVisible();
    await expect(linked.getByText('Email and password')).toBeVisible();
    await expect(linked.getByRole('button', { name: /^Unlink/ })).toBeHidden();
  },
);

test(
  'a customer without their phone is told what to do, and logs in once support has removed it',
  { tag: ['@second-factor', '@full'] },
  async ({ page, ownSandbox, mailbox, applicant }) => {
    await registerCustomer(ownSandbox.url, mailbox, applicant);
    const phone = await addPhone(ownSandbox.url, mailbox, applicant);
    await page.goto(paths.login);
    await submitLogin(page, applicant);
    await page.getByRole('button', { name: 'Lost your device?' }).click();
    await expect(page.getByText(/support can turn off the second step/)).toBeVisible();
    await removeByAdmin(ownSandbox, phone);
    await page.reload();
    await expectHome(page);
  },
);
