import { loadCode } from '../loadCode.ts';
import type * as Validation from './validate.ts';

const load = () => import('./validate.ts');
let validation: typeof Validation | undefined;

/** Loads the rules of all steps, which are no part of the first view. */
export async function loadValidation(): Promise<typeof Validation> {
  validation ??= await loadCode(load);
  return validation;
}

/** Loads the rules ahead. Ignores failures, which the next call of `loadValidation` repeats. */
export async function preloadValidation(): Promise<void> {
  validation ??= await load().catch(() => undefined);
}

/** Returns the rules if they are loaded. */
export const loadedValidation = () => validation;
