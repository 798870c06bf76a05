import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { groupFault } from './faults.ts';
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

/** What is wrong with a field, and whether a text over several fields speaks of it. */
export function useFault(name: FieldName): { text: string | undefined; isOfGroup: boolean } {
  const { control } = useRegistrationForm();
  const { errors } = useFormState({ control, name });
  const error = errors[name];
  return { text: error?.message, isOfGroup: error?.type === groupFault };
}

/** The specified text over several fields while one of them lacks its part. */
export function useGroupFault(names: readonly FieldName[], text: string): string | undefined {
  const { control } = useRegistrationForm();
  const { errors } = useFormState({ control });
  return names.some((name) => errors[name]?.type === groupFault) ? text : undefined;
}
