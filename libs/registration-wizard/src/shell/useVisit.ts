import { useState } from 'react';
import type { StepNumber } from '../machine/stepNumbers.ts';

/** One stay on a step, from when it comes up until it is left. */
export interface Visit {
  step: StepNumber;
}

/** The stay on the present step: another object each time a step comes up, the same step too. */
export function useVisit(step: StepNumber): Visit {
  const [visit, setVisit] = useState<Visit>({ step });
  if (visit.step === step) return visit;
  const next = { step };
  setVisit(next);
  return next;
}
