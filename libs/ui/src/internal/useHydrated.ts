'use client';

import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => undefined;

/** Returns false on the server and in the first render of prerendered HTML, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
