import { LoadError, RadioGroup, Skeleton, Stack, Text } from '@bank-bonuses/ui';
import { useState } from 'react';
import { AppCodeForm } from './AppCodeForm.tsx';
import { factorLabel } from './factorNames.ts';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';
import type { FactorList, FactorListState } from './useFactorList.ts';

interface CodeOptions {
  /**
   * Whether the code field takes the focus from the heading.
   * @default false
   */
  takesFocus?: boolean;
  /** Called after a correct code. The session's state is updated even without this callback. */
  onVerified?: () => void;
}

export interface SecondFactorFormProps extends FactorListState, CodeOptions {}

/** Asks for the account's second factor, once the factors have loaded. */
export function SecondFactorForm({
  list,
  error,
  isLoading,
  retry,
  ...options
}: SecondFactorFormProps) {
  if (error) return <LoadError message={error.message} onRetry={retry} retrying={isLoading} />;
  if (!list) return <Skeleton variant="control" />;
  return list.known.length === 0 ? (
    <Text>This page does not support the second step of your account.</Text>
  ) : (
    <ChosenFactor {...list} {...options} />
  );
}

/** Asks for the code of one factor; the customer chooses if there are several. */
function ChosenFactor(props: FactorList & CodeOptions) {
  const { factors, known, takesFocus = false, onVerified } = props;
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
