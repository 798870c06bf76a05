import type { FieldErrors, Resolver } from 'react-hook-form';
import { loadedRules } from '../fields/loadedRules.ts';
import type { PasswordRules } from '../fields/passwordRules.ts';
import { fieldNames, stepOf, type RegistrationForm } from '../fields/table.ts';
import type { Applicant } from './applicant.ts';
import { toFieldError } from '../errors/formError.ts';
import { answersOf } from './registrationForm.ts';

/** The data that the rules need in addition to the answers. */
export interface CheckContext {
  applicant: Applicant;
  /** The password rules of the deployment. */
  rules: PasswordRules;
}

/**
 * Validates the steps of the requested fields with their rules. The resolver of @hookform/resolvers
 * would return only one of the two texts of an error.
 */
export const resolver: Resolver<RegistrationForm, CheckContext> = (
  form,
  context,
  { names = [] },
) => {
  const errors: FieldErrors<RegistrationForm> = {};
  if (!context) return { values: {}, errors };
  const answers = answersOf(form, context.applicant);
  for (const step of new Set(fieldNames.filter((name) => names.includes(name)).map(stepOf))) {
    const rules = loadedRules(step);
    if (!rules) throw new Error('A step was validated before its rules were loaded');
    for (const { field, text, message } of rules.errors(answers, context.rules))
      errors[field] = toFieldError({ text, message });
  }
  return { values: {}, errors };
};
