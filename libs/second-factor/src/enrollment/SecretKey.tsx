import { CopyField, Stack, Text } from '@bank-bonuses/ui';

/**
 * Renders the secret in groups of four for typing, and a button that copies it without the spaces.
 */
export const SecretKey = ({ secret }: { secret: string }) => (
  <Stack gap="xs">
    <Text tone="quiet" size="small">
      If you cannot scan it, enter this key in the app:
    </Text>
    <CopyField valueName="key" value={secret}>
      {(secret.match(/.{1,4}/g) ?? []).join(' ')}
    </CopyField>
  </Stack>
);
