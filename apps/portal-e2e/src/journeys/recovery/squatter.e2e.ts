import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../../fixtures/guard.ts';
import { publishableKey, registerCustomer, signUpOnly } from '../../fixtures/people/accounts.ts';
import { newApplicant } from '../../fixtures/people/applicants.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, storedSession, submitLogin } from '../../pages/login.ts';
import { requestReset, setNewPassword } from '../../pages/resetPassword.ts';

const ownersPassword = 'The-owner-chose-this-7';

test(
  'a squatter who signs up with another person’s address cannot log in before or after the owner',
  { tag: '@reset-password' },
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

test(
  'a squatter whose address a mail scanner confirmed loses access after the owner’s reset',
  { tag: ['@reset-password', '@full'] },
  async ({ page, sandbox, mailbox, applicant, openContext, guard, openSignedIn }) => {
    guard.allowConsole(
      failedRequest(400),
      failedRequest(401),
      failedRequest(403),
      /API call failed: /,
    );
    const squatter = newApplicant({ email: applicant.email });
    // Registers as the squatter, and follows the mailed link as a scanner in front of the owner's
    // mailbox does.
    await registerCustomer(sandbox.url, mailbox, squatter);
    const theirs = await (await openContext()).newPage();
    await openSignedIn(squatter, { tab: theirs });
    const session = await storedSession(theirs);
    const key = await publishableKey(sandbox.url);

    await requestReset(page, applicant.email);
    await page.goto(await mailbox.newestLink(applicant.email, 2));
    await setNewPassword(page, ownersPassword);
    await expectLogin(page);

    const withTheirs = { apikey: key, Authorization: `Bearer ${session?.access_token}` };
    const ways = {
      profile: await fetch(`${sandbox.url}/api/user/profile`, { headers: withTheirs }),
      user: await fetch(`${sandbox.url}/auth/v1/user`, { headers: withTheirs }),
      'new password': await fetch(`${sandbox.url}/auth/v1/user`, {
        method: 'PUT',
        headers: { ...withTheirs, 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: 'Back-again-77' }),
      }),
      'second step': await fetch(`${sandbox.url}/auth/v1/factors`, {
        method: 'POST',
        headers: { ...withTheirs, 'Content-Type': 'application/json' },
        body: JSON.stringify({ friendly_name: 'x', factor_type: 'totp' }),
      }),
    };
    for (const [way, answer] of Object.entries(ways)) expect(answer.ok, way).toBe(false);
    await theirs.goto(paths.dashboard);
    await expectLogin(theirs);
    await submitLogin(theirs, squatter);
    await expect(theirs.getByText('Invalid login credentials')).toBeVisible();
    await submitLogin(page, { email: applicant.email, password: ownersPassword });
    await expectHome(page);
  },
);
