import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf } from '../form/fields.ts';
import { toFormError, type FormError } from '../form/formError.ts';
import { answersOf, markedErrors, type CheckContext } from '../form/useRegistrationForm.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import { findStepErrors } from '../steps/schemas.ts';
import { lastStep, stepNumbers, type StepNumber } from './stepNumbers.ts';

/**
 * Checks a step and marks what it finds. The last step is checked after all others, since a change may
 * have spoilt one that was passed before.
 */
export async function checkUpTo(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
): Promise<FormError | undefined> {
  for (const each of step === lastStep ? stepNumbers : [step]) {
    const isGood = await form.trigger(fieldsOf(each));
    if (!isGood) return toFormError(each, markedErrors(form, each));
  }
  return undefined;
}

/** The first of the steps up to this one whose answers are not complete; nothing is marked. */
export function firstIncomplete(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
  { applicant, rules }: CheckContext,
): StepNumber {
  const answers = answersOf(form.getValues(), applicant);
  const isComplete = (each: StepNumber) => findStepErrors(each, answers, rules).length === 0;
  return stepNumbers.find((each) => each >= step || !isComplete(each)) ?? step;
}
