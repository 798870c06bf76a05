import { useState } from 'react';

/** Returns the error of a call until the customer changes the rejected value. */
export function useShownError<Failure>(error: Failure | undefined) {
  const [dismissed, setDismissed] = useState<Failure>();
  return {
    shown: error === dismissed ? undefined : error,
    dismiss: () => setDismissed(error),
  };
}
