import type { Resolver } from 'react-hook-form';
import { loadValidation } from '../fields/loadValidation.ts';
import type { PasswordRules } from '../fields/passwordRules.ts';
import { fieldNames, type RegistrationForm } from '../fields/table.ts';
import type { Applicant } from './applicant.ts';
import { answersOf } from './registrationForm.ts';

/** The data that the rules need in addition to the answers. */
export interface CheckContext {
  applicant: Applicant;
  /** The password rules of the deployment. */
  rules: PasswordRules;
}

/** Validates the steps of the requested fields with their rules. */
export const resolver: Resolver<RegistrationForm, CheckContext> = async (
  form,
  context,
  { names = [] },
) => {
  const { toFormErrors } = await loadValidation();
  const { applicant = { kind: 'new' }, rules } = context ?? {};
  const requested = fieldNames.filter((name) => names.includes(name));
  return { values: {}, errors: toFormErrors(requested, answersOf(form, applicant), rules) };
};
