import { useEffect, type RefObject } from 'react';

/**
 * Focuses the result of a submitted form. While the form is disabled, the field in which Enter was
 * pressed loses its focus. If the user has focused another element by then, the focus stays there.
 * @param result the notice to read or the field to correct; `undefined` until a submit has ended
 */
export function useResultFocus(result: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (result && document.activeElement === document.body) result.current?.focus();
  }, [result]);
}
