import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { SignedInScreen } from '../signedInScreens.ts';
import type { CustomerServices } from './customerServices.ts';

/**
 * Prefetches the stale data of a page, or all of its data with `force`. Resolves once every query
 * has succeeded or failed.
 */
export async function prefetchScreen(
  { apiClient, queryClient }: CustomerServices,
  screen: SignedInScreen,
  { force = false } = {},
): Promise<void> {
  const loads: Promise<void>[] = [];
  // Errors are ignored here, because the page reports a failed query when it is opened.
  screen.prefetchQueries(
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
