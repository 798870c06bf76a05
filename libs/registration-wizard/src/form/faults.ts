import type { UseFormReturn } from 'react-hook-form';
import type { FoundIssue } from '../steps/checks.ts';
import { stepNumbers, type FieldLink, type StepNumber } from '../wizard.ts';
import { fieldsOf, labelOf } from './fields.ts';
import type { FieldName, RegistrationForm } from './registrationForm.ts';

/** The kind of a fault whose specified text stands over several fields. */
export const groupFault = 'group';
export const ownFault = 'own';
/** The kind of a fault that the service found. It goes away with the first change, or when it was passed over. */
export const refusedFault = 'refused';

/** Where an error box writes its text, so that the fields it speaks of can point to it. */
export const failureTextId = 'register-failure';

/** Marks the fields of a step as its check found them; marks on other steps stay. */
export function markStep(
  form: UseFormReturn<RegistrationForm>,
  step: StepNumber,
  issues: readonly FoundIssue[],
): void {
  form.clearErrors(fieldsOf(step));
  for (const { field, message, text } of issues)
    form.setError(field, { type: text === message ? ownFault : groupFault, message: text });
}

/** Marks the fields that the service named. */
export function markRefused(
  form: UseFormReturn<RegistrationForm>,
  faults: readonly { field: FieldName; text: string }[],
): void {
  for (const { field, text } of faults) form.setError(field, { type: refusedFault, message: text });
}

/** The fields that the service named and that nobody has changed or passed since. */
export function refusedLinks(form: UseFormReturn<RegistrationForm>): FieldLink[] {
  return stepNumbers.flatMap(fieldsOf).flatMap((field) => {
    const { error } = form.getFieldState(field);
    if (error?.type !== refusedFault) return [];
    return [{ field, text: `${labelOf(field)}: ${error.message ?? ''}` }];
  });
}
