import { CardSecurityCodeField } from '@bank-bonuses/ui';

export const Example = () => (
  <CardSecurityCodeField label="Security code" description="Three or four digits." />
);
