'use client';

import { useSyncExternalStore } from 'react';
import { localDay, untilNextDay } from './days.ts';

/**
 * Returns today's date on the customer's clock, as `YYYY-MM-DD`, and re-renders after midnight.
 * Returns an empty string on the server.
 */
export const useToday = () => useSyncExternalStore(watch, localDay, () => '');

function watch(notify: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(look, untilNextDay());
  };
  const look = () => {
    clearTimeout(timer);
    notify();
    wait();
  };
  wait();
  // Also checks the day when the page becomes visible, because the timer is late on a device that
  // sleeps over midnight.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
