import type { Ref } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { assignRef } from '../../internal/refs.ts';

/** Keeps an element as high as it was while `kept`, so that nothing below it moves when it says less. */
export function useKeptHeight(ref: Ref<HTMLDivElement> | undefined, kept: boolean) {
  const node = useRef<HTMLDivElement>(null);
  const height = useRef(0);

  useLayoutEffect(() => {
    const element = node.current;
    if (!element) return;
    if (!kept) height.current = element.offsetHeight;
    element.style.minBlockSize = kept ? `${height.current}px` : '';
  });

  return useCallback(
    (element: HTMLDivElement | null) => {
      node.current = element;
      return assignRef(ref, element);
    },
    [ref],
  );
}
