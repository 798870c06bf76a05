'use client';

import type { Ref } from 'react';
import { useCallback, useRef } from 'react';

/** Assigns a node to a ref of either kind and returns the cleanup function. */
export function assignRef<T>(ref: Ref<T> | undefined, node: T | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(node);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

/**
 * Returns a ref object with the node for the component's own use, and a callback ref that also
 * assigns the node to the caller's ref.
 */
export function useOwnNode<T>(ref: Ref<T> | undefined) {
  const node = useRef<T>(null);
  const nodeRef = useCallback(
    (element: T | null) => {
      node.current = element;
      return assignRef(ref, element);
    },
    [ref],
  );
  return { node, nodeRef };
}
