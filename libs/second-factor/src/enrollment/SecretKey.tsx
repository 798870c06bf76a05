import { CopyField, Stack, Text } from '@bank-bonuses/ui';

/** The secret for typing: in groups of four, and to copy without the gaps. */
export const SecretKey = ({ secret }: { secret: string }) => (
  <Stack gap="xs">
    <Text tone="quiet" size="small">
      If you cannot scan it, enter this key in the app:
    </Text>
    <CopyField what="key" value={secret}>
      {(secret.match(/.{1,4}/g) ?? []).join(' ')}
    </CopyField>
  </Stack>
);
