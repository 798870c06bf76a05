import { useEffect, useRef, type RefObject } from 'react';

type Mode = 'view' | 'edit' | 'failed';

/** Selectors of the elements to focus in each mode. The first match gets the focus. */
const targets: Record<Mode, readonly string[]> = {
  edit: ['input:checked', 'input, select'],
  failed: ['[data-focus-first]'],
  view: ['button'],
};

/**
 * Moves the focus when a section changes its mode, because the pressed button is no longer
 * rendered.
 */
export function useFocusFollowing(root: RefObject<HTMLElement | null>, mode: Mode) {
  const last = useRef(mode);
  useEffect(() => {
    if (last.current === mode) return;
    last.current = mode;
    const { activeElement, body } = document;
    // Does not move the focus if the customer has focused another element during the save.
    if (activeElement && activeElement !== body) return;
    for (const target of targets[mode]) {
      const element = root.current?.querySelector<HTMLElement>(target);
      if (element) return element.focus();
    }
  }, [root, mode]);
}
