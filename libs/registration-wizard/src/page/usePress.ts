import { useLayoutEffect, useRef, useState } from 'react';

/** A press that is being handled. */
export interface Press {
  /** Shows the button as waiting until the promise is settled. */
  waitFor: <Result>(promise: Promise<Result>) => Promise<Result>;
  /** Whether the step of the press is still shown, and was not left in the meantime. */
  isCurrent: () => boolean;
}

/**
 * Handles the presses of the step's button, one at a time: a double click or a held Enter key
 * arrives before React can render the next step.
 * @param visit a number that changes each time a step is shown
 */
export function usePress(visit: number, work: (press: Press) => Promise<void>) {
  const shown = useRef(visit);
  useLayoutEffect(() => {
    shown.current = visit;
  }, [visit]);
  /** The visit whose press is being handled. The press of an earlier visit may still be waiting. */
  const busy = useRef<number>(undefined);
  const [waiting, setWaiting] = useState<number>();

  const press = async () => {
    if (busy.current === visit) return;
    busy.current = visit;
    try {
      await work({
        waitFor: async (promise) => {
          setWaiting(visit);
          return promise.finally(() => setWaiting((at) => (at === visit ? undefined : at)));
        },
        isCurrent: () => shown.current === visit,
      });
    } finally {
      if (busy.current === visit) busy.current = undefined;
    }
  };
  return { press, isWaiting: waiting === visit };
}
