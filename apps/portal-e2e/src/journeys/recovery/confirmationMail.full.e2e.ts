import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../../fixtures/guard.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { demoCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { submitLogin } from '../../pages/login.ts';

const resend = { name: 'Send a new confirmation email' };

test(
  'an unconfirmed customer requests a new confirmation mail at the login',
  { tag: '@sign-in' },
  async ({ page, sandbox, mailbox, guard }) => {
    guard.allowConsole(failedRequest(400));
    // Olivia has not confirmed her address. No other journey uses her account, because a second mail
    // within a minute would be rejected.
    const customer = await demoCustomer(sandbox.url, 'Olivia');
    const before = (await mailbox.list(customer.email)).length;
    await page.goto(paths.login);
    await submitLogin(page, customer);
    await expect(page.getByText('Email not confirmed')).toBeVisible();
    const button = page.getByRole('button', resend);
    await expect(button).toBeEnabled();
    await expectAccessible(page, 'sign-in, not confirmed');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const sent = `We have sent a new confirmation email to ${customer.email}.`;
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeFocused();
    await expect(button).toBeDisabled();
    // Screen readers announce the wait once, but not the countdown.
    await expect(
      page.locator('[aria-live="polite"]').filter({ hasText: 'another email in 60 seconds' }),
    ).toBeAttached();
    await expectAccessible(page, 'login, mail sent again');
    await mailbox.newest(customer.email, before + 1);
  },
);
