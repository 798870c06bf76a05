import { paths } from '@bank-bonuses/product/routes';
import { failedRequest, lostRequest } from '../../fixtures/guard.ts';
import { expectAccessible, expectStateAccessible } from '../../fixtures/page/axe.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { signUpOnly } from '../../fixtures/people/accounts.ts';
import { demoCustomers } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin, submitLogin } from '../../pages/login.ts';
import { tokenHashLink } from '../../pages/resetPassword.ts';
import { expectSuccess, fillWizard, submit } from '../../pages/wizard.ts';

const resend = { name: 'Send a new confirmation email' };

test(
  'the success screen offers another mail after a minute, or later if the service asks to wait',
  { tag: ['@login', '@full'] },
  async ({ page, applicant, guard }) => {
    guard.allowConsole(failedRequest(429), lostRequest);
    await page.clock.install();
    await fillWizard(page, applicant, { payment: 'wire' });
    await submit(page);
    await expectSuccess(page);
    const button = page.getByRole('button', resend);
    await expect(page.getByText(`The email is on its way to ${applicant.email}.`)).toBeVisible();
    await expect(
      page.getByText(/^Wrong address\? It cannot be changed on this page/),
    ).toBeVisible();
    await expect(button).toBeDisabled();
    await expect(page.getByText(/^You can request another email in \d+ seconds\.$/)).toBeVisible();
    await expectAccessible(page, 'success, waiting for another mail');

    await page.clock.fastForward(61_000);
    await expect(button).toBeEnabled();
    await page.route('**/auth/v1/resend**', (route) => route.abort('internetdisconnected'), {
      times: 1,
    });
    await button.click();
    await expect(page.getByText(/Check your internet connection/)).toBeVisible();
    await expect(button).toBeEnabled();

    // The service still rejects the request for another mail: the test has advanced only the page's
    // clock by a minute.
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const tooSoon = page.getByText(/you can only request this after \d+ seconds?/);
    await expect(tooSoon).toBeVisible();
    await expect(button).toBeDisabled();
    await expectAccessible(page, 'success, requested too soon');
    await page.clock.fastForward(61_000);
    await expect(button).toBeEnabled();
    await page.getByRole('link', { name: 'Click Here to Log In' }).click();
    await expectLogin(page);
    await expect(page.getByLabel('Email')).toHaveValue(applicant.email);
  },
);

test(
  'an unconfirmed customer requests a new confirmation mail at the login',
  { tag: '@login' },
  async ({ page, sandbox, mailbox, guard }) => {
    guard.allowConsole(failedRequest(400));
    // No other journey uses this customer. A second mail within a minute would be rejected.
    const customers = await demoCustomers(sandbox.url);
    const customer = customers.find(({ about }) => about.includes('not confirmed yet'));
    if (!customer) throw new Error('The sandbox has no unconfirmed customer');
    const before = (await mailbox.list(customer.email)).length;
    await page.goto(paths.login);
    await submitLogin(page, customer);
    await expect(page.getByText('Email not confirmed')).toBeVisible();
    const button = page.getByRole('button', resend);
    await expect(button).toBeEnabled();
    await expectStateAccessible(page, 'sign-in, not confirmed');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const sent = `We have sent a new confirmation email to ${customer.email}.`;
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeFocused();
    await expect(button).toBeDisabled();
    // Screen readers announce the wait once, but not the countdown.
    await expect(
      page.locator('[aria-live="polite"]').filter({ hasText: 'another email in 60 seconds' }),
    ).toBeAttached();
    await expectStateAccessible(page, 'login, mail sent again');
    await mailbox.newest(customer.email, before + 1);
  },
);

test(
  'a confirmation link with a token hash asks for a button press and leads to the wizard',
  { tag: ['@login', '@full'] },
  async ({ page, sandbox, mailbox, applicant, guard }) => {
    guard.allowConsole(failedRequest(404), /API call failed: /);
    await signUpOnly(sandbox.url, applicant);
    await page.goto(tokenHashLink(await mailbox.newestLink(applicant.email), paths.authCallback));
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeEnabled();
    await expectAccessible(page, 'confirmation, waiting for the button press');
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.register);
    await expect(page.getByLabel('Email')).toHaveValue(applicant.email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
  },
);
