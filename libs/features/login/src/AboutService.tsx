import { Stack, Text } from '@bank-bonuses/ui';

const lines = [
  'We find bank and brokerage signup bonuses worth having.',
  'We open and manage the accounts for you, and move the money that each bonus asks for.',
  'You are paid by bank transfer, and see every dollar and every step here.',
];

/** Renders a description of the service in three lines, for visitors who do not know it. */
export function AboutService() {
  return (
    <Stack as="ul" gap="md">
      {lines.map((line) => (
        <Text as="li" key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}
