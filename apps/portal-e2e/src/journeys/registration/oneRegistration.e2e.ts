import type { Page } from '@playwright/test';
import { failedRequest, lostRequest } from '../../fixtures/guard.ts';
import type { Applicant } from '../../fixtures/people/applicants.ts';
import { loseNextResponse, watchAttempts } from '../../fixtures/network/register.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectSuccess,
  errorBox,
  fillStep,
  fillWizard,
  next,
  submit,
} from '../../pages/wizard.ts';
import { answersOfStep } from '../../pages/wizardAnswers.ts';
import { field } from '../../pages/wizardFields.ts';

test(
  'a double click registers once',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, sandbox, mailbox }) => {
    const attempts = watchAttempts(page);
    await fillWizard(page, applicant);
    await page.getByRole('button', { name: 'Register', exact: true }).dblclick();
    await expectSuccess(page);
    expect(attempts.signUps).toBe(1);
    expect(attempts.registrations).toHaveLength(1);
    expect(await mailbox.list(applicant.email)).toHaveLength(1);
    expect((await onlyRegistration(sandbox.url, applicant.email)).charges).toBe(1);
  },
);

test(
  'a held Enter key registers once',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, sandbox, mailbox }) => {
    const attempts = watchAttempts(page);
    await fillWizard(page, applicant);
    await field(page, 'Card Holder Name').focus();
    // Playwright sends a further `down` without an `up` as a key repeat.
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectSuccess(page);
    expect(attempts.signUps).toBe(1);
    expect(attempts.registrations).toHaveLength(1);
    expect(await mailbox.list(applicant.email)).toHaveLength(1);
    expect((await onlyRegistration(sandbox.url, applicant.email)).charges).toBe(1);
  },
);

test(
  'two tabs together create only one user, one registration and one charge',
  { tag: ['@registration', '@full'] },
  async ({ page, context, applicant, sandbox, mailbox, guard }) => {
    // The service rejects the second sign-up with 429 if it is too soon for another mail.
    guard.allowConsole(failedRequest(429));
    const other = await context.newPage();
    // Each tab is brought to the front before it is filled in, because a browser slows down
    // background tabs.
    await page.bringToFront();
    await fillWizard(page, applicant);
    await other.bringToFront();
    await fillWizard(other, applicant);
    // Reads the answers of the other tab; both tabs were filled in with the same answers.
    const entered = await answersOfStep(other);
    await Promise.all([submit(page), submit(other)]);
    const success = (tab: Page) => tab.getByRole('heading', { name: 'Registration Successful!' });
    const outcome = (tab: Page) => success(tab).or(errorBox(tab)).first();
    for (const tab of [page, other]) await expect(outcome(tab)).toBeVisible({ timeout: 30_000 });
    const hasWon = await Promise.all([page, other].map((tab) => success(tab).isVisible()));
    expect(hasWon.toSorted()).toEqual([false, true]);
    const loser = hasWon[0] ? other : page;
    await expectFailedStep(loser, 5);
    await expect(errorBox(loser)).toHaveText(
      /^For security purposes, you can only request this after \d+ seconds\.If you registered a moment ago/,
    );
    expect(await answersOfStep(loser)).toEqual(entered);
    expect(await mailbox.list(applicant.email)).toHaveLength(1);
    expect((await onlyRegistration(sandbox.url, applicant.email)).charges).toBe(1);
  },
);

/**
 * Fills in the wizard again after a reload. Only the answers that were not stored are missing; the
 * restored answers are overwritten with the same values.
 */
async function fillAgain(page: Page, applicant: Applicant): Promise<void> {
  await page.getByRole('button', { name: 'Account: password' }).click();
  for (const step of [1, 2, 3, 4] as const) {
    await fillStep(page, step, applicant);
    await next(page);
  }
  await fillStep(page, 5, applicant);
}

test(
  'a second try after a lost response and a reload creates no second user, registration or charge',
  { tag: '@registration' },
  async ({ page, guard, mailbox, applicant, sandbox }) => {
    guard.allowConsole(lostRequest, /API call failed: POST \/api\/user\/register: NetworkError/);
    const attempts = watchAttempts(page);
    await loseNextResponse(page);
    await fillWizard(page, applicant);
    await submit(page);
    await expectFailedStep(page, 5);
    await expect(
      page.getByText('Failed to register account. Please try again later.'),
    ).toBeVisible();

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await fillAgain(page, applicant);
    await submit(page);
    await expectSuccess(page);

    expect(attempts.signUps).toBe(1);
    const authIds = attempts.registrations.map(({ auth_id }) => auth_id);
    expect(authIds).toHaveLength(2);
    expect(await mailbox.list(applicant.email)).toHaveLength(1);
    const { auth_id, charges } = await onlyRegistration(sandbox.url, applicant.email);
    expect(authIds).toEqual([auth_id, auth_id]);
    expect(charges).toBe(1);
  },
);
