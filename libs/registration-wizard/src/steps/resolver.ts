import type { FieldErrors, Resolver } from 'react-hook-form';
import { stepOf } from '../form/fields.ts';
import type { FieldName, RegistrationForm } from '../form/registrationForm.ts';
import { answersOf, toFieldError } from '../form/useRegistrationForm.ts';
import { type CheckContext, findStepErrors } from './schemas.ts';

/**
 * Validates the steps of the requested fields. Marks each error as that of one field or of a group.
 * The resolver of @hookform/resolvers would return only the message.
 */
export const resolver: Resolver<RegistrationForm, CheckContext> = (
  form,
  context,
  { names = [] },
) => {
  const { applicant, rules } = context ?? {};
  const errors: FieldErrors<RegistrationForm> = {};
  const answers = applicant ? answersOf(form, applicant) : form;
  for (const step of new Set((names as FieldName[]).map(stepOf)))
    for (const error of findStepErrors(step, answers, rules))
      errors[error.field] = toFieldError(error);
  return { values: {}, errors };
};
