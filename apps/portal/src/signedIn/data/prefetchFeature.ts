import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Feature } from '../features.ts';
import type { CustomerServices } from './customerServices.ts';

/**
 * Prefetches the stale data of a page, or all of its data with `force`. Resolves once every query
 * has succeeded or failed.
 */
export async function prefetchFeature(
  { apiClient, queryClient }: CustomerServices,
  feature: Feature,
  { force = false } = {},
): Promise<void> {
  const loads: Promise<void>[] = [];
  // Errors are ignored here, because the page reports a failed query when it is opened.
  feature.prefetchQueries(
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
