import { useEffect, useState } from 'react';

const shownFor = 3_000;

/**
 * Returns whether something was copied within the last three seconds. Calling `confirm` restarts
 * the three seconds.
 */
export function useCopied() {
  // Counts the copies, so that each copy restarts the timer.
  const [copies, setCopies] = useState(0);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setIsShown(false), shownFor);
    return () => clearTimeout(timer);
  }, [copies]);

  const confirm = () => {
    setCopies((count) => count + 1);
    setIsShown(true);
  };
  return { isCopied: isShown, confirm };
}
