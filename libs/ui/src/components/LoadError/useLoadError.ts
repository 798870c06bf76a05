'use client';

import { useState } from 'react';

/** The parts of a query that matter here; a query of react-query has them. */
export interface LoadState {
  /** Why the last try failed; null while nothing is wrong. */
  error: Error | null;
  /** Whether there is no data and no failure yet. */
  isPending: boolean;
}

/**
 * The failure that stands where the data would. A query forgets its failure as soon as it tries again;
 * this keeps it until that try has ended, so that its message and the pressed button stay in place.
 */
export function useLoadError({ error, isPending }: LoadState): Error | null {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return error ?? (isPending ? last : null);
}
