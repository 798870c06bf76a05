import type { StepNumber } from './field.ts';
import type { StepRules } from './rule.ts';

let loaded: Record<StepNumber, StepRules> | undefined;

/** Loads the rules of all steps. The first view does not contain them. */
export async function loadRules(): Promise<Record<StepNumber, StepRules>> {
  loaded ??= (await import('./rules.ts')).rules;
  return loaded;
}

/** Returns the rules of a step if they are loaded. */
export const loadedRules = (step: StepNumber) => loaded?.[step];
