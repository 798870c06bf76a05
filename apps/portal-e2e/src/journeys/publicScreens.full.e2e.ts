import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../fixtures/people/accounts.ts';
import { expectAccessible } from '../fixtures/page/axe.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { failedRequest, lostRequest } from '../fixtures/guard.ts';
import { holdDelay, holdNext } from '../fixtures/network/hold.ts';
import { ground, groundsSeen, watchFrames } from '../fixtures/page/frames.ts';
import { expectRoomForLargeText } from '../fixtures/page/largeText.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../pages/login.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

// Each state is checked at three widths in two themes.
test.setTimeout(240_000);

type Theme = 'light' | 'dark';

const failure = { status: 500, json: { message: 'Database is asleep' } };

test(
  'every state of the login page has its message and no accessibility violations',
  { tag: ['@login', '@full'] },
  async ({ page, sandbox, guard }) => {
    guard.allowConsole(failedRequest(400), failedRequest(500), lostRequest);
    const tokens = '**/auth/v1/token**';
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    await page.goto(paths.login);
    await expectLogin(page);
    await expectAccessible(page, 'sign-in, pristine');

    await page.getByRole('button', { name: 'Login' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Please enter your email address');
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, 'sign-in, invalid');

    const goOn = await holdNext(page, tokens);
    await submitLogin(page, { email: 'nobody@example.com', password: 'wrong-password' });
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await expect(email).toBeDisabled();
    await expect(password).toBeDisabled();
    await expectAccessible(page, 'sign-in, submitting');
    await goOn((route) => route.continue());
    await expect(
      page.getByRole('alert').filter({ hasText: 'Invalid login credentials' }),
    ).toBeVisible();
    await expect(email).toHaveValue('nobody@example.com');
    await expectAccessible(page, 'login, rejected');

    await page.route(tokens, (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(/Check your internet connection/)).toBeVisible();
    await expectAccessible(page, 'login, failed');
    await expectRoomForLargeText(page, 'login, failed');

    await submitLogin(page, await earningCustomer(sandbox.url));
    await expectHome(page);
  },
);

test(
  'every state of the reset page has its message and no accessibility violations',
  { tag: ['@login', '@full'] },
  async ({ page, guard }) => {
    guard.allowConsole(failedRequest(500));
    const recover = '**/auth/v1/recover**';
    const email = page.getByLabel('Email');
    await page.goto(paths.resetPassword);
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expectAccessible(page, 'reset, pristine');

    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Please enter your email address')).toBeVisible();
    await expect(email).toBeFocused();
    await expectAccessible(page, 'reset, invalid');

    const goOn = await holdNext(page, recover);
    await email.fill('nobody@example.com');
    await email.press('Enter');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expectAccessible(page, 'reset, submitting');
    await goOn((route) => route.fulfill(failure));
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(email).toHaveValue('nobody@example.com');
    await expectAccessible(page, 'reset, failed');
    await expectRoomForLargeText(page, 'reset, failed');

    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(
      page.getByText('Password reset link has been sent to your email. Please check your inbox.'),
    ).toBeVisible();
    await expectAccessible(page, 'reset, done');
  },
);

test(
  'every state of the new password page has its message and no accessibility violations',
  { tag: ['@login', '@full'] },
  async ({ page, sandbox, mailbox, applicant, guard }) => {
    guard.allowConsole(failedRequest(500));
    const heading = page.getByRole('heading', { name: 'Set New Password' });
    await page.goto(`${paths.resetPassword}?type=recovery`);
    await expect(heading).toBeVisible();
    await expect(
      page.getByText(/invalid, has expired or was opened in another browser/),
    ).toBeVisible();
    await expectAccessible(page, 'new password, without a session');

    await registerCustomer(sandbox.url, mailbox, applicant);
    await page.goto(paths.resetPassword);
    await page.getByLabel('Email').fill(applicant.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    // Waits for the response: if the page is left earlier, it discards the data that the link
    // needs.
    await expect(page.getByText('Password reset link has been sent to your email.')).toBeVisible();
    await page.goto(await mailbox.newestLink(applicant.email, 2));
    const password = page.getByLabel('New Password', { exact: true });
    const confirmation = page.getByLabel('Confirm New Password', { exact: true });
    const update = page.getByRole('button', { name: 'Update Password' });
    await expect(password).toBeEnabled();
    await expectAccessible(page, 'new password, pristine');

    await update.click();
    await expect(page.getByText('Please enter a new password')).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill('Another-1');
    await confirmation.fill('Another-2');
    await update.click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(confirmation).toBeFocused();
    for (const field of [password, confirmation]) await field.fill('short');
    await update.click();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expectAccessible(page, 'new password, invalid');

    const goOn = await holdNext(page, '**/auth/v1/user**');
    for (const field of [password, confirmation]) await field.fill('Another-password-7');
    await update.click();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    await expectAccessible(page, 'new password, submitting');
    await goOn((route) => route.fulfill(failure));
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(password).toHaveValue('Another-password-7');
    await expectAccessible(page, 'new password, failed');
    await expectRoomForLargeText(page, 'new password, failed');

    // Delays the redirect to the login page until the check is done.
    const letGo = await holdDelay(page, 2_000);
    await update.click();
    await expect(page.getByText('Password has been updated successfully!')).toBeVisible();
    await expectAccessible(page, 'new password, done');
    await expect(page.getByText('Password has been updated successfully!')).toBeVisible();
    await letGo();
    await expectLogin(page);
  },
);

test(
  'every state of the callback page has its message and no accessibility violations',
  { tag: ['@login', '@full'] },
  async ({ page, mailbox, applicant, guard }) => {
    guard.allowConsole(lostRequest, failedRequest(400), failedRequest(403), failedRequest(404));
    await page.goto(`${paths.authCallback}?error=access_denied&error_code=otp_expired`);
    await expect(page.getByRole('heading', { name: 'We could not log you in' })).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: 'This link has expired' }),
    ).toBeVisible();
    await expect(page).toHaveURL(paths.authCallback);
    await expectAccessible(page, 'callback, expired');

    await page.goto(`${paths.authCallback}?code=garbage`);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL(paths.authCallback);
    await expectAccessible(page, 'callback, garbage');

    await fillWizard(page, applicant, { payment: 'wire' });
    await submit(page);
    await expectSuccess(page);
    // This browser has requested a code, but the code in this URL is not valid.
    await page.goto(`${paths.authCallback}?code=garbage`);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL(paths.authCallback);

    const goOn = await holdNext(page, '**/auth/v1/token**');
    await page.goto(await mailbox.newestLink(applicant.email));
    await expect(page.getByRole('heading', { name: 'Signing you in…' })).toBeVisible();
    await expectAccessible(page, 'callback, waiting');
    await goOn((route) => route.abort('internetdisconnected'));
    await expect(page.getByText(/Check your internet connection/)).toBeVisible();
    await expectAccessible(page, 'callback, failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHome(page);
  },
);

for (const { chosen, device } of [
  { chosen: 'dark', device: 'light' },
  { chosen: 'light', device: 'dark' },
] satisfies { chosen: Theme; device: Theme }[]) {
  const title = `the forms are ${chosen} from the first frame on a ${device} device, as chosen`;
  test(title, { tag: ['@login', '@full'] }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: chosen, reducedMotion: 'reduce' });
    await page.goto(paths.login);
    const wanted = await ground(page);
    await page.emulateMedia({ colorScheme: device, reducedMotion: 'reduce' });
    await expect.poll(() => ground(page)).not.toBe(wanted);
    await page.evaluate((theme) => localStorage.setItem('bank-bonuses.theme', theme), chosen);
    await watchFrames(page);
    for (const path of [paths.login, paths.register, paths.resetPassword]) {
      await page.goto(path);
      await expect(page.getByLabel('Email')).toBeVisible();
      expect(await groundsSeen(page), path).toEqual([wanted]);
    }
  });
}

test(
  'the theme switches at once with reduced motion',
  { tag: ['@login', '@full'] },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(paths.login);
    const [isThere, onTheWay] = await page.evaluate(() => {
      const colorOf = () => getComputedStyle(document.body.querySelector('main') as Element).color;
      const before = colorOf();
      document.documentElement.dataset.theme = 'dark';
      return [before !== colorOf(), document.getAnimations().length];
    });
    expect(isThere).toBe(true);
    expect(onTheWay).toBe(0);
  },
);
