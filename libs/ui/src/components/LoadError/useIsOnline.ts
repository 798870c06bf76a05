'use client';

import { useSyncExternalStore } from 'react';

/**
 * Returns whether the browser is online, and re-renders when that changes. Returns true in
 * prerendered HTML, which cannot know.
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
