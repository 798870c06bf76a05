import type { Locator, Page } from '@playwright/test';
import { runBackofficeCommand } from '../../fixtures/stored/backofficeCommand.ts';
import { fullName, type Applicant } from '../../fixtures/people/applicants.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, main } from '../../pages/signedIn.ts';
import { valueOf } from '../../pages/valueOf.ts';

/**
 * Returns functions that change a customer's data as the back office does: mark the payment as
 * received, and import milestones and enrollments.
 */
function backOffice(url: string, { email: customer }: Applicant) {
  const bring = (kind: string, lines: object[]) =>
    runBackofficeCommand(
      url,
      ['import', kind, '-'],
      lines.map((line) => JSON.stringify({ customer, ...line })).join('\n'),
    );
  const line = (bank: string, changes: object) => ({
    external_id: `${customer} ${bank}`,
    bank_name: bank,
    enrolled_date: '2026-01-12',
    bonus_amount: 300,
    progress: 0,
    status: 'in_progress',
    ...changes,
  });
  return {
    receive: () =>
      runBackofficeCommand(url, [
        'set-payment-status',
        customer,
        'received',
        '--operator',
        'Sam Staff',
      ]),
    reach: (milestone: string, done_on: string | null, expected_on: string | null = null) =>
      bring('milestones', [{ milestone, done_on, expected_on }]),
    enroll: (bonuses: Record<string, object>) =>
      bring(
        'enrollments',
        Object.entries(bonuses).map(([bank, changes]) => line(bank, changes)),
      ),
  };
}

const milestones = (page: Page) =>
  main(page)
    .getByRole('region', { name: /^(Welcome|What happens next)/ })
    .getByRole('listitem');

const bonusOf = (page: Page, bank: string): Locator =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: bank }) });

test("a customer's first year: the welcome, two bonuses, one of them cancelled, and the first payout", async ({
  page,
  applicant,
  mailbox,
  sandbox,
  openSignedIn,
}) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  const staff = backOffice(sandbox.url, applicant);
  await openSignedIn(applicant);
  await expect(
    page.getByRole('heading', { name: `Welcome, ${fullName(applicant)}` }),
  ).toBeVisible();
  await expect(milestones(page)).toHaveCount(5);
  await expect(milestones(page).first()).toHaveAttribute('aria-current', 'step');
  await expect(main(page).getByText('Bonuses you earn will show up here.')).toBeVisible();
  await expectAccessible(page, 'the first day');

  await staff.receive();
  const [arrived] = await mailbox.ofService(applicant.email, 2);
  expect(arrived?.subject).toMatch(/^We have received your payment: BB-/);
  expect(arrived?.text).toContain('Your payment of $5,000.00 has arrived.');
  await staff.reach('identity_checked', '2026-01-10');
  await staff.reach('first_account_opened', null, '2026-01-20');
  await page.reload();
  await expect(milestones(page).nth(1)).toContainText('Done on January 10, 2026');
  await expect(milestones(page).nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(milestones(page).nth(2)).toContainText('January 20, 2026');

  const [open, deposit] = ['Open the account', 'Receive direct deposits of $500'];
  await staff.enroll({
    Chase: {
      progress: 50,
      requirements: [
        { text: open, state: 'done', date: '2026-01-18' },
        { text: deposit, state: 'current', date: '2026-03-01' },
      ],
      expected_payout: 225,
    },
    Truist: { requirements: [{ text: open, state: 'current' }], expected_payout: 200 },
  });
  await staff.reach('first_account_opened', '2026-01-18');
  await page.reload();
  await expect(milestones(page).nth(3)).toHaveAttribute('aria-current', 'step');
  await expect(valueOf(main(page), 'Expected')).toHaveText('$425.00');
  await goTo(page, 'Bonuses');
  await bonusOf(page, 'Chase').getByRole('button', { name: 'Details' }).click();
  const steps = bonusOf(page, 'Chase').getByRole('listitem');
  await expect(steps).toContainText([open, deposit]);
  await expect(steps.first()).toContainText('Done on January 18, 2026');
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page, 'a bonus that is opened');

  const reason = 'The bank has ended the offer before the deposit arrived.';
  await staff.enroll({
    Chase: {
      progress: 100,
      status: 'completed',
      requirements: [open, deposit].map((text) => ({ text, state: 'done' })),
      payout: 225,
      payout_date: '2026-03-20',
      fee_kept: 75,
    },
    Truist: { status: 'cancelled', cancellation_reason: reason },
  });
  await page.reload();
  await expect(bonusOf(page, 'Chase').getByText('Completed', { exact: true })).toBeVisible();
  await bonusOf(page, 'Chase').getByRole('button', { name: 'Details' }).click();
  await expect(valueOf(bonusOf(page, 'Chase'), 'Paid to you')).toHaveText(
    '$225.00 on Mar 20, 2026',
  );
  await expect(bonusOf(page, 'Truist').getByText('Cancelled', { exact: true })).toBeVisible();
  await bonusOf(page, 'Truist').getByRole('button', { name: 'Details' }).click();
  await expect(bonusOf(page, 'Truist').getByText(reason)).toBeVisible();
  await goTo(page, 'Home');
  await expect(valueOf(main(page), 'Success fees')).toHaveText('-$75.00');
  await expect(valueOf(main(page), 'Your share')).toHaveText('$225.00');
  await expect(valueOf(main(page), 'Paid to you')).toHaveText('$225.00');
  // The list of milestones disappears after the last one is reached.
  await expect(milestones(page)).toHaveCount(0);
});
