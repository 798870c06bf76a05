import { Columns, DateField, Stack, TextField } from '@bank-bonuses/ui';
import { useTextField } from '../../form/useTextField.ts';
import { formatSsn } from '../../formatting/formatters.ts';
import { isCompleteSsn, ssnIncomplete } from './Personal.schema.ts';

/** Step 2: who the applicant is. */
export function Personal() {
  const ssn = useTextField('ssn', {
    format: formatSsn,
    check: (value) => (isCompleteSsn(value) ? undefined : ssnIncomplete),
  });
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
      <TextField
        {...ssn}
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        placeholder="XXX-XX-XXXX"
        hint="Banks need it to open accounts in your name. It is kept encrypted."
      />
      <DateField {...useTextField('dateOfBirth')} autoComplete="bday" />
    </Stack>
  );
}
