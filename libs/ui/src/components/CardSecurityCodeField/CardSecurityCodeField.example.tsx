import { CardSecurityCodeField } from '@bank-bonuses/ui';

export const Example = () => (
  <CardSecurityCodeField label="Security code" hint="Three or four digits." />
);
