import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { addPhone } from '../../fixtures/people/phoneFactor.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { expect, ownSandboxTest as test } from '../../fixtures/test.ts';
import { expectHome, storedSession, submitLogin } from '../../pages/login.ts';
import { enterCode } from '../../pages/secondFactor.ts';

test.use({ sandboxEnv: { SANDBOX_SWITCHES: 'phoneFactors', SANDBOX_MAIL_INTERVAL: '0' } });

test(
  'a code that the customer requests by text message opens the page',
  { tag: ['@second-factor', '@full'] },
  async ({ page, ownSandbox, mailbox, applicant }) => {
    await registerCustomer(ownSandbox.url, mailbox, applicant);
    const { number } = await addPhone(ownSandbox.url, mailbox, applicant);
    await page.goto(paths.login);
    await submitLogin(page, applicant);
    await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
    const ends = new RegExp(`We will send a code to .*${number.slice(-2)}`);
    await expect(page.getByText(ends)).toBeVisible();
    await expectAccessible(page, 'second step, before a message');
    // No code is sent until the customer requests one.
    expect(await mailbox.list(number)).toHaveLength(1);
    await page.getByRole('button', { name: 'Text me a code' }).click();
    const { code } = await mailbox.newest(number, 2);
    await expect(page.getByLabel('6-digit code')).toBeFocused();
    await expectAccessible(page, 'second step, message sent');
    await enterCode(page, code ?? '');
    await expectHome(page);
    const { access_token: token = '' } = (await storedSession(page)) ?? {};
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(claims).toMatchObject({ aal: 'aal2' });
  },
);
