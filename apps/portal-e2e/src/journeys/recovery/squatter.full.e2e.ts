import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../../fixtures/guard.ts';
import { signUpOnly } from '../../fixtures/people/accounts.ts';
import { newApplicant } from '../../fixtures/people/applicants.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin, storedSession, submitLogin } from '../../pages/login.ts';
import { requestReset, setNewPassword } from '../../pages/resetPassword.ts';

const ownersPassword = 'The-owner-chose-this-7';

test(
  'a squatter who signs up with another person’s address cannot log in before or after the owner',
  { tag: '@sign-in' },
  async ({ page, sandbox, mailbox, applicant, openContext, guard }) => {
    guard.allowConsole(failedRequest(400), failedRequest(404), /API call failed: /);
    const squatter = newApplicant({ email: applicant.email });
    await signUpOnly(sandbox.url, squatter);
    const theirs = await (await openContext()).newPage();
    await theirs.goto(paths.login);
    await submitLogin(theirs, squatter);
    await expect(theirs.getByText('Email not confirmed')).toBeVisible();
    expect(await storedSession(theirs)).toBeUndefined();

    // The owner ignores the first mail, which the squatter caused, and uses the link of the second
    // mail.
    await requestReset(page, applicant.email);
    await page.goto(await mailbox.newestLink(applicant.email, 2));
    await setNewPassword(page, ownersPassword);
    await expectLogin(page);
    await submitLogin(theirs, squatter);
    await expect(theirs.getByText('Invalid login credentials')).toBeVisible();
    await submitLogin(page, { email: applicant.email, password: ownersPassword });
    await expect(page).toHaveURL(paths.register);
    await expect(page.getByLabel('Email')).toHaveValue(applicant.email);
  },
);
