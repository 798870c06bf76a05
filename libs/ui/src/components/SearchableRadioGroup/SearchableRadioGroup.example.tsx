import { SearchableRadioGroup } from '@bank-bonuses/ui';
import { useState } from 'react';

const banks = [
  { value: 'first', label: 'First Example Bank' },
  { value: 'second', label: 'Second Example Bank' },
];

export const Example = () => {
  const [bank, setBank] = useState('');
  return (
    <SearchableRadioGroup
      label="Your bank"
      searchLabel="Search banks"
      options={banks}
      value={bank}
      onValueChange={setBank}
    />
  );
};
