import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import {
  addAuthenticatorApp,
  passwordSession,
  type Session,
} from '../../fixtures/people/authenticatorApp.ts';
import type { Applicant } from '../../fixtures/people/applicants.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { storeSession } from '../../pages/login.ts';
import { expectSecondStep, openSecondStep } from '../../pages/secondFactor.ts';

/** Returns a list that collects the service's responses to a page, as `status path`. */
function watchService(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) seen.push(`${response.status()} ${pathname}`);
  });
  return seen;
}

/** Expects the page to contain no data of the customer, except for the typed email address. */
async function expectNoData(page: Page, applicant: Applicant): Promise<void> {
  const html = await page.content();
  for (const value of [applicant.addressLine1, applicant.city, applicant.phone, applicant.ssn]) {
    expect(html).not.toContain(value);
  }
}

/**
 * Returns a token that claims the second authentication level (`aal2`), without a valid signature.
 */
function raised(token: string): string {
  const [header, claims = '', signature] = token.split('.');
  const edited = {
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object),
    aal: 'aal2',
    amr: [{ method: 'totp', timestamp: 1 }],
  };
  return [header, Buffer.from(JSON.stringify(edited)).toString('base64url'), signature].join('.');
}

/** Returns a session that claims the second factor and has no factors, as an attacker would store it. */
const edited = (session: Session) => ({
  ...session,
  access_token: raised(session.access_token),
  user: { ...session.user, factors: [] },
});

test(
  'neither a URL of the portal nor an edited stored session bypasses the second factor',
  { tag: '@sign-in' },
  async ({ page, mailbox, applicant, sandbox, guard }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    await addAuthenticatorApp(sandbox.url, applicant);
    await openSecondStep(page, applicant);
    const answers = watchService(page);
    for (const path of [paths.settings, paths.root, paths.authCallback]) {
      await page.goto(path);
      await expectSecondStep(page);
      await expectNoData(page, applicant);
    }
    await page.goto(`${paths.resetPassword}?type=recovery`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoData(page, applicant);
    expect(answers).toEqual([]);

    guard.allowConsole(failedRequest(401), failedRequest(403));
    guard.allowConsole(/API call failed: GET \/api\/user\/[\w/-]+: HttpError 40[13]/);
    await storeSession(page, edited(await passwordSession(sandbox.url, applicant)));
    await page.goto(paths.settings);
    await expectSecondStep(page);
    await expectNoData(page, applicant);
    expect(answers.filter((answer) => !/^40[13] /.test(answer))).toEqual([]);
  },
);
