import { OneTimeCodeField } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [code, setCode] = useState('');
  return (
    <OneTimeCodeField
      label="Code"
      hint="Six digits, from your authenticator app."
      value={code}
      onValueChange={setCode}
    />
  );
};
