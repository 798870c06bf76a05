import type * as LazySteps from './lazySteps.tsx';

let loading: Promise<typeof LazySteps> | undefined;

/**
 * Everything behind the first step: the other steps, their checks and the submission. Asked for as soon
 * as somebody uses the first step, so that the page itself stays small. A failed try may be repeated.
 */
export function loadLazySteps(): Promise<typeof LazySteps> {
  loading ??= import('./lazySteps.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
