import type { TaskCompletion } from '@bank-bonuses/api-client';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fetchAllActivity, type FetchProgress } from './fetchAllActivity.ts';
import type { ActivityFilter } from './useActivity.ts';

export type AllActivity = ReturnType<typeof useAllActivity>;

/**
 * Loads every row that matches the filter, and passes the rows on. Leaving the page cancels the
 * load.
 */
export function useAllActivity(
  filter: ActivityFilter,
  onLoaded: (rows: readonly TaskCompletion[]) => void,
) {
  const client = useApiClient();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const [progress, setProgress] = useState<FetchProgress>();
  const { mutate, reset, isPending, error, data } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ signal }: AbortController) => {
      const rows = await fetchAllActivity(client, { filter, signal, onProgress: setProgress });
      signal.throwIfAborted();
      onLoaded(rows);
      return rows.length;
    },
  });
  return {
    isRunning: isPending,
    progress,
    error,
    /** Number of rows of the last load. */
    count: data,
    start: () => {
      running.current = new AbortController();
      setProgress(undefined);
      mutate(running.current);
    },
    cancel: () => {
      running.current?.abort();
      reset();
    },
  };
}
