import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { failedRequest, lostRequest } from '../../fixtures/guard.ts';
import { registerPattern, watchAttempts } from '../../fixtures/network/register.ts';
import { onlyRegistration, registrationsOf } from '../../fixtures/stored/registrations.ts';
import { paidByCard, rowOf } from '../../fixtures/stored/storedRow.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin, submitLogin } from '../../pages/login.ts';
import { requestReset, setNewPassword } from '../../pages/resetPassword.ts';
import {
  expectFailedStep,
  expectStep,
  errorBox,
  fillStep,
  fillWizard,
  next,
  submit,
} from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';

test(
  'an address with an account leads to the login page, and nothing is submitted',
  { tag: '@sign-in' },
  async ({ page, sandbox, mailbox, applicant }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    const before = await registrationsOf(sandbox.url, applicant.email);
    const attempts = watchAttempts(page);
    await fillWizard(page, { ...applicant, password: 'Another-password-7' }, { payment: 'wire' });
    await submit(page);

    await expectFailedStep(page, 1);
    const box = errorBox(page);
    await expect(box).toBeFocused();
    await expect(box).toContainText(/^An account with this email address already exists/);
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveValue(applicant.email);
    await expect(box.getByRole('link')).toHaveText(['log in', 'reset your password', 'Email']);
    await box.getByRole('link', { name: 'Email' }).click();
    await expect(field(page, 'Email')).toBeFocused();
    const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true });
    await box.getByRole('link', { name: 'reset your password' }).click();
    await leave.click();
    await expect(page).toHaveURL(paths.resetPassword);
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await page.goBack();
    await expectStep(page, 1);
    await page.getByRole('link', { name: 'Already have an account?' }).click();
    await leave.click();
    await expectLogin(page);

    expect(attempts.signUps).toBe(1);
    expect(attempts.registrations).toEqual([]);
    expect(await registrationsOf(sandbox.url, applicant.email)).toEqual(before);
  },
);

test(
  'a customer with a confirmed address but no registration returns to the form',
  { tag: '@sign-in' },
  async ({ page, context, sandbox, mailbox, applicant, guard }) => {
    guard.allowConsole(lostRequest, failedRequest(404), /API call failed: /);
    await page.route(registerPattern, (route) => route.abort('connectionreset'));
    await fillWizard(page, applicant, { payment: 'wire' });
    await submit(page);
    await expectFailedStep(page, 5);
    await page.close();
    expect(await registrationsOf(sandbox.url, applicant.email)).toEqual([]);

    const later = await context.newPage();
    const expectOwnForm = async () => {
      await expect(later).toHaveURL(paths.register);
      await expectStep(later, 1);
      await expect(field(later, 'Email')).toHaveValue(applicant.email);
      await expect(field(later, 'Email')).not.toBeEditable();
      await expect(field(later, 'Password')).toHaveAttribute('autocomplete', 'current-password');
      await expect(field(later, 'Confirm Password')).toBeHidden();
    };
    await later.goto(await mailbox.newestLink(applicant.email));
    await expectOwnForm();

    // The login also leads to this form after the customer has reset a forgotten password.
    const password = `${applicant.password}-new`;
    await requestReset(later, applicant.email);
    await later.goto(await mailbox.newestLink(applicant.email, 2));
    await setNewPassword(later, password);
    await expectLogin(later);
    await submitLogin(later, { ...applicant, password });
    await expectOwnForm();

    const attempts = watchAttempts(later);
    await field(later, 'Password').fill(password);
    for (const step of [2, 3, 4, 5] as const) {
      await next(later);
      await expectStep(later, step);
      await fillStep(later, step, applicant);
    }
    await submit(later);
    await expect(later.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
    await expect(later.getByText('Your email address is already verified.')).toBeVisible();
    expect(attempts.signUps).toBe(0);
    const stored = await onlyRegistration(sandbox.url, applicant.email);
    expect(stored).toEqual({ ...rowOf(applicant), ...paidByCard(applicant) });
    expect(stored.auth_id).toBe(attempts.registrations[0]?.auth_id);

    await later.getByRole('link', { name: 'Click Here to Log In' }).click();
    await expect(later).toHaveURL(paths.dashboard);
  },
);
