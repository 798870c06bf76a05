'use client';

import { useEffect } from 'react';

/**
 * Prevents the browser from opening a file that is dropped beside the drop zone, which would discard the
 * typed data. Text can still be dragged into fields.
 */
export function useStrayDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** Cancels a drop beside the photo's card. Does not cancel text that is dropped on a text field. */
function refuse(event: DragEvent): void {
  const { dataTransfer, defaultPrevented, target } = event;
  if (defaultPrevented || !dataTransfer) return;
  const isField = target instanceof Element && target.matches('input, textarea');
  if (isField && !dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
