import { Stack, TextField } from '@bank-bonuses/ui';
import { useTextField } from '../../form/useField.ts';
import { Agreements } from './Agreements.tsx';
import { ExistingBanks } from './banks/ExistingBanks.tsx';
import { PaymentMethodSection } from './PaymentMethodSection.tsx';

/** Renders step 5: other banks, the fee and the contracts. */
export function PaymentStep() {
  return (
    <Stack gap="xl">
      <ExistingBanks />
      <TextField
        {...useTextField('referredBy')}
        optional
        autoComplete="off"
        maxLength={200}
        description="The name or code of the friend who told you about us."
      />
      <PaymentMethodSection />
      <Agreements />
    </Stack>
  );
}
