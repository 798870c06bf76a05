import { paths } from '@bank-bonuses/routes';
import type { Page } from '@playwright/test';
import { newPerson } from '../fixtures/people.ts';
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
  type StepNumber,
} from '../pages/wizard.ts';
import { draw, type Look } from './draw.ts';

const person = newPerson({
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

/** What the documentation shows of each step; never a card's number. */
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
  await submitLogin(page, { email: person.email, password: 'not the password' });
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await draw(page, 'login-refused', []);
  await page.goto(paths.resetPassword);
  await draw(page, 'reset-password', ['phone light']);
});

test('the registration, step by step', async ({ page }) => {
  await openWizard(page);
  for (const step of stepNumbers) {
    await expectStep(page, step);
    const { pristine, invalid, filled } = looks[step];
    await draw(page, `register-${step}-pristine`, pristine ?? []);
    await tryToGoOn(page, step);
    await expectFailedStep(page, step);
    await draw(page, `register-${step}-invalid`, invalid ?? []);
    await fillStep(page, step, person);
    // A field that hides what was typed does so when it is left.
    await page.getByRole('heading', { level: 2 }).first().focus();
    await draw(page, `register-${step}-filled`, filled ?? []);
    if (step < 5) await next(page);
  }
  await page.getByText('Check your answers').click();
  await draw(page, 'register-5-check', []);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  await draw(page, 'register-done', ['phone light']);
});

const tryToGoOn = (page: Page, step: StepNumber) => (step === 5 ? submit(page) : next(page));
