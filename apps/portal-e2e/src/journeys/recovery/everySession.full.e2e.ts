import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../../fixtures/guard.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, storedSession, submitLogin } from '../../pages/login.ts';
import { requestReset, setNewPassword } from '../../pages/resetPassword.ts';

const newPassword = 'Another-password-7';

test(
  'a password recovery ends every session on every device, and the service rejects their tokens',
  { tag: '@sign-in' },
  async ({ page, sandbox, mailbox, applicant, openContext, guard, openSignedIn }) => {
    guard.allowConsole(
      failedRequest(400),
      failedRequest(401),
      failedRequest(403),
      /API call failed: /,
    );
    await registerCustomer(sandbox.url, mailbox, applicant);
    const phone = await (await openContext()).newPage();
    await openSignedIn(applicant, { tab: phone });
    const before = await storedSession(phone);
    const read = (token: string | undefined) =>
      fetch(`${sandbox.url}/api/user/profile`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await read(before?.access_token)).status).toBe(200);

    await requestReset(page, applicant.email);
    await page.goto(await mailbox.newestLink(applicant.email, 2));
    const own = await storedSession(page);
    await setNewPassword(page, newPassword);
    await expectLogin(page);
    expect(await storedSession(page)).toBeUndefined();

    for (const session of [before, own]) {
      expect((await read(session?.access_token)).status).toBe(401);
      const renewal = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
        headers: { apikey: 'any' },
        data: { refresh_token: session?.refresh_token },
      });
      expect(renewal.ok()).toBe(false);
    }
    // The other device notices the end of its session when it opens the next page.
    await phone.goto(paths.dashboard);
    await expectLogin(phone);
    expect(await storedSession(phone)).toBeUndefined();
    await submitLogin(phone, applicant);
    await expect(phone.getByText('Invalid login credentials')).toBeVisible();
    await submitLogin(phone, { email: applicant.email, password: newPassword });
    await expectHome(phone);
  },
);
