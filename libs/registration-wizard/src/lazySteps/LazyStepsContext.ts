import { createContext, use } from 'react';
import type { LazySteps } from './lazySteps.tsx';

export const LazyStepsContext = createContext<LazySteps | undefined>(undefined);

/** Everything behind the first step; undefined until it is loaded. */
export function useLazySteps(): LazySteps | undefined {
  return use(LazyStepsContext);
}
