import { useEffect, type RefObject } from 'react';

/**
 * Focuses the result of a submit. Disabling the form takes the focus from the field in which Enter was
 * pressed; a focus that has moved elsewhere stays.
 * @param result the notice to read or the field to mend; nothing until a submit has ended
 */
export function useResultFocus(result: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (result && document.activeElement === document.body) result.current?.focus();
  }, [result]);
}
