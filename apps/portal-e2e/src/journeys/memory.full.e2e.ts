import type { CDPSession } from '@playwright/test';
import { cardNumber, cardSecurityCode } from '../fixtures/people/cards.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { holdOnPurpose, letGo } from '../fixtures/memory/heldOnPurpose.ts';
import {
  findReachable,
  instanceOf,
  textWith,
  wholeText,
  type Seeks,
} from '../fixtures/memory/reachable.ts';
import { typedSecrets } from '../fixtures/memory/secrets.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin, type StoredSession } from '../pages/login.ts';
import { goTo, main } from '../pages/signedIn.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

type Sought = Record<string, Seeks>;

async function expectReachable(session: CDPSession, sought: Sought): Promise<void> {
  const found = await findReachable(session, sought);
  expect([...found.keys()].sort()).toEqual(Object.keys(sought).sort());
}

/**
 * Expects that none of the objects is reachable. Polls, because React releases references after the
 * paint.
 */
async function expectUnreachable(session: CDPSession, sought: Sought): Promise<void> {
  await expect
    .poll(async () => Object.fromEntries(await findReachable(session, sought)), { timeout: 60_000 })
    .toEqual({});
}

test(
  'no secret of a registration stays in the page’s memory',
  { tag: ['@shell', '@full'] },
  async ({ page, context, applicant }) => {
    const session = await context.newCDPSession(page);
    const { password, ssn, ...typed } = typedSecrets(applicant);
    const secrets = {
      password: textWith(...(password ?? [])),
      'social security number': textWith(...(ssn ?? [])),
      'birth date': textWith(applicant.dateOfBirth),
      "mother's maiden name": textWith(applicant.mothersMaidenName),
      'card number': textWith(...(typed['card number'] ?? []), cardNumber),
      'security code': wholeText(cardSecurityCode),
      photos: instanceOf('Blob', 'File'),
    };
    await fillWizard(page, applicant);
    const held = await holdOnPurpose(page);
    await expectReachable(session, { ...secrets, ...held });
    await letGo(page);
    await submit(page);
    await expectSuccess(page);
    const sent = { 'photo data': textWith('data:image/jpeg;base64,') };
    await expectUnreachable(session, { ...secrets, ...sent, ...held });
  },
);

test(
  'no secret of the customer stays in the memory of any tab after logout',
  { tag: ['@shell', '@full'] },
  async ({ page, context, sandbox }) => {
    const customer = await earningCustomer(sandbox.url);
    await page.goto('/login');
    const response = page.waitForResponse(/\/auth\/v1\/token/);
    await submitLogin(page, customer);
    await expectHome(page);
    const tokens = (await (await response).json()) as StoredSession;
    const other = await context.newPage();
    await other.goto('/dashboard');
    for (const tab of [page, other]) {
      await goTo(tab, 'Settings');
      await tab.getByRole('button', { name: 'Show bank password' }).click();
      await expect(main(tab).getByText('Demo-Bank-Login-1', { exact: true })).toBeVisible();
    }

    const shown = {
      'birth date': textWith('1988-03-14', 'March 14, 1988'),
      "mother's maiden name": textWith('Sampleton'),
      'bank password': textWith('Demo-Bank-Login-1'),
    };
    const session = await context.newCDPSession(page);
    const held = await holdOnPurpose(page, {
      password: customer.password,
      'access token': tokens.access_token,
      'refresh token': tokens.refresh_token,
    });
    const ssn = textWith('900450001', '900-45-0001');
    await expectReachable(session, { ...shown, ...held });
    await letGo(page);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
    await expectLogin(other);
    for (const tab of [page, other]) {
      const sought = { ...shown, ...held, 'social security number': ssn };
      await expectUnreachable(await context.newCDPSession(tab), sought);
    }
  },
);
