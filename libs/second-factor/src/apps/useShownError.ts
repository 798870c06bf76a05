import { useState } from 'react';

/** What a call was refused for, until the customer changes what was refused. */
export function useShownError<Refusal>(error: Refusal | undefined) {
  const [dismissed, setDismissed] = useState<Refusal>();
  return {
    shown: error === dismissed ? undefined : error,
    dismiss: () => setDismissed(error),
  };
}
