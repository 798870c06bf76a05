'use client';

import type { Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';

/** Returns a ref for the component's own use, whose node the caller's ref gets too. */
export function useOwnNode<T>(ref: Ref<T> | undefined) {
  const node = useRef<T>(null);
  // React calls this function only while the component is mounted, so there is a node.
  useImperativeHandle(ref, () => node.current as T, []);
  return node;
}
