import { useEffect, type RefObject } from 'react';

/**
 * Focuses the result of a submit. Disabling the form removes focus from the field in which Enter
 * was pressed; focus that has moved elsewhere stays.
 * @param result the notice to read or the field to correct; nothing until a submit has ended
 */
export function useResultFocus(result: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (result && document.activeElement === document.body) result.current?.focus();
  }, [result]);
}
