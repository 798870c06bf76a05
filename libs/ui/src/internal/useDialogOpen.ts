'use client';

import { startTransition, useDeferredValue } from 'react';

/** The open state of a dialog and its handler. */
export interface DialogOpen {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Opens and closes a dialog or sheet, for `Dialog.Root`. It opens after the paint that responds to the press,
 * since a slow phone takes longer to render it, and closes in a transition for the same reason. When its
 * owner closes it, it closes synchronously, since the owner may move the focus then.
 */
export function useDialogOpen({ open, onOpenChange }: DialogOpen): DialogOpen {
  const isDue = useDeferredValue(open);
  return {
    open: open && isDue,
    onOpenChange: (next) => startTransition(() => onOpenChange(next)),
  };
}
