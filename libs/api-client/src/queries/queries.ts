import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { cacheTimes } from './cacheTimes.ts';
import { toProfileView } from './profileView.ts';
import { queryKeys } from './queryKeys.ts';

/** Home's cards and chart. */
export function dashboardStatsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.dashboardStats,
    queryFn: ({ signal }) => client.getDashboardStats({ signal }),
    ...cacheTimes,
  });
}

/** One page of the recent activity. */
export function taskCompletionsQuery(
  client: ApiClient,
  { page = 1, perPage = 10 }: { page?: number; perPage?: number } = {},
) {
  return queryOptions({
    queryKey: [...queryKeys.taskCompletions, { page, perPage }] as const,
    queryFn: ({ signal }) => client.listTaskCompletions({ page, perPage }, { signal }),
    ...cacheTimes,
  });
}

/** The accounts with their total. */
export function accountsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.accounts,
    queryFn: ({ signal }) => client.getAccounts({ signal }),
    ...cacheTimes,
  });
}

/** The enrolled bonuses. */
export function enrollmentsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.enrollments,
    queryFn: ({ signal }) => client.listEnrollments({ signal }),
    ...cacheTimes,
  });
}

/**
 * The customer's record. The number and the bank password are dropped before the answer reaches the cache;
 * a `select` would leave the raw answer in it.
 */
export function profileQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.profile,
    queryFn: async ({ signal }) => toProfileView(await client.getProfile({ signal })),
    ...cacheTimes,
  });
}
