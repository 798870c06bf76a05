import { paths } from '@bank-bonuses/product/routes';
import { expectAccessible } from '../fixtures/page/axe.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLogin } from '../pages/login.ts';
import { goTo, main, screens } from '../pages/signedIn.ts';
import {
  expectFailedStep,
  expectStep,
  expectSuccess,
  fillStep,
  next,
  openWizard,
  stepNumbers,
  submit,
} from '../pages/wizard.ts';

test('public screens have no accessibility violations', async ({ page }) => {
  await page.goto(paths.login);
  await expectLogin(page);
  await expectAccessible(page, 'sign-in');
  await page.goto(paths.resetPassword);
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expectAccessible(page, 'reset password');
  await page.goto(`${paths.authCallback}?error=access_denied&error_code=otp_expired`);
  await expect(page.getByRole('heading', { name: 'We could not log you in' })).toBeVisible();
  await expectAccessible(page, 'callback of an expired link');
});

test('the steps of a registration and its receipt have no accessibility violations', async ({
  page,
  applicant,
}) => {
  await openWizard(page);
  for (const step of stepNumbers) {
    await expectStep(page, step);
    if (step === 5) await page.getByRole('radio', { name: /^Card/ }).check();
    await (step === 5 ? submit(page) : next(page));
    // The step now shows the error summary and the errors of the fields.
    await expectFailedStep(page, step);
    await expectAccessible(page, `step ${step}`);
    await fillStep(page, step, applicant);
    await (step === 5 ? submit(page) : next(page));
  }
  await expectSuccess(page);
  await expectAccessible(page, 'receipt');
});

test('signed-in screens with data have no accessibility violations', async ({
  page,
  sandbox,
  openSignedIn,
}) => {
  await openSignedIn(await earningCustomer(sandbox.url));
  for (const { name, filled } of screens) {
    await goTo(page, name);
    await expect(main(page).getByText(filled).first()).toBeVisible();
    await expectAccessible(page, name);
  }
});
