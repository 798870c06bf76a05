import { DateField } from '@bank-bonuses/ui';

export const Example = () => (
  <DateField label="Date of birth" autoComplete="bday" min="1900-01-01" name="birthDate" />
);
