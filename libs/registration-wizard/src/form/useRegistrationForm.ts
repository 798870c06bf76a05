import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FaultGroup } from './faultGroups.ts';
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

/** A group's id, and its text while one of its fields lacks its part. */
export function useGroupFault({ id, fields, text }: FaultGroup) {
  const { control } = useRegistrationForm();
  const { errors } = useFormState({ control });
  const isFaulty = fields.some((name) => errors[name]?.type === groupFault);
  return { id, error: isFaulty ? text : undefined };
}
