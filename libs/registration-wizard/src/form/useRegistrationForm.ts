import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ErrorGroup } from './errorGroups.ts';
import { groupErrorType } from './fieldErrors.ts';
import type { FieldName, RegistrationForm } from './registrationForm.ts';

/** The one form of all five steps. */
export function useRegistrationForm() {
  return useFormContext<RegistrationForm>();
}

/** A field's present answer; renders again when it changes. */
export function useAnswer<Name extends FieldName>(name: Name): RegistrationForm[Name] {
  const { control } = useRegistrationForm();
  return useWatch({ control, name });
}

/** A field's error, and whether its text speaks of several fields. */
export function useFieldError(name: FieldName): { text: string | undefined; isOfGroup: boolean } {
  const { control } = useRegistrationForm();
  const { errors } = useFormState({ control, name });
  const error = errors[name];
  return { text: error?.message, isOfGroup: error?.type === groupErrorType };
}

/** A group's id, and its text while one of its fields lacks its part. */
export function useGroupError({ id, fields, text }: ErrorGroup) {
  const { control } = useRegistrationForm();
  const { errors } = useFormState({ control });
  const hasError = fields.some((name) => errors[name]?.type === groupErrorType);
  return { id, error: hasError ? text : undefined };
}
