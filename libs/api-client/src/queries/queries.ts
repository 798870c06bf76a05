import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/client.ts';
import type {
  AccountsSummary,
  DashboardStats,
  Enrollment,
  TaskCompletionPage,
  TaskCompletionPageRequest,
} from '../types.ts';
import { cacheTimes } from './cacheTimes.ts';
import { type ProfileView, toProfileView } from './profileView.ts';
import { queryKeys } from './queryKeys.ts';

/**
 * Named, because an inferred type would be written out in terms of a package that whoever installs this one
 * may not have.
 */
type PortalQuery<Data, Key extends readonly unknown[]> = ReturnType<
  typeof queryOptions<Data, Error, Data, Key>
>;
type Keys = typeof queryKeys;
type PageKey = readonly [...Keys['taskCompletions'], Required<TaskCompletionPageRequest>];

/** Home's cards and chart. */
export function dashboardStatsQuery(
  client: ApiClient,
): PortalQuery<DashboardStats, Keys['dashboardStats']> {
  return queryOptions({
    queryKey: queryKeys.dashboardStats,
    queryFn: ({ signal }) => client.getDashboardStats({ signal }),
    ...cacheTimes,
  });
}

/** One page of the recent activity. */
export function taskCompletionsQuery(
  client: ApiClient,
  { page = 1, perPage = 10 }: TaskCompletionPageRequest = {},
): PortalQuery<TaskCompletionPage, PageKey> {
  return queryOptions({
    queryKey: [...queryKeys.taskCompletions, { page, perPage }] as const,
    queryFn: ({ signal }) => client.listTaskCompletions({ page, perPage }, { signal }),
    ...cacheTimes,
  });
}

/** The accounts with their total. */
export function accountsQuery(client: ApiClient): PortalQuery<AccountsSummary, Keys['accounts']> {
  return queryOptions({
    queryKey: queryKeys.accounts,
    queryFn: ({ signal }) => client.getAccounts({ signal }),
    ...cacheTimes,
  });
}

/** The enrolled bonuses. */
export function enrollmentsQuery(
  client: ApiClient,
): PortalQuery<Enrollment[], Keys['enrollments']> {
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
export function profileQuery(client: ApiClient): PortalQuery<ProfileView, Keys['profile']> {
  return queryOptions({
    queryKey: queryKeys.profile,
    queryFn: async ({ signal }) => toProfileView(await client.getProfile({ signal })),
    ...cacheTimes,
  });
}
