import { Button, Stack, Text } from '@bank-bonuses/ui';

export interface NoActivityProps {
  /** Clears the filter; `undefined` if no filter is active. */
  onClear: (() => void) | undefined;
}

/** Renders a message in place of the rows if the table has no rows. */
export const NoActivity = ({ onClear }: NoActivityProps) => (
  <Stack gap="xxs" align="center">
    <Text weight="medium">No recent activity found</Text>
    <Text size="small" tone="quiet" align="center">
      {onClear
        ? 'No activity matches this bank and type.'
        : 'Tasks completed for your bonuses will show up here.'}
    </Text>
    {onClear && (
      <Button variant="outline" tone="neutral" size="small" onClick={onClear}>
        Show all activity
      </Button>
    )}
  </Stack>
);
