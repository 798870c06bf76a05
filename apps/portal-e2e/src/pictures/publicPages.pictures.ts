import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { failedRequest } from '../fixtures/guard.ts';
import { newApplicant } from '../fixtures/people/applicants.ts';
import { registerPattern } from '../fixtures/network/register.ts';
import { expect, test } from '../fixtures/test.ts';
import { submitLogin } from '../pages/login.ts';
import {
  expectFailedStep,
  expectStep,
  fillStep,
  next,
  openWizard,
  stepNumbers,
  submit,
  walk,
  type StepNumber,
} from '../pages/wizard.ts';
import { choice } from '../pages/wizardFields.ts';
import { fillCardSecrets } from '../pages/wizardPayment.ts';
import { draw, type Look } from './draw.ts';

const applicant = newApplicant({
  email: 'avery.example@example.com',
  firstName: 'Avery',
  lastName: 'Example',
  phone: '5550100142',
  dateOfBirth: '1988-04-12',
  addressLine1: '12 Sample Street',
  addressLine2: 'Apt 4',
  city: 'Agawam',
  zip: '01001',
  occupation: 'Engineer',
  employer: 'Sample Works LLC',
  mothersMaidenName: 'Placeholder',
});

interface StepLooks {
  pristine?: readonly Look[];
  invalid?: readonly Look[];
  filled?: readonly Look[];
}

/** The screenshots of each step for the documentation; none of them shows a card number. */
const looks: Record<StepNumber, StepLooks> = {
  1: { pristine: ['desktop light', 'phone light'] },
  2: { invalid: ['phone light'] },
  3: { filled: ['tablet dark'] },
  4: { pristine: ['desktop light'] },
  5: {},
};

test('sign-in and password reset', async ({ page, guard }) => {
  guard.allowConsole(/status of 400/);
  await page.goto(paths.login);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await draw(page, 'login', ['desktop light', 'phone dark']);
  await submitLogin(page, { email: applicant.email, password: 'not the password' });
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await draw(page, 'login-refused', []);
  await page.goto(paths.resetPassword);
  await draw(page, 'reset-password', ['phone light']);
});

test('the registration, step by step', async ({ page, guard }) => {
  guard.allowConsole(failedRequest(402), /API call failed: POST \/api\/user\/register/);
  await openWizard(page);
  for (const step of stepNumbers) {
    await expectStep(page, step);
    const { pristine, invalid, filled } = looks[step];
    await draw(page, `register-${step}-pristine`, pristine ?? []);
    await tryToGoOn(page, step);
    await expectFailedStep(page, step);
    await draw(page, `register-${step}-invalid`, invalid ?? []);
    await fillStep(page, step, applicant);
    await leaveAndComeBack(page, step);
    await draw(page, `register-${step}-filled`, filled ?? []);
    if (step < 5) await next(page);
  }
  await choice(page, 'Wire transfer').check();
  await page.getByRole('checkbox', { name: "I've sent the payment" }).check();
  await draw(page, 'register-5-transfer', ['desktop light']);
  const answers = page.locator('details').filter({ hasText: 'Check your answers' });
  await answers.locator('summary').click();
  await draw(page, 'register-5-check', ['desktop light'], answers);
  await choice(page, 'Card').check();
  await declineNextCard(page);
  await submit(page);
  await expectFailedStep(page, 5);
  await draw(page, 'register-5-declined', []);
  await fillCardSecrets(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  await draw(page, 'register-done', ['phone light']);
});

/** Leaves the step and returns to it, which removes errors that filling it in may have caused. */
async function leaveAndComeBack(page: Page, step: StepNumber): Promise<void> {
  if (step === 5) {
    await walk(page, 5, 4);
    await walk(page, 4, 5);
  } else {
    await next(page);
    await expectStep(page, (step + 1) as StepNumber);
    await walk(page, (step + 1) as StepNumber, step);
  }
}

const declineNextCard = (page: Page) =>
  page.route(registerPattern, (route) => route.fulfill({ status: 402, json: declined }), {
    times: 1,
  });

const declined = {
  detail: 'Your card was declined. Nothing was charged. Please try another card or payment method.',
};

const tryToGoOn = (page: Page, step: StepNumber) => (step === 5 ? submit(page) : next(page));
