import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Shows the page again that beforePaint.js has covered, once the right step of the registration stands in it. Stands
 * around it, since a neighbour would change the ids that the HTML was made with.
 */
export function Uncovered({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['resumed'];
  }, []);
  return children;
}
