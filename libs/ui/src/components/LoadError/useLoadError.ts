'use client';

import { useState } from 'react';

/** The fields of a query that `useLoadError` reads; a query result of react-query has them. */
export interface LoadState {
  /** The error of the last attempt; `null` if it did not fail. */
  error: Error | null;
  /** Whether the query has neither data nor an error yet. */
  isPending: boolean;
}

/**
 * Returns the error to show in place of the data. A query clears its error when it retries; this
 * hook returns the error until the retry ends, so that the message and the pressed button stay on
 * the page.
 */
export function useLoadError({ error, isPending }: LoadState): Error | null {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return error ?? (isPending ? last : null);
}
