import type { UseFormReturn } from 'react-hook-form';
import type { Applicant } from '../machine/wizard.ts';
import { emptyForm, type FieldName, type RegistrationForm } from './registrationForm.ts';

/** The form's answers. An account that exists asks its password once and keeps its address. */
export function answersOf(
  form: UseFormReturn<RegistrationForm>,
  applicant: Applicant,
): RegistrationForm {
  const answers = form.getValues();
  return applicant.kind === 'existing'
    ? { ...answers, email: applicant.email, confirmPassword: answers.password }
    : answers;
}

/** Whether anything was answered that would have to be entered again. */
export function hasAnswers(form: RegistrationForm, applicant: Applicant): boolean {
  return (Object.keys(emptyForm) as FieldName[]).some((field) => {
    // These two the page fills in by itself.
    if (field === 'referredBy' || (field === 'email' && applicant.kind === 'existing'))
      return false;
    return !isSameAnswer(form[field], emptyForm[field]);
  });
}

/** Lists count by whether there is anything in them. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === 0 && other.length === 0
    : one === other;
}
