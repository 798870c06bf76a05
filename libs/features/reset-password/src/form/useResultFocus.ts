import { useEffect, type RefObject } from 'react';

/**
 * Shows the keyboard what came of a submit. Disabling takes the focus away from the field in which Enter
 * was pressed; whoever has gone elsewhere in the meantime stays there.
 *
 * @param result the notice to read or the field to mend; nothing until a submit has ended
 */
export function useResultFocus(result: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (result && document.activeElement === document.body) result.current?.focus();
  }, [result]);
}
