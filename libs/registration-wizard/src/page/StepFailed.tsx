import { Button, ErrorSummary, Inline, Stack } from '@bank-bonuses/ui';
import { useState } from 'react';
import { AfterReload } from '../errors/FormErrorBox.tsx';

export interface StepFailedProps {
  /** Resolves once the code is loaded, or when it could not be loaded again. */
  onRetry: () => Promise<unknown>;
}

/**
 * Shown instead of a step whose code could not be loaded. Every answer is still in the form. After a
 * second failure it offers a reload of the page: some browsers remember a failed script until then.
 */
export function StepFailed({ onRetry }: StepFailedProps) {
  const [hasRetried, setRetried] = useState(false);
  const retry = async () => {
    await onRetry();
    setRetried(true);
  };
  return (
    <Stack>
      <ErrorSummary
        message={
          <Stack gap="xs">
            <span>
              This step could not be loaded. Everything you entered is still here. Please check your
              connection and try again.
            </span>
            {hasRetried && <AfterReload />}
          </Stack>
        }
        offersReload={hasRetried}
      />
      <Inline>
        <Button variant="outline" onClick={() => void retry()}>
          Try again
        </Button>
      </Inline>
    </Stack>
  );
}
