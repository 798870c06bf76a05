import type { StepNumber } from './field.ts';
import type { StepRules } from './rule.ts';

let loaded: Record<StepNumber, StepRules> | undefined;

/** Keeps the rules of all steps, which are loaded after the first view. */
export function keepRules(rules: Record<StepNumber, StepRules>): void {
  loaded = rules;
}

/** Returns the rules of a step if they are loaded. */
export const loadedRules = (step: StepNumber) => loaded?.[step];
