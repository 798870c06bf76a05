'use client';

import type { Ref } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useOwnNode } from '../../internal/refs.ts';

/**
 * Restores the focus of a button that lost it by being disabled while something loads. Focus
 * returns in the commit that enables the button, unless another element has received focus in the
 * meantime.
 */
export function useFocusKept(ref: Ref<HTMLButtonElement> | undefined, loading: boolean) {
  const node = useOwnNode(ref);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const button = node.current;
    if (!button) return;
    if (hadFocus.current && !loading && document.activeElement === document.body) button.focus();
    hadFocus.current = loading && document.activeElement === button;
  }, [loading, node]);

  return node;
}
