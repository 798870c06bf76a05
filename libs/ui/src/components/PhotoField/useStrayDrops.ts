'use client';

import { useEffect } from 'react';

/**
 * Keeps the page while a photo can be dropped on it: what is dropped beside its place would be opened instead,
 * and what was typed would be gone. Text can still be dragged into fields.
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

/** Whatever the photo's place or a text field does not take. */
function refuse(event: DragEvent): void {
  const { dataTransfer, defaultPrevented, target } = event;
  if (defaultPrevented || !dataTransfer) return;
  const isField = target instanceof Element && target.matches('input, textarea');
  if (isField && !dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
