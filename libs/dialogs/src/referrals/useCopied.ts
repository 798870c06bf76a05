import { useEffect, useState } from 'react';

const shownFor = 3_000;

/**
 * Returns whether something was copied within the last three seconds. Calling `confirm` restarts
 * the three seconds.
 */
export function useCopied() {
  // Counts the copies within the time, so that each copy restarts the timer.
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), shownFor);
    return () => clearTimeout(timer);
  }, [copies]);

  return { isCopied: copies > 0, confirm: () => setCopies((count) => count + 1) };
}
