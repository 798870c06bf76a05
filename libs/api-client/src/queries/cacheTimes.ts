const minute = 60_000;

/**
 * How long answers live, for all queries alike: fresh 30 minutes, kept 60, never fetched again because a
 * window, a component or the network came back, tried once more after a failure.
 */
export const cacheTimes = {
  staleTime: 30 * minute,
  gcTime: 60 * minute,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  retry: 1,
  // Offline, a call fails and says so; otherwise it would wait without an end.
  networkMode: 'always',
} as const;

export type CacheTimes = typeof cacheTimes;
