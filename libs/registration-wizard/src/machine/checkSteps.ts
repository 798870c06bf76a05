import type { UseFormReturn } from 'react-hook-form';
import { answersOf, setStepErrors } from '../form/useRegistrationForm.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import { findStepErrors, toFormError } from '../steps/checks.ts';
import type { PasswordRules } from '../steps/AccountStep/passwordLength.ts';
import { schemaOf } from '../steps/schemas.ts';
import { lastStep, stepNumbers, type StepNumber } from './stepNumbers.ts';
import type { FormError } from '../form/formError.ts';
import type { Applicant } from './wizard.ts';

/**
 * Checks a step and marks what it finds. The last step is checked after all others, since a change may
 * have spoilt one that was passed before.
 */
export function checkUpTo(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
  applicant: Applicant,
  rules?: PasswordRules,
): FormError | undefined {
  const answers = answersOf(form, applicant);
  for (const each of step === lastStep ? stepNumbers : [step]) {
    const errors = findStepErrors(schemaOf(each, rules), answers);
    setStepErrors(form, each, errors);
    if (errors.length > 0) return toFormError(each, errors);
  }
  return undefined;
}

/** The first of the steps up to this one whose answers are not complete; nothing is marked. */
export function firstIncomplete(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
  applicant: Applicant,
  rules?: PasswordRules,
): StepNumber {
  const answers = answersOf(form, applicant);
  const isComplete = (each: StepNumber) =>
    findStepErrors(schemaOf(each, rules), answers).length === 0;
  return stepNumbers.find((each) => each >= step || !isComplete(each)) ?? step;
}
