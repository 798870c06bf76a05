const minute = 60_000;

/**
 * Cache settings of all queries: data is fresh for 30 minutes and kept for 60, is never refetched on focus,
 * mount or reconnect, and a failed fetch is retried once.
 */
export const cacheTimes = {
  staleTime: 30 * minute,
  gcTime: 60 * minute,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  retry: 1,
  // When the browser is offline, a call fails with an error. In the default mode the query would
  // stay paused until the browser is online.
  networkMode: 'always',
} as const;

/** Type of `cacheTimes`; every `PortalQuery` contains these settings. */
export type CacheTimes = typeof cacheTimes;
