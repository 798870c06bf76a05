import { stateFieldText, stateName } from '@bank-bonuses/product';
import { FormattedField, Text, type TextFieldProps } from '@bank-bonuses/ui';
import { useId, useState } from 'react';
import { AdviceField } from '../editing/AdviceField.tsx';

interface StateFieldProps {
  value: string;
  onValueChange: (state: string) => void;
}

/**
 * Renders the field for a state's two letters, with the state's name beside them, so that a wrong
 * code is noticed. A pasted or filled in name becomes its code.
 */
export function StateField({ value, onValueChange }: StateFieldProps) {
  const nameId = useId();
  const [wasRefused, setWasRefused] = useState(false);
  const name = stateName(value);
  return (
    <AdviceField
      Field={StateInput}
      label="State"
      autoComplete="address-level1"
      autoCapitalize="characters"
      maxLength={2}
      value={value}
      onValueChange={(next) => {
        setWasRefused(false);
        onValueChange(next);
      }}
      onPaste={(event) => setWasRefused(stateFieldText(event.clipboardData.getData('text')) === '')}
      trailing={
        name && (
          <Text id={nameId} tone="quiet">
            {name}
          </Text>
        )
      }
      aria-describedby={name && nameId}
      fits={(text) => stateName(text) !== undefined}
      advice="Two letters, such as MA."
      showsAdvice={wasRefused}
    />
  );
}

const StateInput = (props: TextFieldProps) => (
  <FormattedField {...props} format={(text) => stateFieldText(text, props.value)} />
);
