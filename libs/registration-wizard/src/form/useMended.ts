import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Failure, FieldLink } from '../wizard.ts';
import type { FieldName, RegistrationForm } from './registrationForm.ts';

/** Which of a failure's fields still carry their marks: a mark goes away with the first change. */
export function useMended(failure: Failure) {
  const { errors } = useFormState<RegistrationForm>();
  // A copy, since the form goes on to write into its own.
  const [begun, setBegun] = useState({ failure, marks: { ...errors } });
  if (begun.failure !== failure) setBegun({ failure, marks: { ...errors } });

  const isMarked = (field: FieldName) => errors[field] !== undefined;
  const fieldsOf = ({ field, fields = [field] }: FieldLink) => fields;
  return {
    /** Where a link leads: to the first of its fields that is still marked. */
    firstLeft: (link: FieldLink): FieldName => fieldsOf(link).find(isMarked) ?? link.field,
    /** All marks that a link spoke of have gone. Whether the answers are good is asked by the button. */
    isMended: (link: FieldLink): boolean =>
      !fieldsOf(link).some(isMarked) && fieldsOf(link).some((field) => begun.marks[field]),
  };
}
