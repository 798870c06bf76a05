'use client';

import { useState } from 'react';

/** The parts of a query that matter here; a query of react-query has them. */
export interface LoadState {
  /** Why the last try failed; null if it did not. */
  error: Error | null;
  /** Whether there is neither data nor an error. */
  isPending: boolean;
}

/**
 * Returns the error to show in place of the data. A query clears its error when it retries; this keeps it
 * until the retry ends, so that the message and the pressed button stay.
 */
export function useLoadError({ error, isPending }: LoadState): Error | null {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return error ?? (isPending ? last : null);
}
