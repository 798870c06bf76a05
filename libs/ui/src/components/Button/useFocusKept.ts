import type { Ref } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { assignRef } from '../../internal/refs.ts';

/**
 * A button that is disabled while something loads loses focus. This gives it back afterwards,
 * unless focus has gone somewhere else in the meantime.
 */
export function useFocusKept(ref: Ref<HTMLButtonElement> | undefined, loading: boolean) {
  const node = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    const button = node.current;
    if (!button || !loading) return;
    pressed.current = pressed.current || document.activeElement === button;
    return () => {
      const nowhere = document.activeElement === document.body || document.activeElement === button;
      if (pressed.current && nowhere && button.isConnected) {
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) button.focus();
        });
      }
      pressed.current = false;
    };
  }, [loading]);

  return useCallback(
    (element: HTMLButtonElement | null) => {
      node.current = element;
      return assignRef(ref, element);
    },
    [ref],
  );
}
