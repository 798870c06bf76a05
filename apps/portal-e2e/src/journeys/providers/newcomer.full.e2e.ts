import { paths } from '@bank-bonuses/product/routes';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, ownSandboxTest as test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, logOut, storedSession, submitLogin } from '../../pages/login.ts';
import { continueWith, openProvider } from '../../pages/providers.ts';
import { errorBox, expectStep, fillStep, next, submit } from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';

test.use({ sandboxEnv: { SANDBOX_SWITCHES: 'stubProviders' } });

test('a new customer registers through a provider, and later logs in through it and by password', async ({
  page,
  guard,
  sandbox,
  applicant,
}) => {
  // The API responds with 404 until the newcomer has a registration.
  guard.allowConsole(failedRequest(404), /HttpError 404/);
  await page.goto(paths.login);
  await openProvider(page, 'Google');
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(errorBox(page)).toHaveText(/Logging in with Google was cancelled/);
  await expectAccessible(page, 'callback, denied by the provider');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expectLogin(page);

  const { email, password } = applicant;
  await continueWith(page, 'Google', email);
  await expectStep(page, 1);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await expectAccessible(page, 'step 1, through a provider');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await next(page);
  for (const step of [2, 3, 4] as const) {
    await expectStep(page, step);
    await fillStep(page, step, applicant);
    await next(page);
  }
  await expectStep(page, 5);
  await fillStep(page, 5, applicant);
  await submit(page);
  await expect(page.getByText('Your email address is already verified.')).toBeVisible();
  await expectAccessible(page, 'success, through a provider');
  const { auth_id } = await onlyRegistration(sandbox.url, email);
  expect(auth_id).toMatch(/^[\da-f-]{36}$/);

  await page.goto(paths.dashboard);
  await expectHome(page);
  await logOut(page);
  await continueWith(page, 'Google', email);
  await expectHome(page);
  expect(JSON.stringify(await storedSession(page))).not.toContain('provider_token');
  await logOut(page);
  await submitLogin(page, applicant);
  await expectHome(page);
  expect(guard.urls.join('\n')).not.toContain(password);
});
