import { Progress, Stack, Text } from '@bank-bonuses/ui';

export const Example = () => (
  <Stack gap="xs">
    <Text>2 of 3 requirements met</Text>
    <Progress label="Requirements met" value={2 / 3} />
  </Stack>
);
