import type { StepNumber } from './fields/field.ts';

interface Step {
  /** The specified name, for the progress bar and titles. */
  label: string;
  heading: string;
}

/**
 * The steps of the registration. Their fields are in `fields/<step>.ts`, their components in
 * `steps/`. Every public page loads this module for the title of the first step, so it is small.
 */
const steps: Record<StepNumber, Step> = {
  1: { label: 'Account', heading: 'Create your account' },
  2: { label: 'Personal', heading: 'About you' },
  3: { label: 'Address', heading: 'Your home address' },
  4: { label: 'Security', heading: 'Verify your identity' },
  5: { label: 'Sign Up', heading: 'Payment and agreements' },
};

export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4, 5];
export const lastStep: StepNumber = 5;
export const stepLabels = stepNumbers.map((step) => steps[step].label);

/** Returns the name and the heading of a step. */
export function stepAt(step: StepNumber): Step {
  return steps[step];
}

/** Returns a step's name for the browser's title: 'Step 2 of 5: Personal'. */
export function titleOf(step: StepNumber): string {
  return `Step ${step} of ${stepNumbers.length}: ${steps[step].label}`;
}
