import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focuses the heading of a page that replaces another one at the same URL. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  return headingRef;
}
