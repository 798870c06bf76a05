'use client';

import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => undefined;

/** False on the server and in the first render over server-made HTML, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
