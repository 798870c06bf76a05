import { cardBrand, CardNumberField } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [number, setNumber] = useState('');
  return (
    <CardNumberField
      label="Card number"
      value={number}
      onValueChange={setNumber}
      brand={cardBrand(number)}
    />
  );
};
