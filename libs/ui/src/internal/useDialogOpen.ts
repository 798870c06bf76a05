'use client';

import { startTransition, useDeferredValue } from 'react';

/** The open state of a dialog and its handler. */
export interface DialogOpen {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Opens and closes a dialog or sheet, for `Dialog.Root`. The dialog opens after the paint that
 * responds to the press, because a slow phone takes longer to render it; it closes in a transition
 * for the same reason. When the owner sets `open` to false, the dialog closes synchronously,
 * because the owner may move focus then.
 */
export function useDialogOpen({ open, onOpenChange }: DialogOpen): DialogOpen {
  const isDue = useDeferredValue(open);
  return {
    open: open && isDue,
    onOpenChange: (next) => startTransition(() => onOpenChange(next)),
  };
}
