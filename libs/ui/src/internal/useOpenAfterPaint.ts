'use client';

import { useDeferredValue } from 'react';

/**
 * Whether a window is open: after the paint that answers the press, since a slow phone takes longer to bring one up.
 * It goes at once, because its owner may have another place for the focus then. What it asks by itself, to be closed,
 * it asks in a transition, for the same paint.
 */
export function useOpenAfterPaint(open: boolean): boolean {
  const isDue = useDeferredValue(open);
  return open && isDue;
}
