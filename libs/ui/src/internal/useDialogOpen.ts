'use client';

import { startTransition, useDeferredValue } from 'react';

/** The open state of a dialog and its handler. */
export interface DialogOpen {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Opens and closes a dialog or sheet, for `Dialog.Root`. The dialog opens after the paint that
 * responds to the press, and closes in a transition, because a slow phone needs a long time to
 * render the change. When the owner sets `open` to false, the dialog closes synchronously, because
 * the owner may move focus then.
 */
export function useDialogOpen({ open, onOpenChange }: DialogOpen): DialogOpen {
  const isDue = useDeferredValue(open);
  return {
    open: open && isDue,
    onOpenChange: (next) => startTransition(() => onOpenChange(next)),
  };
}
