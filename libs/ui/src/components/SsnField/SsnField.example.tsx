import { SsnField } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [ssn, setSsn] = useState('');
  return <SsnField label="Social Security Number" value={ssn} onValueChange={setSsn} />;
};
