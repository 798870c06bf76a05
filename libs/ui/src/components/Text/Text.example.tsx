import { Text } from '@bank-bonuses/ui';

export const Example = () => (
  <Text tone="quiet" size="small">
    Updated five minutes ago
  </Text>
);
