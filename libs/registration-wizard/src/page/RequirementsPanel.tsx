import { Stack, Text } from '@bank-bonuses/ui';

/** Renders what the applicant needs, how long registering takes, and how the data is used. */
export function RequirementsPanel() {
  return (
    <Stack gap="lg">
      <Stack as="ul" gap="sm">
        <Text as="li">Your driver's license or passport, to take photos of it</Text>
        <Text as="li">A camera for a selfie</Text>
        <Text as="li">The banks where you have accounts</Text>
        <Text as="li">A way to pay the account opening fee: card, bill pay or wire</Text>
      </Stack>
      <Text tone="quiet">It takes about ten minutes.</Text>
      <Text tone="quiet">
        Your social security number and your photos are kept encrypted. They are used to open
        accounts for you, and for nothing else.
      </Text>
    </Stack>
  );
}
