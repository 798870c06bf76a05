import { DetailList } from '@bank-bonuses/ui';

export const Example = () => (
  <DetailList
    details={[
      { term: 'Beneficiary', value: 'Bank Bonuses LLC' },
      { term: 'Routing number', value: '000000000' },
    ]}
  />
);
