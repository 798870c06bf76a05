import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf, lastStep, stepNumbers, type StepNumber } from '../form/fields.ts';
import { toFormError, type FormError, type StepError } from '../form/formError.ts';
import { answersOf } from '../form/useRegistrationForm.ts';
import { type CheckContext, findStepErrors } from '../steps/schemas.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';

/**
 * Validates a step and sets the errors. The last step also validates all earlier ones, because a
 * later change can make an earlier answer invalid.
 */
export async function checkUpTo(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
  context: CheckContext,
): Promise<FormError | undefined> {
  for (const each of step === lastStep ? stepNumbers : [step]) {
    await form.trigger(fieldsOf(each));
    const errors = errorsOf(each, form, context);
    if (errors.length > 0) return toFormError(each, errors);
  }
  return undefined;
}

/**
 * Returns the first incomplete step before `step`, or `step` itself if there is none. Sets no
 * errors.
 */
export function firstIncomplete(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
  context: CheckContext,
): StepNumber {
  const isComplete = (each: StepNumber) => errorsOf(each, form, context).length === 0;
  return stepNumbers.find((each) => each >= step || !isComplete(each)) ?? step;
}

function errorsOf(
  step: StepNumber,
  form: UseFormReturn<RegistrationForm>,
  { applicant, rules }: CheckContext,
): StepError[] {
  return findStepErrors(step, answersOf(form.getValues(), applicant), rules);
}
