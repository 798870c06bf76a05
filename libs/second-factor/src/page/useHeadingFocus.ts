import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Takes the focus for a page that takes another one's place without a change of the address. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  return headingRef;
}
