import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Feature } from '../features.ts';
import type { CustomerServices } from './customerServices.ts';

/** Loads a page's data as far as it is not fresh, or all of it by `force`. Done when all of it is there or has failed. */
export async function prefetchFeature(
  { apiClient, queryClient }: CustomerServices,
  feature: Feature,
  { force = false } = {},
): Promise<void> {
  const loads: Promise<void>[] = [];
  // A query that fails is reported by its page, once that is opened.
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
