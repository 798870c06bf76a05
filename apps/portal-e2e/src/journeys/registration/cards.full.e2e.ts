import { cardNumber, declinedCard, silentCard } from '../../fixtures/people/cards.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { registrationFailed } from '../../fixtures/network/register.ts';
import { onlyRegistration, registrationsOf } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectSuccess,
  errorBox,
  fillWizard,
  submit,
} from '../../pages/wizard.ts';
import { allAnswers } from '../../pages/wizardAnswers.ts';
import { field } from '../../pages/wizardFields.ts';
import { fillCardSecrets } from '../../pages/wizardPayment.ts';

test(
  'a declined card leads back to the card fields, and every other answer stays filled in',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, sandbox, guard }) => {
    guard.allowConsole(failedRequest(402), registrationFailed);
    await fillWizard(page, applicant, { cardNumber: declinedCard });
    const entered = await allAnswers(page);
    await submit(page);

    await expectFailedStep(page, 5);
    await expect(errorBox(page)).toContainText(/declined/);
    await expect(errorBox(page)).toContainText(/Everything else is still here/);
    await expect(field(page, 'Card Number')).toBeFocused();
    await expect(field(page, 'Card Number')).toHaveAttribute('aria-invalid', 'true');
    for (const label of ['Card Number', 'Security Code'])
      await expect(field(page, label)).toHaveValue('');
    expect(await registrationsOf(sandbox.url, applicant.email)).toEqual([]);

    await fillCardSecrets(page, { cardNumber: declinedCard });
    expect(await allAnswers(page)).toEqual(entered);
    await fillCardSecrets(page);
    await submit(page);
    await expectSuccess(page);
    const { charges, payment } = await onlyRegistration(sandbox.url, applicant.email);
    expect({ charges, payment }).toMatchObject({
      charges: 1,
      payment: { status: 'charged', card_last4: cardNumber.slice(-4) },
    });
  },
);

// This test is slow, because the service waits for the processor as long as in production.
test(
  'a customer whose card processor does not respond is charged only once',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, sandbox, guard }) => {
    guard.allowConsole(failedRequest(503), registrationFailed);
    await fillWizard(page, applicant, { cardNumber: silentCard });
    const entered = await allAnswers(page);
    await submit(page);
    await expect(errorBox(page)).toContainText(/you will not be charged twice/, {
      timeout: 40_000,
    });
    expect(await allAnswers(page)).toEqual(entered);
    await fillCardSecrets(page);
    await submit(page);
    await expectSuccess(page);
    expect((await onlyRegistration(sandbox.url, applicant.email)).charges).toBe(1);
  },
);
