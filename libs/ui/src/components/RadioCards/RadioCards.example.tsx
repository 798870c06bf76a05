import { RadioCards } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [method, setMethod] = useState('card');
  return (
    <RadioCards
      label="How would you like to pay?"
      value={method}
      onValueChange={setMethod}
      options={[
        { value: 'card', label: 'Card', description: 'Charged today.' },
        { value: 'transfer', label: 'Bank transfer', description: 'Takes two to three days.' },
      ]}
    />
  );
};
