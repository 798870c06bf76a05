import type { Factor, Factors } from '@bank-bonuses/auth';
import { RadioGroup, Stack } from '@bank-bonuses/ui';
import { useState } from 'react';
import { AppCodeForm } from './AppCodeForm.tsx';
import { factorLabel } from './factorMessages.ts';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';

export interface ChosenFactorProps {
  factors: Factors;
  /** The enrolled factors; at least one. */
  known: readonly Factor[];
  takesFocus: boolean;
  onVerified: (() => void) | undefined;
}

/** Asks for the code of one factor; the customer chooses if there are several. */
export function ChosenFactor({ factors, known, takesFocus, onVerified }: ChosenFactorProps) {
  const [chosenId, setChosenId] = useState<string>();
  // The default is an app, because its code is available at once, whereas a text message must be
  // sent first.
  const chosen =
    known.find(({ id }) => id === chosenId) ??
    known.find(({ kind }) => kind === 'totp') ??
    known[0];
  if (!chosen) return null;
  const CodeForm = chosen.kind === 'phone' ? PhoneCodeForm : AppCodeForm;
  return (
    <Stack gap="lg">
      {known.length > 1 && (
        <RadioGroup
          label="Where do you get your code?"
          options={known.map((factor) => ({ value: factor.id, label: factorLabel(factor) }))}
          value={chosen.id}
          onValueChange={setChosenId}
        />
      )}
      <CodeForm
        key={chosen.id}
        factor={chosen}
        factors={factors}
        // With several factors, the choice comes before the code field, and focusing the field
        // would skip it.
        takesFocus={takesFocus && known.length === 1}
        onVerified={onVerified}
      />
    </Stack>
  );
}
