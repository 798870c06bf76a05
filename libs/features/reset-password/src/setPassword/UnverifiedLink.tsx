import { Button, Stack, Text } from '@bank-bonuses/ui';

export interface UnverifiedLinkProps {
  isBusy: boolean;
  onContinue: () => void;
}

/**
 * Renders a button that verifies the link. A link is not verified automatically, because a mail
 * scanner may have opened the page.
 */
export function UnverifiedLink({ isBusy, onContinue }: UnverifiedLinkProps) {
  return (
    <Stack gap="md">
      <Text>
        Your link works once. We ask you to press the button because some mail services open every
        link before you do.
      </Text>
      <Button fullWidth loading={isBusy} loadingText="Checking..." onClick={onContinue}>
        Continue
      </Button>
    </Stack>
  );
}
