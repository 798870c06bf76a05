'use client';

import { startTransition, useDeferredValue } from 'react';

export interface DialogOpen {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * How a window over the page is opened and closed, for `Dialog.Root`. It comes up after the paint that answers the
 * press, since a slow phone takes longer to draw it, and asks to be closed in a transition, for the same paint. Closed by
 * its owner it goes at once: the owner may have another place for the focus then.
 */
export function useDialogOpen({ open, onOpenChange }: DialogOpen): DialogOpen {
  const isDue = useDeferredValue(open);
  return {
    open: open && isDue,
    onOpenChange: (next) => startTransition(() => onOpenChange(next)),
  };
}
