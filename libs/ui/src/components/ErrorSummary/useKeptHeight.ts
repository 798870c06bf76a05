'use client';

import type { Ref } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useOwnNode } from '../../internal/refs.ts';

/**
 * Keeps an element's height while `kept`, so that nothing below it moves when its content becomes
 * shorter.
 */
export function useKeptHeight(ref: Ref<HTMLDivElement> | undefined, kept: boolean) {
  const node = useOwnNode(ref);
  const height = useRef(0);

  useLayoutEffect(() => {
    const element = node.current;
    if (!element) return;
    if (!kept) height.current = element.offsetHeight;
    element.style.setProperty('min-block-size', kept ? `${height.current}px` : null);
  });

  return node;
}
