'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { untilNextText, updatedText } from './updatedText.ts';

/**
 * Returns how long ago `updatedAt` was, updated every minute. Returns an empty string without a
 * time and on the server.
 */
export function useUpdatedText(updatedAt: number | undefined): string {
  const watch = useCallback(
    (notify: () => void) => {
      if (!updatedAt) return () => undefined;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(tick, untilNextText(Date.now() - updatedAt));
      };
      const tick = () => {
        notify();
        wait();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [updatedAt],
  );
  return useSyncExternalStore(
    watch,
    () => (updatedAt ? updatedText(Date.now() - updatedAt) : ''),
    () => '',
  );
}
