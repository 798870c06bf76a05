import { useEffect, useRef } from 'react';
import { focusHeading } from '../focusHeading.ts';

/** The page that was asked for takes the second step's place at the same address, and the focus with it. */
export function useFocusAfter(isLocked: boolean): void {
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (wasLocked.current && !isLocked) focusHeading();
    wasLocked.current = isLocked;
  }, [isLocked]);
}
