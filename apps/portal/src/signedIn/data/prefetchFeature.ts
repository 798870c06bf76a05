import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Feature } from '../features.ts';
import type { CustomerServices } from './customerServices.ts';

/**
 * Prefetches a page's stale data, or all of it with `force`. Resolves when all of it is loaded or has
 * failed.
 */
export async function prefetchFeature(
  { apiClient, queryClient }: CustomerServices,
  feature: Feature,
  { force = false } = {},
): Promise<void> {
  const loads: Promise<void>[] = [];
  // A failed query is reported by its page, when that is opened.
  feature.preload(
    apiClient,
    <Data, QueryError, Selected, Key extends QueryKey>(
      query: FetchQueryOptions<Data, QueryError, Selected, Key>,
    ) => {
      const load = queryClient.prefetchQuery(force ? { ...query, staleTime: 0 } : query);
      loads.push(load);
      return load;
    },
  );
  await Promise.all(loads);
}
