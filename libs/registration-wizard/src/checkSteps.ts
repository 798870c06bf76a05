import type { UseFormReturn } from 'react-hook-form';
import { answersOf } from './form/answers.ts';
import { markStep } from './form/faults.ts';
import type { RegistrationForm } from './form/registrationForm.ts';
import { findIssues, toFailure } from './steps/checks.ts';
import { schemaOf } from './steps/schemas.ts';
import { lastStep, stepNumbers, type Account, type Failure, type StepNumber } from './wizard.ts';

/**
 * Checks a step and marks what it finds. The last step is checked after all others, since a change may
 * have spoilt one that was passed before.
 */
export function checkUpTo(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
  account: Account,
): Failure | undefined {
  const answers = answersOf(form, account);
  for (const each of step === lastStep ? stepNumbers : [step]) {
    const issues = findIssues(schemaOf(each), answers);
    markStep(form, each, issues);
    if (issues.length > 0) return toFailure(each, issues);
  }
  return undefined;
}

/** The first of the steps up to this one whose answers are not complete; nothing is marked. */
export function firstIncomplete(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
  account: Account,
): StepNumber {
  const answers = answersOf(form, account);
  const isComplete = (each: StepNumber) => findIssues(schemaOf(each), answers).length === 0;
  return stepNumbers.find((each) => each >= step || !isComplete(each)) ?? step;
}
