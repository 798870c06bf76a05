import { Button, Notice, Stack, Text } from '@bank-bonuses/ui';

export interface StatsProblemProps {
  /** Its message is the text to show: the server's `detail`, else the specified fallback. */
  error: Error;
  onRetry: () => void;
}

/** Stands where the figures would. */
export function StatsProblem({ error, onRetry }: StatsProblemProps) {
  return (
    <Notice tone="critical" role="alert">
      <Stack gap="md" align="start">
        <Text>{error.message}</Text>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Notice>
  );
}
