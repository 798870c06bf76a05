'use client';

import { useSyncExternalStore } from 'react';

/**
 * Whether the browser knows of a connection; renders again when that changes. A prerendered page cannot
 * know, and says yes.
 */
export const useIsOnline = () => useSyncExternalStore(watch, isOnline, () => true);

const isOnline = () => navigator.onLine;

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
