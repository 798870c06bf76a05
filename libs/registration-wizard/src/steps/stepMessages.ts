import type { StepNumber } from '../fields/field.ts';

/** The names of the steps, for the progress bar and titles. */
export const stepLabels = ['Account', 'Personal', 'Address', 'Security', 'Sign Up'] as const;

const headings: Record<StepNumber, string> = {
  1: 'Create your account',
  2: 'About you',
  3: 'Your home address',
  4: 'Verify your identity',
  5: 'Payment and agreements',
};

export function headingOf(step: StepNumber): string {
  return headings[step];
}

/** Returns a step's name for the browser's title: 'Step 2 of 5: Personal'. */
export function titleOf(step: StepNumber): string {
  return `Step ${step} of ${stepLabels.length}: ${stepLabels[step - 1]}`;
}
