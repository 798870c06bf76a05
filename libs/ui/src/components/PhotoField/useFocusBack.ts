import type { Ref } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { assignRef } from '../../internal/refs.ts';

/**
 * Nothing of the field can hold the focus while its photo is prepared, and a button that removes the photo
 * goes with it. Both would send the focus to the top of the page; the file input takes it instead, unless
 * it has gone somewhere else in the meantime.
 */
export function useFocusBack(ref: Ref<HTMLInputElement> | undefined, loading: boolean) {
  const node = useRef<HTMLInputElement>(null);
  const wasLoading = useRef(false);

  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasLoading.current && !loading && isLost) node.current?.focus({ preventScroll: true });
    wasLoading.current = loading;
  }, [loading]);

  const inputRef = useCallback(
    (element: HTMLInputElement | null) => {
      node.current = element;
      return assignRef(ref, element);
    },
    [ref],
  );
  return { inputRef, focusInput: () => node.current?.focus() };
}
