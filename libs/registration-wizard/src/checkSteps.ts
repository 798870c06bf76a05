import type { UseFormReturn } from 'react-hook-form';
import { markStep } from './form/faults.ts';
import type { RegistrationForm } from './form/registrationForm.ts';
import { accountSchema } from './steps/Account/Account.schema.ts';
import { findIssues, toFailure } from './steps/checks.ts';
import type { LaterSteps } from './useLaterSteps.ts';
import { lastStep, stepNumbers, type Account, type Failure, type StepNumber } from './wizard.ts';

/** The form's answers. An account that exists asks its password once and keeps its address. */
export function answersOf(
  form: UseFormReturn<RegistrationForm>,
  account: Account,
): RegistrationForm {
  const answers = form.getValues();
  return account.kind === 'existing'
    ? { ...answers, email: account.email, confirmPassword: answers.password }
    : answers;
}

/**
 * Checks a step and marks what it finds. The last step is checked after all others, since a change may
 * have spoilt one that was passed before.
 */
export function checkUpTo(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
  account: Account,
  later: LaterSteps | undefined,
): Failure | undefined {
  const answers = answersOf(form, account);
  for (const each of step === lastStep ? stepNumbers : [step]) {
    const schema = each === 1 ? accountSchema : later?.module.schemaOf(each);
    const issues = schema ? findIssues(schema, answers) : [];
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
  later: LaterSteps | undefined,
): StepNumber {
  const answers = answersOf(form, account);
  const isComplete = (each: StepNumber) => {
    const schema = each === 1 ? accountSchema : later?.module.schemaOf(each);
    return schema !== undefined && findIssues(schema, answers).length === 0;
  };
  return stepNumbers.find((each) => each >= step || !isComplete(each)) ?? step;
}
