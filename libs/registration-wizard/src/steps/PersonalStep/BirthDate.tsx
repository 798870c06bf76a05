import { DateField } from '@bank-bonuses/ui';
import { useAdvice } from '../../form/useAdvice.ts';
import { useTextField } from '../../form/useTextField.ts';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { birthDateHint, birthDateError } from './birthDate.ts';

/** The day, checked when it is left: a year's first digits are no year yet. */
export function BirthDate() {
  const field = useTextField('dateOfBirth', {
    check: (dateOfBirth) => birthDateError(dateOfBirth, new Date()),
  });
  const advice = useAdvice(birthDateHint(useAnswer('dateOfBirth'), new Date()));
  return <DateField {...field} autoComplete="bday" note={advice} />;
}
