import { Stack, TextField } from '@bank-bonuses/ui';
import { useTextField } from '../../form/useTextField.ts';
import { Agreements } from './Agreements.tsx';
import { ExistingBanks } from './ExistingBanks.tsx';
import { Payment } from './Payment.tsx';

/** Step 5: other banks, the fee and the contracts. */
export function SignUp() {
  return (
    <Stack gap="xl">
      <ExistingBanks />
      <TextField
        {...useTextField('referredBy')}
        optional
        autoComplete="off"
        maxLength={200}
        hint="The name or code of the friend who told you about us."
      />
      <Payment />
      <Agreements />
    </Stack>
  );
}
