import { Text, TextButton } from '@bank-bonuses/ui';

export const Example = () => (
  <Text>
    Please read the <TextButton>Contractor Agreement</TextButton> first.
  </Text>
);
