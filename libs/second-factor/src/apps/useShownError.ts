import { useState } from 'react';

/** What a call was refused for, until the customer changes what was refused. */
export function useShownError<Failure>(error: Failure | undefined) {
  const [dismissed, setDismissed] = useState<Failure>();
  return {
    shown: error === dismissed ? undefined : error,
    dismiss: () => setDismissed(error),
  };
}
