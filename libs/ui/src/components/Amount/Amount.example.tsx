import { Amount, Text } from '@bank-bonuses/ui';

export const Example = () => (
  <Text>
    You have earned <Amount value={1250} tone="earned" /> so far.
  </Text>
);
