import { registerCustomer } from '../fixtures/people/accounts.ts';
import { newApplicant } from '../fixtures/people/applicants.ts';
import { addAuthenticatorApp } from '../fixtures/people/authenticatorApp.ts';
import { failedRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { enterCode, openSecondStep } from '../pages/secondFactor.ts';
import { draw } from './draw.ts';

const applicant = newApplicant({ email: 'robin.second@example.com', lastName: 'Second' });

test('the second step', async ({ page, sandbox, mailbox, guard }) => {
  guard.allowConsole(failedRequest(422));
  await registerCustomer(sandbox.url, mailbox, applicant);
  const app = await addAuthenticatorApp(sandbox.url, applicant);
  await openSecondStep(page, applicant);
  await draw(page, 'second-step', ['phone light']);
  await enterCode(page, app.wrongCode());
  await expect(page.getByText(/^This code is incorrect/)).toBeVisible();
  await draw(page, 'second-step-wrong', []);
  await page.getByRole('button', { name: 'Lost your device?' }).click();
  await draw(page, 'second-step-lost', []);
});
