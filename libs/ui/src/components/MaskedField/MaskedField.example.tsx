import { MaskedField } from '@bank-bonuses/ui';
import { useState } from 'react';

const mask = (number: string) => number.replaceAll(/\d(?=.*\d{4})/g, '•');

export const Example = () => {
  const [number, setNumber] = useState('');
  return (
    <MaskedField
      label="Account number"
      value={number}
      onValueChange={setNumber}
      mask={mask}
      inputMode="numeric"
      autoComplete="off"
    />
  );
};
