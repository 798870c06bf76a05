import { Button, Stack, Text } from '@bank-bonuses/ui';

export interface NoActivityProps {
  /** Clears the filter; `undefined` if no filter is active. */
  onClear: (() => void) | undefined;
}

/** Renders a message instead of the rows if there are none. */
export const NoActivity = ({ onClear }: NoActivityProps) => (
  <Stack gap="xxs" align="center">
    <Text weight="medium">No recent activity found</Text>
    <Text size="small" tone="quiet" align="center">
      {onClear
        ? 'Nothing that was done has this bank and this type.'
        : 'What you complete for a bonus is listed here.'}
    </Text>
    {onClear && (
      <Button variant="outline" tone="neutral" size="small" onClick={onClear}>
        Show all activity
      </Button>
    )}
  </Stack>
);
