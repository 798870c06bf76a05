import { Tabs, Text } from '@bank-bonuses/ui';

export const Example = () => (
  <Tabs
    label="Bonuses"
    items={[
      { value: 'active', label: 'Active', content: <Text>Two bonuses are in progress.</Text> },
      { value: 'paid', label: 'Paid', content: <Text>No bonus has been paid yet.</Text> },
    ]}
  />
);
