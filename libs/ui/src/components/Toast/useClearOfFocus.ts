'use client';

import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns whether to show the toasts at the top of the window, because at the bottom they would
 * cover the focused element (WCAG 2.4.11). Scrolling does not help at the end of a page or in a
 * dialog.
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

/**
 * Returns whether toasts at the bottom would cover the focused element; `undefined` if no element
 * or a toast is focused, so that the toasts stay where they are.
 */
function wouldCoverFocus(viewport: HTMLElement | null, focused: Element | null) {
  if (!viewport || !focused || focused === document.body || viewport.contains(focused)) return;
  const { top, bottom, left, right, height } = viewport.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  // The toasts have the same distance from the edge at the top and at the bottom of the window.
  const gap = Math.min(top, window.innerHeight - bottom);
  const isBeside = box.right <= left || box.left >= right;
  const isAbove = box.bottom <= window.innerHeight - gap - height;
  // An element as tall as the window, such as the page after its skip link, would be covered either
  // way.
  const isBelowTop = box.top >= gap + height;
  return !isBeside && !isAbove && isBelowTop;
}
