import type { FieldErrors } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { specifiedRules, type PasswordRules } from './passwordRules.ts';
import { accountRules } from './account.rules.ts';
import { addressRules } from './address.rules.ts';
import { isAsked } from './conditions.ts';
import type { StepNumber } from './field.ts';
import { paymentRules } from './payment.rules.ts';
import { personalRules } from './personal.rules.ts';
import { toFieldError } from '../form/fieldError.ts';
import type { StepError, StepRules } from './rule.ts';
import { securityRules } from './security.rules.ts';
import { fieldsOf, stepOf, type FieldName, type RegistrationForm } from './table.ts';

export { formErrorOf, serverErrorLinks } from '../errors/formError.ts';
export { shownField } from './conditions.ts';

const rulesOfStep: Record<StepNumber, StepRules> = {
  1: accountRules,
  2: personalRules,
  3: addressRules,
  4: securityRules,
  5: paymentRules,
};

/** Returns the errors of a step, in the order of its page. */
export function findStepErrors(
  step: StepNumber,
  answers: RegistrationForm,
  passwordRules: PasswordRules = specifiedRules,
): StepError[] {
  const { fields, together = (errors) => errors } = rulesOfStep[step];
  const errors = fieldsOf(step)
    .filter((name) => isAsked(name, answers))
    .flatMap((name) => errorOf(name, fields[name], answers[name]));
  return together(errors, answers, passwordRules);
}

/** Returns the error of a field alone, without what other answers say about it. */
export function findFieldError(name: FieldName, answer: unknown): StepError | undefined {
  return errorOf(name, rulesOfStep[stepOf(name)].fields[name], answer)[0];
}

/** Returns the first error of an answer, if any. */
function errorOf(
  field: FieldName,
  rule: StepRules['fields'][FieldName],
  answer: unknown,
): StepError[] {
  const issue = rule && safeParse(rule, answer).error?.issues[0];
  if (!issue) return [];
  const specified: unknown = issue.code === 'custom' ? issue.params?.['specified'] : undefined;
  const text = issue.message;
  return [{ field, text, message: typeof specified === 'string' ? specified : text }];
}

/**
 * Validates the steps of the given fields and returns the errors in the type of react-hook-form.
 * The resolver of @hookform/resolvers would return only one of the two texts.
 */
export function toFormErrors(
  names: readonly FieldName[],
  answers: RegistrationForm,
  passwordRules?: PasswordRules,
): FieldErrors<RegistrationForm> {
  const errors: FieldErrors<RegistrationForm> = {};
  for (const step of new Set(names.map(stepOf)))
    for (const { field, text, message } of findStepErrors(step, answers, passwordRules))
      errors[field] = toFieldError({ text, message });
  return errors;
}
