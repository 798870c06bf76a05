'use client';

import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the toasts stand at the top of the window, since at the bottom they would cover what has the focus
 * (WCAG 2.4.11). Scrolling would not do: a page ends, and a dialog stays where it is.
 */
export function useClearOfFocus(viewport: RefObject<HTMLElement | null>, count: number): boolean {
  const [isAtTop, setAtTop] = useState(false);
  useLayoutEffect(() => {
    if (count === 0) return;
    const place = () =>
      setAtTop((before) => wouldCoverFocus(viewport.current, document.activeElement) ?? before);
    place();
    document.addEventListener('focusin', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('focusin', place);
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [viewport, count]);
  return isAtTop && count > 0;
}

/** Undefined while the focus says nothing about the page: it is nowhere, or in a toast. */
function wouldCoverFocus(viewport: HTMLElement | null, focused: Element | null) {
  if (!viewport || !focused || focused === document.body || viewport.contains(focused)) return;
  const { top, bottom, left, right, height } = viewport.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  // Both places are as far from their edge of the window.
  const gap = Math.min(top, window.innerHeight - bottom);
  const isBeside = box.right <= left || box.left >= right;
  const isAbove = box.bottom <= window.innerHeight - gap - height;
  // What is as high as the window, such as the page after its skip link, would be covered by either place.
  const isBelowTop = box.top >= gap + height;
  return !isBeside && !isAbove && isBelowTop;
}
