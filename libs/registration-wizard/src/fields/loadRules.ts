import type { StepNumber } from './field.ts';
import type { StepRules } from './rule.ts';

const loaders: Record<StepNumber, () => Promise<{ rules: StepRules }>> = {
  1: () => import('./account.rules.ts'),
  2: () => import('./personal.rules.ts'),
  3: () => import('./address.rules.ts'),
  4: () => import('./security.rules.ts'),
  5: () => import('./payment.rules.ts'),
};

const loaded: Partial<Record<StepNumber, StepRules>> = {};

/** Loads the rules of a step. A later step loads them with its page. */
export async function loadRules(step: StepNumber): Promise<StepRules> {
  loaded[step] ??= (await loaders[step]()).rules;
  return loaded[step];
}

/** Returns the rules of a step if they are loaded. */
export const loadedRules = (step: StepNumber) => loaded[step];
