import { useEffect, useRef, type RefObject } from 'react';

type Mode = 'view' | 'edit' | 'failed';

/** The element to focus in each mode; the first that exists. */
const targets: Record<Mode, readonly string[]> = {
  edit: ['input:checked', 'input, select'],
  failed: ['[data-focus-first]'],
  view: ['button'],
};

/**
 * Moves focus when a section changes between its modes, since the pressed button is no longer
 * rendered.
 */
export function useFocusFollowing(root: RefObject<HTMLElement | null>, mode: Mode) {
  const last = useRef(mode);
  useEffect(() => {
    if (last.current === mode) return;
    last.current = mode;
    const { activeElement, body } = document;
    // A customer who has moved on during a save keeps their focus.
    if (activeElement && activeElement !== body) return;
    for (const target of targets[mode]) {
      const element = root.current?.querySelector<HTMLElement>(target);
      if (element) return element.focus();
    }
  }, [root, mode]);
}
