'use client';

import { useSyncExternalStore } from 'react';
import { localDay, untilNextDay } from './days.ts';

/** Today on the customer's clock, `YYYY-MM-DD`, also after midnight. Empty on the server. */
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
  // The timer is late on a device that sleeps over midnight.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
