import type { StepNumber } from '../fields/field.ts';

/** Props of a step after the first one. */
export interface StepProps {
  /** Called for a step whose answers the applicant wants to change. */
  onChange: (step: StepNumber) => void;
}
