import { Inline, Text, Tooltip } from '@bank-bonuses/ui';

export const Example = () => (
  <Inline gap="xs">
    <Text>Pending bonuses</Text>
    <Tooltip
      label="About pending bonuses"
      content="Earned, and on their way to your bank account."
    />
  </Inline>
);
