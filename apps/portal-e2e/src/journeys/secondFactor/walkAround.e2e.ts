import { paths, signedInPages } from '@bank-bonuses/product/routes';
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

test.beforeEach(async ({ sandbox, mailbox, applicant }) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  await addAuthenticatorApp(sandbox.url, applicant);
});

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

test(
  'no URL of the portal bypasses the second factor',
  { tag: '@second-factor' },
  async ({ page, applicant }) => {
    await openSecondStep(page, applicant);
    const answers = watchService(page);
    const leadingIn = [
      paths.root,
      paths.login,
      paths.register,
      paths.authCallback,
      '/nobody/knows',
    ];
    for (const path of [...signedInPages, ...leadingIn]) {
      await page.goto(path);
      await expectSecondStep(page);
      await expectNoData(page, applicant);
    }
    for (const path of [paths.resetPassword, `${paths.resetPassword}?type=recovery`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoData(page, applicant);
    }
    expect(answers).toEqual([]);
  },
);

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
  'an edited stored session opens no page',
  { tag: '@second-factor' },
  async ({ page, context, applicant, sandbox, guard }) => {
    guard.allowConsole(failedRequest(401), failedRequest(403));
    guard.allowConsole(/API call failed: GET \/api\/user\/[\w/-]+: HttpError 40[13]/);
    await openSecondStep(page, applicant);
    const answers = watchService(page);
    const other = await context.newPage();
    await other.goto(paths.login);
    await expectSecondStep(other);

    for (const path of signedInPages) {
      // A new session, because a tab may still be renewing the former one.
      await storeSession(page, edited(await passwordSession(sandbox.url, applicant)));
      await page.goto(path);
      await expectSecondStep(page);
      await expectNoData(page, applicant);
      // The other tab reacts to the storage event.
      await expectSecondStep(other);
      await expectNoData(other, applicant);
    }
    expect(answers.filter((answer) => !/^40[13] /.test(answer))).toEqual([]);
  },
);
