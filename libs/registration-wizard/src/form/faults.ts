import type { UseFormReturn } from 'react-hook-form';
import type { Issue } from '../steps/checks.ts';
import type { StepNumber } from '../wizard.ts';
import { fieldsOf } from './fields.ts';
import type { FieldName, RegistrationForm } from './registrationForm.ts';

/** The kind of a fault whose specified text stands over several fields. */
export const groupFault = 'group';
export const ownFault = 'own';

/** Where an error box writes its text, so that the fields it speaks of can point to it. */
export const failureTextId = 'register-failure';

/** Marks the fields of a step as its check found them; marks on other steps stay. */
export function markStep(
  form: UseFormReturn<RegistrationForm>,
  step: StepNumber,
  issues: readonly Required<Issue>[],
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
  for (const { field, text } of faults) form.setError(field, { type: ownFault, message: text });
}
