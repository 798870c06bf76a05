import type * as LazyModule from './lazySteps.tsx';

let loading: Promise<typeof LazyModule> | undefined;

/**
 * The wizard's one boundary of code that is loaded on demand: the other steps, their checks and the
 * submission. Called as soon as somebody uses the first step, so that the page itself stays small. A
 * failed import is not cached, so a retry is possible.
 */
export function loadLazySteps(): Promise<typeof LazyModule> {
  loading ??= import('./lazySteps.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
