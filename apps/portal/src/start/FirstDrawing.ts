import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { EarlyClick } from './recordEarlyClick.ts';
import { replayEarlyClick, takeEarlyClick } from './replayEarlyClick.ts';

/**
 * Hands over from the page's HTML to what React has drawn: shows the page again that beforePaint.js has covered, now
 * that the right step of the registration stands in it, and replays a click that came too early. Stands around
 * the page, since a neighbour would change the ids that the HTML was made with.
 */
export function FirstDrawing({ children }: { children: ReactNode }): ReactNode {
  const early = useRef<EarlyClick>(undefined);
  useLayoutEffect(() => {
    delete document.documentElement.dataset['resumed'];
    // In the task that draws: the next press is React's, and nobody else's.
    early.current ??= takeEarlyClick();
  }, []);
  useEffect(() => {
    const press = early.current;
    early.current = undefined;
    if (press) replayEarlyClick(press);
  }, []);
  return children;
}
