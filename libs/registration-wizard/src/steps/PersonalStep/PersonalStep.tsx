import { Columns, DateField, Stack, TextField } from '@bank-bonuses/ui';
import { useAdvice } from '../../form/useAdvice.ts';
import { useAnswer } from '../../form/registrationForm.ts';
import { useTextField } from '../../form/useField.ts';
import { birthDateHint } from '../../fields/birthDate.ts';
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

function BirthDate() {
  const advice = useAdvice(birthDateHint(useAnswer('dateOfBirth'), new Date()));
  return <DateField {...useTextField('dateOfBirth')} autoComplete="bday" note={advice} />;
}
