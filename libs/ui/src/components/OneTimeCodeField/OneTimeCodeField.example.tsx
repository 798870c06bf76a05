import { OneTimeCodeField } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [code, setCode] = useState('');
  return (
    <OneTimeCodeField
      label="Code"
      description="Six digits, from your authenticator app."
      value={code}
      onValueChange={setCode}
    />
  );
};
