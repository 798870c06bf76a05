import { useLeftWith } from '../../form/useLeftWith.ts';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { birthDateHint } from './birthDateHint.ts';

/** Asks about a date that is hardly a date of birth, once the field has been left. */
export function BirthDateAdvice() {
  const dateOfBirth = useAnswer('dateOfBirth');
  const left = useLeftWith('dateOfBirth', dateOfBirth);
  return left === dateOfBirth ? birthDateHint(dateOfBirth, new Date()) : null;
}
