'use client';

import { useSyncExternalStore } from 'react';

/**
 * Returns whether the browser is online, and re-renders when that changes. Returns true during
 * prerendering, where this is unknown.
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
