import { DescriptionList } from '@bank-bonuses/ui';

export const Example = () => (
  <DescriptionList
    items={[
      { term: 'Beneficiary', value: 'Bank Bonuses LLC' },
      { term: 'Routing number', value: '000000000' },
    ]}
  />
);
