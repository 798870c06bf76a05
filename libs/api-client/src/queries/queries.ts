import type { DataTag } from '@tanstack/query-core';
import type { ApiClient } from '../client/client.ts';
import type { CallOptions } from '../client/options.ts';
import type {
  AccountsSummary,
  DashboardStats,
  Enrollment,
  TaskCompletionPage,
  TaskCompletionPageRequest,
  UserProfile,
} from '../types.ts';
import { cacheTimes, type CacheTimes } from './cacheTimes.ts';
import { queryKeys } from './queryKeys.ts';

/**
 * Options for `useQuery` of any TanStack Query adapter and for `fetchQuery` of query-core. The
 * options are plain objects, so this module imports no TanStack package at run time.
 */
export interface PortalQuery<Data, Key extends readonly unknown[]> extends CacheTimes {
  /** Carries the type of the cached data: `getQueryData(query.queryKey)` is typed. */
  queryKey: DataTag<Key, Data, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}
type Keys = typeof queryKeys;
type PageKey = readonly [...Keys['taskCompletions'], TaskCompletionPageRequest];

/** Adds the cache times, and the type of the data to the type of the key. */
const portalQuery = <Data, Key extends readonly unknown[]>(
  queryKey: Key,
  queryFn: PortalQuery<Data, Key>['queryFn'],
) => ({ queryKey, queryFn, ...cacheTimes }) as PortalQuery<Data, Key>;

/** Returns the query for the totals and the monthly earnings. */
export function dashboardStatsQuery(
  client: ApiClient,
): PortalQuery<DashboardStats, Keys['dashboardStats']> {
  return portalQuery(queryKeys.dashboardStats, ({ signal }) =>
    client.getDashboardStats({ signal }),
  );
}

/** Returns the query for one page of the recent activity. Each page has its own key. */
export function taskCompletionsQuery(
  client: ApiClient,
  { page = 1, perPage = 10, ...filters }: TaskCompletionPageRequest = {},
): PortalQuery<TaskCompletionPage, PageKey> {
  const request: TaskCompletionPageRequest = { page, perPage, ...filters };
  return portalQuery([...queryKeys.taskCompletions, request] as const, ({ signal }) =>
    client.listTaskCompletions(request, { signal }),
  );
}

/** Returns the query for the bank accounts and their total balance. */
export function accountsQuery(client: ApiClient): PortalQuery<AccountsSummary, Keys['accounts']> {
  return portalQuery(queryKeys.accounts, ({ signal }) => client.getAccounts({ signal }));
}

/** Returns the query for the bonuses in which the customer is enrolled. */
export function enrollmentsQuery(
  client: ApiClient,
): PortalQuery<Enrollment[], Keys['enrollments']> {
  return portalQuery(queryKeys.enrollments, ({ signal }) => client.listEnrollments({ signal }));
}

/**
 * Returns the query for the profile. The query function removes the Social Security number and the
 * bank password before the response reaches the cache; with a `select`, the cache would still
 * contain the raw response.
 */
export function profileQuery(client: ApiClient): PortalQuery<ProfileView, Keys['profile']> {
  return portalQuery(queryKeys.profile, async ({ signal }) =>
    toProfileView(await client.getProfile({ signal })),
  );
}

/** The profile as it may be cached: the last digits of the Social Security number, and no bank password. */
export interface ProfileView extends Omit<UserProfile, 'ssn' | 'decrypted_ssn' | 'password'> {
  /** Last four digits of the Social Security number, or '' when there are fewer. */
  ssn_last4: string;
  /** Whether the customer has a bank password. `revealBankPassword` fetches it. */
  has_bank_password: boolean;
}

/** Returns a profile without its Social Security number and its bank password. */
export function toProfileView(profile: UserProfile): ProfileView {
  const { ssn, decrypted_ssn, password, ...rest } = profile;
  const ssn_last4 = lastFourOf(ssn) || lastFourOf(decrypted_ssn);
  return { ...rest, ssn_last4, has_bank_password: Boolean(password) };
}

/** Returns the last four digits, also of a masked number such as '*****3456', or '' if there are none. */
const lastFourOf = (ssn = '') => /\d{4}$/.exec(ssn.trim())?.[0] ?? '';

/**
 * Returns the bank password, or `null` if the customer has none yet. Every call fetches it; it is
 * never cached. Keep it in component state only, and discard it soon.
 */
export async function revealBankPassword(
  client: ApiClient,
  options?: CallOptions,
): Promise<string | null> {
  return (await client.getProfile(options)).password;
}
