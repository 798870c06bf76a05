import type { Page } from '@playwright/test';
import { lostRequest } from '../../fixtures/guard.ts';
import type { Applicant } from '../../fixtures/people/applicants.ts';
import { loseNextResponse, watchAttempts } from '../../fixtures/network/register.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectSuccess,
  fillStep,
  fillWizard,
  next,
  submit,
} from '../../pages/wizard.ts';

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
  { tag: ['@registration', '@sign-up'] },
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
