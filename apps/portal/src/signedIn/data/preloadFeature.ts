import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Feature } from '../features.ts';
import type { CustomerServices } from './customerServices.ts';

/** Loads a page's data as far as it is not fresh, or all of it by `force`. */
export function preloadFeature(
  { apiClient, queryClient }: CustomerServices,
  feature: Feature,
  { force = false } = {},
): void {
  // A query that fails is reported by its page, once that is opened.
  feature.preload(
    apiClient,
    <Data, QueryError, Selected, Key extends QueryKey>(
      query: FetchQueryOptions<Data, QueryError, Selected, Key>,
    ) => queryClient.prefetchQuery(force ? { ...query, staleTime: 0 } : query),
  );
}
