import { Columns, DateField, Stack, TextField } from '@bank-bonuses/ui';
import { useAdvice } from '../../form/useAdvice.ts';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { useTextField } from '../../form/useTextField.ts';
import { birthDateError, birthDateHint } from './birthDateRules.ts';
import { Phone } from './Phone.tsx';
import { Ssn } from './Ssn.tsx';

/** Renders step 2: name, phone number, SSN and date of birth. */
export function PersonalStep() {
  return (
    <Stack gap="lg">
      <Columns>
        <TextField {...useTextField('firstName')} autoComplete="given-name" maxLength={100} />
        <TextField {...useTextField('lastName')} autoComplete="family-name" maxLength={100} />
      </Columns>
      <Phone />
      <Ssn />
      <BirthDate />
    </Stack>
  );
}

/**
 * Renders the date of birth. It is checked on blur, because a date input reports a year while its first
 * digits are typed.
 */
function BirthDate() {
  const field = useTextField('dateOfBirth', {
    check: (dateOfBirth) => birthDateError(dateOfBirth, new Date()),
  });
  const advice = useAdvice(birthDateHint(useAnswer('dateOfBirth'), new Date()));
  return <DateField {...field} autoComplete="bday" note={advice} />;
}
