import { useEffect, useRef, type RefObject } from 'react';

type Mode = 'view' | 'edit' | 'failed';

/** The element to focus in each mode; the first that exists. */
const targets: Record<Mode, readonly string[]> = {
  edit: ['input:checked', 'input, select'],
  failed: ['[data-focus-first]'],
  view: ['button'],
};

/** Moves focus along when a section changes between its modes, since the pressed button is gone then. */
export function useFocusFollowing(root: RefObject<HTMLElement | null>, mode: Mode) {
  const last = useRef(mode);
  useEffect(() => {
    if (last.current === mode) return;
    last.current = mode;
    const { activeElement, body } = document;
    // A customer who has gone on to something else during a save stays there.
    if (activeElement && activeElement !== body) return;
    for (const target of targets[mode]) {
      const element = root.current?.querySelector<HTMLElement>(target);
      if (element) return element.focus();
    }
  }, [root, mode]);
}
