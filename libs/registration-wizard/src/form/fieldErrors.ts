import type { UseFormReturn } from 'react-hook-form';
import type { FieldError, FieldLink, StepError } from './formError.ts';
import { stepNumbers, type StepNumber } from '../machine/stepNumbers.ts';
import { fieldsOf, labelOf } from './fields.ts';
import type { RegistrationForm } from './registrationForm.ts';

/** The error type of a field whose specified text speaks of several fields. */
export const groupErrorType = 'group';
/** The error type of a field whose text speaks of it alone. */
export const ownErrorType = 'own';
/** The type of an error that the service found. It is cleared by the first change, or when its step is passed. */
export const serverErrorType = 'server';

/** Where an error box writes its text, so that the fields it speaks of can point to it. */
export const formErrorTextId = 'register-failure';

/** Marks the fields of a step as its check found them; marks on other steps stay. */
export function setStepErrors(
  form: UseFormReturn<RegistrationForm>,
  step: StepNumber,
  errors: readonly StepError[],
): void {
  form.clearErrors(fieldsOf(step));
  for (const { field, message, text } of errors)
    form.setError(field, { type: text === message ? ownErrorType : groupErrorType, message: text });
}

/** Marks the fields that the service named. */
export function setServerErrors(
  form: UseFormReturn<RegistrationForm>,
  fieldErrors: readonly FieldError[],
): void {
  for (const { field, text } of fieldErrors)
    form.setError(field, { type: serverErrorType, message: text });
}

/** The fields that the service named and that nobody has changed or passed since. */
export function serverErrorLinks(form: UseFormReturn<RegistrationForm>): FieldLink[] {
  return stepNumbers.flatMap(fieldsOf).flatMap((field) => {
    const { error } = form.getFieldState(field);
    if (error?.type !== serverErrorType) return [];
    return [{ field, text: `${labelOf(field)}: ${error.message ?? ''}` }];
  });
}
