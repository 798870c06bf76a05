import { useLeftWith } from '../../form/useLeftWith.ts';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { birthDateHint } from './birthDateHint.ts';

/**
 * Asks about a date that is hardly a date of birth. It does not wait until the field is left, since the
 * press that goes on does not leave it; but a year's first digits are no year yet.
 */
export function BirthDateAdvice() {
  const dateOfBirth = useAnswer('dateOfBirth');
  const left = useLeftWith('dateOfBirth', dateOfBirth);
  const isWhole = !dateOfBirth.startsWith('0') || left === dateOfBirth;
  return isWhole ? birthDateHint(dateOfBirth, new Date()) : null;
}
