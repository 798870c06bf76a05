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
 * What the query functions of react-query, of its siblings for other frameworks and of query-core itself
 * take. No helper of theirs makes it, so that this entry needs none of them when it runs.
 */
export interface PortalQuery<Data, Key extends readonly unknown[]> extends CacheTimes {
  /** Knows what is cached under it: `getQueryData(query.queryKey)` is typed. */
  queryKey: DataTag<Key, Data, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}
type Keys = typeof queryKeys;
type PageKey = readonly [...Keys['taskCompletions'], TaskCompletionPageRequest];

/** The tag of a key is for types alone. */
function portalQuery<Data, Key extends readonly unknown[]>(
  query: Omit<PortalQuery<Data, Key>, 'queryKey'> & { queryKey: Key },
): PortalQuery<Data, Key> {
  return query as PortalQuery<Data, Key>;
}

/** Home's cards and chart. */
export function dashboardStatsQuery(
  client: ApiClient,
): PortalQuery<DashboardStats, Keys['dashboardStats']> {
  return portalQuery({
    queryKey: queryKeys.dashboardStats,
    queryFn: ({ signal }) => client.getDashboardStats({ signal }),
    ...cacheTimes,
  });
}

/** One page of the recent activity. */
export function taskCompletionsQuery(
  client: ApiClient,
  { page = 1, perPage = 10, ...filters }: TaskCompletionPageRequest = {},
): PortalQuery<TaskCompletionPage, PageKey> {
  const request: TaskCompletionPageRequest = { page, perPage, ...filters };
  return portalQuery({
    queryKey: [...queryKeys.taskCompletions, request] as const,
    queryFn: ({ signal }) => client.listTaskCompletions(request, { signal }),
    ...cacheTimes,
  });
}

/** The accounts with their total. */
export function accountsQuery(client: ApiClient): PortalQuery<AccountsSummary, Keys['accounts']> {
  return portalQuery({
    queryKey: queryKeys.accounts,
    queryFn: ({ signal }) => client.getAccounts({ signal }),
    ...cacheTimes,
  });
}

/** The enrolled bonuses. */
export function enrollmentsQuery(
  client: ApiClient,
): PortalQuery<Enrollment[], Keys['enrollments']> {
  return portalQuery({
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
  return portalQuery({
    queryKey: queryKeys.profile,
    queryFn: async ({ signal }) => toProfileView(await client.getProfile({ signal })),
    ...cacheTimes,
  });
}

/** The profile as it may stay in a cache: four digits of the number, and no bank password. */
export interface ProfileView extends Omit<UserProfile, 'ssn' | 'decrypted_ssn' | 'password'> {
  /** The last four digits, or '' when there are fewer than four. */
  ssn_last4: string;
  /** Whether there is a bank password that `revealBankPassword` would fetch. */
  has_bank_password: boolean;
}

export function toProfileView(profile: UserProfile): ProfileView {
  const { ssn, decrypted_ssn, password, ...rest } = profile;
  // A masked number keeps its digits at the end, so digits are read from there only.
  const lastFour = /\d{4}$/.exec((ssn ?? decrypted_ssn ?? '').trim())?.[0] ?? '';
  return { ...rest, ssn_last4: lastFour, has_bank_password: Boolean(password) };
}

/**
 * Fetches the bank password afresh, past every cache. Hold it in component state only, and let go of it
 * soon. Null when there is none yet.
 */
export async function revealBankPassword(
  client: ApiClient,
  options?: CallOptions,
): Promise<string | null> {
  return (await client.getProfile(options)).password;
}
