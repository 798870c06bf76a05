import { LoadError } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [retrying, setRetrying] = useState(false);
  return (
    <LoadError
      message="Your accounts could not be loaded."
      onRetry={() => setRetrying(true)}
      retrying={retrying}
    />
  );
};
