import { useLayoutEffect, useRef, useState } from 'react';
import type { StepNumber } from '../fields/field.ts';

/** One visit to a step. It ends when another step is shown. */
interface Visit {
  step: StepNumber;
}

/** A press that is being handled. */
export interface Press {
  /** Shows the button as waiting until the promise is settled. */
  waitFor: <Result>(promise: Promise<Result>) => Promise<Result>;
  /** Whether the step of the press is still shown, and was not left in the meantime. */
  isCurrent: () => boolean;
}

/**
 * Handles the presses of the step's button, one at a time. A press from a step that is no longer
 * shown is ignored: a double click or a held Enter key arrives before React can render the next
 * step.
 */
export function usePress(step: StepNumber, work: (press: Press) => Promise<void>) {
  const visit = useVisit(step);
  const present = useRef(visit);
  const [waiting, setWaiting] = useState<readonly Visit[]>([]);
  /** The visits to steps during which a press is still being handled. */
  const [busy] = useState(() => new Set<Visit>());
  useLayoutEffect(() => {
    present.current = visit;
  }, [visit]);

  const press = async (from: StepNumber) => {
    if (busy.has(visit) || from !== visit.step) return;
    busy.add(visit);
    try {
      await work({
        waitFor: async (promise) => {
          setWaiting((visits) => [...visits, visit]);
          return promise.finally(() =>
            setWaiting((visits) => visits.filter((each) => each !== visit)),
          );
        },
        isCurrent: () => present.current === visit,
      });
    } finally {
      busy.delete(visit);
    }
  };
  return { press, isWaiting: waiting.includes(visit) };
}

/**
 * Returns the visit to the current step: a new object each time a step is shown, even for the same
 * step.
 */
function useVisit(step: StepNumber): Visit {
  const [visit, setVisit] = useState<Visit>({ step });
  if (visit.step === step) return visit;
  const next = { step };
  setVisit(next);
  return next;
}
