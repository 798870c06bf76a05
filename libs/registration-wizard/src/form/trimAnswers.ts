import type { RegistrationForm } from './registrationForm.ts';

/** The answers without white space around them. Passwords stay as they were typed. */
export function trimAnswers(form: RegistrationForm): RegistrationForm {
  const answers = Object.entries(form).map(([field, answer]: [string, unknown]) => [
    field,
    typeof answer === 'string' ? answer.trim() : answer,
  ]);
  const { password, confirmPassword } = form;
  return { ...(Object.fromEntries(answers) as RegistrationForm), password, confirmPassword };
}

/** Of trimmed answers. */
export function fullNameOf({ firstName, lastName }: RegistrationForm): string {
  return `${firstName} ${lastName}`;
}
