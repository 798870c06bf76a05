'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
import { enterValue } from './enterValue.ts';
import { useOwnNode } from './refs.ts';
import { useHydrated } from './useHydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (node: Control): node is HTMLInputElement =>
  node instanceof HTMLInputElement && (node.type === 'checkbox' || node.type === 'radio');

/**
 * Keeps what a person typed, checked or autofilled before hydration. Hydration leaves such a value
 * in place, but the next render of a controlled field, or a form library that applies its defaults,
 * would clear it. So the value is entered again as if it were typed now.
 * @param value the controlled value, or undefined for an uncontrolled field
 */
export function useTypedBeforeHydration<T extends Control>(
  ref: Ref<T> | undefined,
  value: string | boolean | undefined,
) {
  const nodeRef = useOwnNode(ref);
  const early = useRef<string | boolean>(undefined);
  const hydrated = useHydrated();
  const first = useRef({ hydrating: !hydrated, value });

  useLayoutEffect(() => {
    const control = nodeRef.current;
    const typed = early.current;
    const { hydrating, value: given } = first.current;
    if (!control || !hydrating || typed === undefined) return;
    first.current.hydrating = false;
    if (isTick(control)) {
      const shown = given ?? control.checked;
      if (typed === shown || (control.type === 'radio' && !typed)) return;
      control.checked = !typed;
      control.click();
    } else if (typed !== '' && typed !== (given ?? control.value)) {
      control.value = typeof given === 'string' ? given : '';
      enterValue(control, String(typed));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, [nodeRef]);

  return useCallback(
    (element: T | null) => {
      nodeRef.current = element;
      if (element) early.current ??= isTick(element) ? element.checked : element.value;
    },
    [nodeRef],
  );
}
