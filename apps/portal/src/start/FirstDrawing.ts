import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { repeatEarlyPress } from './repeatEarlyPress.ts';

/**
 * Hands over from the page's HTML to what React has drawn: shows the page again that beforePaint.js has covered, now
 * that the right step of the registration stands in it, and repeats a press that came too early. Stands around
 * the page, since a neighbour would change the ids that the HTML was made with.
 */
export function FirstDrawing({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['resumed'];
  }, []);
  useEffect(repeatEarlyPress, []);
  return children;
}
