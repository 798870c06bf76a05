import { Columns, DateField, Stack, TextField } from '@bank-bonuses/ui';
import { useTextField } from '../../form/useTextField.ts';
import { BirthDateAdvice } from './BirthDateAdvice.tsx';
import { Ssn } from './Ssn.tsx';

/** Step 2: who the applicant is. */
export function Personal() {
  return (
    <Stack gap="lg">
      <Columns>
        <TextField {...useTextField('firstName')} autoComplete="given-name" maxLength={100} />
        <TextField {...useTextField('lastName')} autoComplete="family-name" maxLength={100} />
      </Columns>
      <TextField
        {...useTextField('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <Ssn />
      <DateField {...useTextField('dateOfBirth')} autoComplete="bday" note={<BirthDateAdvice />} />
    </Stack>
  );
}
