import { Columns, Stack, TextField } from '@bank-bonuses/ui';
import { useTextField } from '../../form/useTextField.ts';
import { BirthDate } from './BirthDate.tsx';
import { Phone } from './Phone.tsx';
import { Ssn } from './Ssn.tsx';

/** Step 2: who the applicant is. */
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
