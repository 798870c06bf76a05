import { paths } from '@bank-bonuses/product/routes';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Applicant } from '../fixtures/people/applicants.ts';
import {
  fillAccountStep,
  fillAddressStep,
  fillPersonalStep,
  fillSecurityStep,
  type SecurityChoices,
} from './wizardSteps.ts';
import { fillPaymentStep, type PaymentChoices } from './wizardPayment.ts';

export type Choices = SecurityChoices & PaymentChoices;

const steps = [
  { name: 'Account', heading: 'Create your account' },
  { name: 'Personal', heading: 'About you' },
  { name: 'Address', heading: 'Your home address' },
  { name: 'Security', heading: 'Verify your identity' },
  { name: 'Sign Up', heading: 'Payment and agreements' },
] as const;

export type StepNumber = 1 | 2 | 3 | 4 | 5;
export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4, 5];

export async function openWizard(page: Page): Promise<void> {
  await page.goto(paths.register);
  await expectStep(page, 1);
}

const nameOf = (step: StepNumber) => steps[step - 1]?.name ?? '';

/** Expects a step by title, heading and progress, without an error. */
export async function expectStep(page: Page, step: StepNumber): Promise<void> {
  await expect(page).toHaveTitle(`Step ${step} of 5: ${nameOf(step)} · Bank Bonuses User Portal`);
  await expect(stepHeading(page, step)).toBeVisible();
}

/** Expects a step with an error: its page title starts with 'Error: '. */
export async function expectFailedStep(page: Page, step: StepNumber): Promise<void> {
  await expect(page).toHaveTitle(
    `Error: Step ${step} of 5: ${nameOf(step)} · Bank Bonuses User Portal`,
  );
  await expect(stepHeading(page, step)).toBeVisible();
}

export function stepHeading(page: Page, step: StepNumber): Locator {
  return page.getByRole('heading', { level: 2, name: steps[step - 1]?.heading ?? '', exact: true });
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

async function previous(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
}

/** Moves from one step to another with the page's Next and Previous buttons. */
export async function walk(page: Page, from: StepNumber, to: StepNumber): Promise<void> {
  for (let step = from; step !== to;) {
    await (to > step ? next(page) : previous(page));
    step = (to > step ? step + 1 : step - 1) as StepNumber;
    await expectStep(page, step);
  }
}

const fillers: Record<
  StepNumber,
  (page: Page, applicant: Applicant, choices: Choices) => Promise<void>
> = {
  1: fillAccountStep,
  2: fillPersonalStep,
  3: fillAddressStep,
  4: fillSecurityStep,
  5: fillPaymentStep,
};

export async function fillStep(
  page: Page,
  step: StepNumber,
  applicant: Applicant,
  choices: Choices = {},
): Promise<void> {
  await fillers[step](page, applicant, choices);
}

/** Opens the wizard and completes every step before the given one. */
export async function fillUpTo(
  page: Page,
  step: StepNumber,
  applicant: Applicant,
  choices: Choices = {},
): Promise<void> {
  await openWizard(page);
  for (const each of [1, 2, 3, 4] as const) {
    if (each >= step) return;
    await fillStep(page, each, applicant, choices);
    await next(page);
    await expectStep(page, (each + 1) as StepNumber);
  }
}

/** Fills in steps 1 to 5, without pressing Register. */
export async function fillWizard(
  page: Page,
  applicant: Applicant,
  choices?: Choices,
): Promise<void> {
  await fillUpTo(page, 5, applicant, choices);
  await fillStep(page, 5, applicant, choices);
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

export async function expectSuccess(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(
    page.getByText('Please check your email to verify your account before logging in.'),
  ).toBeVisible();
}

/** Returns the red error box, which a form may focus, not the page's live region. */
export function errorBox(page: Page): Locator {
  const focused = page.locator('form [role="group"][tabindex="-1"]:not([data-calm])');
  return page.getByRole('alert').or(focused).filter({ hasText: /\S/ }).first();
}
