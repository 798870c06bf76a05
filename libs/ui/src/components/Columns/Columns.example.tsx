import { Columns, TextField } from '@bank-bonuses/ui';

export const Example = () => (
  <Columns split="firstWide">
    <TextField label="City" autoComplete="address-level2" />
    <TextField label="State" autoComplete="address-level1" maxLength={2} />
    <TextField label="ZIP code" autoComplete="postal-code" inputMode="numeric" />
  </Columns>
);
