import type * as LazyModule from './lazySteps.tsx';

let loading: Promise<typeof LazyModule> | undefined;

/**
 * Loads the other steps, their validation and the submission: the wizard's only lazy boundary. Called when
 * the applicant first uses step 1, so that the page itself stays small. A failed import is not cached, so it
 * can be retried.
 */
export function loadLazySteps(): Promise<typeof LazyModule> {
  loading ??= import('./lazySteps.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
