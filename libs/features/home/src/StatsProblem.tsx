import { Button, Notice, Stack } from '@bank-bonuses/ui';

export interface StatsProblemProps {
  /** Its message is the text to show: the server's `detail`, else the specified fallback. */
  error: Error;
  onRetry: () => void;
}

/** Stands where the figures would. */
export function StatsProblem({ error, onRetry }: StatsProblemProps) {
  return (
    <Notice tone="critical">
      <Stack gap="md">
        <p>{error.message}</p>
        <div>
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
