import { CopyButton, DescriptionList } from '@bank-bonuses/ui';
import { useRef } from 'react';

export const Example = () => {
  const shown = useRef<HTMLSpanElement>(null);
  const number = '000123456789';
  return (
    <DescriptionList
      items={[
        {
          term: 'Account number',
          value: <span ref={shown}>{number}</span>,
          action: <CopyButton valueName="account number" value={number} shownIn={shown} />,
        },
      ]}
    />
  );
};
