import { paths, signedInPages } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import {
  addAuthenticatorApp,
  callSignIn,
  passwordSession,
  type AuthenticatorApp,
} from '../../fixtures/people/authenticatorApp.ts';
import type { Applicant } from '../../fixtures/people/applicants.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { storedSession, storeSession, type StoredSession } from '../../pages/login.ts';
import { expectSecondStep, openSecondStep } from '../../pages/secondFactor.ts';

let app: AuthenticatorApp;

test.beforeEach(async ({ sandbox, mailbox, applicant }) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  app = await addAuthenticatorApp(sandbox.url, applicant);
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

const calls = [
  ['GET', '/api/user/dashboard/stats'],
  ['GET', '/api/user/task-completions'],
  ['GET', '/api/user/accounts'],
  ['GET', '/api/user/enrollments'],
  ['GET', '/api/user/profile'],
  ['PUT', '/api/user/profile'],
] as const;

test(
  'every API call rejects the token of a login without the second factor, even after a renewal',
  { tag: '@second-factor' },
  async ({ sandbox, applicant }) => {
    const first = await passwordSession(sandbox.url, applicant);
    const renewed = await callSignIn(sandbox.url, '/token?grant_type=refresh_token', {
      refresh_token: first.refresh_token,
    });
    for (const token of [first.access_token, String(renewed.body['access_token'])]) {
      for (const [method, path] of calls) {
        const answer = await fetch(sandbox.url + path, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(method === 'PUT' && { body: JSON.stringify({ personal_phone: '5550100199' }) }),
        });
        expect([method, path, answer.status, await answer.text()]).toEqual([
          method,
          path,
          403,
          '{"detail":"second_factor_required"}',
        ]);
      }
      const codes = [];
      for (const [path, body] of [
        ['/user', { password: 'Another-password-7' }],
        ['/factors', { friendly_name: 'Mine', factor_type: 'totp' }],
      ] as const) {
        codes.push((await callSignIn(sandbox.url, path, body, token)).body['code']);
      }
      expect(codes).toEqual(['insufficient_aal', 'insufficient_aal']);
      const removal = await fetch(`${sandbox.url}/auth/v1/factors/${app.factorId}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(removal.status).toBeGreaterThanOrEqual(400);
    }
  },
);

type Stored = StoredSession & { expires_at: number; user: { factors?: object[] } };

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

const edits: Record<string, (session: Stored) => Stored> = {
  'without the factors': (session) => ({ ...session, user: { ...session.user, factors: [] } }),
  'with another level': (session) => ({ ...session, access_token: raised(session.access_token) }),
  'with another level and without the factors': (session) => ({
    ...session,
    access_token: raised(session.access_token),
    user: { ...session.user, factors: [] },
  }),
  'without the factors, about to be renewed': (session) => ({
    ...session,
    expires_at: Math.floor(Date.now() / 1000) + 5,
    user: { ...session.user, factors: [] },
  }),
};

/**
 * The edited session that an attacker with access to the storage would try first; it also runs in
 * `npm test`.
 */
const representative = 'with another level and without the factors';

for (const [name, edit] of Object.entries(edits)) {
  const tag = name === representative ? '@second-factor' : ['@second-factor', '@full'];
  test(
    `an edited stored session ${name} opens no page`,
    { tag },
    async ({ page, context, applicant, guard }) => {
      guard.allowConsole(failedRequest(401), failedRequest(403));
      guard.allowConsole(/API call failed: GET \/api\/user\/[\w/-]+: HttpError 40[13]/);
      await openSecondStep(page, applicant);
      const answers = watchService(page);
      const other = await context.newPage();
      await other.goto(paths.login);
      await expectSecondStep(other);

      for (const path of signedInPages) {
        await storeSession(page, edit((await storedSession(page)) as Stored));
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
}
