import { describe, expect, it, vi } from 'vitest';
import { CanceledError, HttpError, type CallOptions } from '../index.ts';
import { mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, expectLog, failure, server } from '../test/client.testing.ts';
import { contentsOf, freshCache } from '../test/cache.testing.ts';
import {
  accountsQuery,
  cacheTimes,
  dashboardStatsQuery,
  enrollmentsQuery,
  profileQuery,
  queryKeys,
  revealBankPassword,
  taskCompletionsQuery,
  toProfileView,
} from './index.ts';

const client = clientFor();
const cache = freshCache();
const cached = () => contentsOf(cache);

describe('the queries', () => {
  it('use the cache times of the specification', () => {
    expect(cacheTimes).toEqual({
      staleTime: 1_800_000,
      gcTime: 3_600_000,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      retry: 1,
      networkMode: 'always',
    });
    for (const options of [
      dashboardStatsQuery(client),
      taskCompletionsQuery(client, { page: 1, perPage: 5 }),
      accountsQuery(client),
      enrollmentsQuery(client),
      profileQuery(client),
    ]) {
      expect(options).toMatchObject(cacheTimes);
    }
  });

  it('fetch and cache their data', async () => {
    expect(await cache.fetchQuery(dashboardStatsQuery(client))).toEqual(fixtures.dashboardStats);
    expect(await cache.fetchQuery(accountsQuery(client))).toEqual(fixtures.accounts);
    expect(await cache.fetchQuery(enrollmentsQuery(client))).toEqual(fixtures.enrollments);
    expect(cache.getQueryData(enrollmentsQuery(client).queryKey)).toEqual(fixtures.enrollments);
  });

  it('cache each page of the activity under its own key', async () => {
    const first = taskCompletionsQuery(client, { page: 1, perPage: 5 });
    const last = taskCompletionsQuery(client, { page: 5, perPage: 5 });
    await cache.fetchQuery(first);
    await cache.fetchQuery(last);
    expect(cache.getQueryData(first.queryKey)?.items).toHaveLength(5);
    expect(cache.getQueryData(last.queryKey)?.items).toHaveLength(3);
    // The cached first page with five entries must not be returned for the first page with ten.
    expect(cache.getQueryData(taskCompletionsQuery(client, { page: 1 }).queryKey)).toBeUndefined();
    expect(taskCompletionsQuery(client).queryKey).toEqual(
      taskCompletionsQuery(client, { page: 1, perPage: 10 }).queryKey,
    );
  });

  it('share one root key, so that a sign-out can remove all data', async () => {
    await cache.fetchQuery(accountsQuery(client));
    await cache.fetchQuery(profileQuery(client));
    cache.removeQueries({ queryKey: queryKeys.all });
    expect(cache.getQueryCache().getAll()).toEqual([]);
  });

  it('retry once after a failure', async () => {
    let calls = 0;
    server.use(
      mockApi.accounts(() => {
        calls += 1;
        return mockFailures.serverError()();
      }),
    );
    const line = 'API call failed: GET /api/user/accounts: HttpError 500';
    expectLog(line, line);
    const query = { ...accountsQuery(client), retryDelay: 0 };
    expect(await failure(cache.fetchQuery({ ...query }))).toBeInstanceOf(HttpError);
    expect(calls).toBe(2);
  });

  it.each([
    ['getDashboardStats', mockApi.dashboardStats, () => dashboardStatsQuery(client)],
    ['listTaskCompletions', mockApi.taskCompletions, () => taskCompletionsQuery(client)],
    ['getAccounts', mockApi.accounts, () => accountsQuery(client)],
    ['listEnrollments', mockApi.enrollments, () => enrollmentsQuery(client)],
    ['getProfile', mockApi.profile, () => profileQuery(client)],
  ] as const)('abort the request of %s when the query is canceled', async (name, mock, query) => {
    server.use(mock(mockFailures.silence()));
    const call = vi.spyOn(client, name);
    const ended = failure(cache.fetchQuery<unknown>(query()));
    await cache.cancelQueries({ queryKey: queryKeys.all });
    await ended;
    const options = call.mock.lastCall?.at(-1) as CallOptions | undefined;
    expect(options?.signal?.aborted).toBe(true);
    expect(await failure(call.mock.results[0]?.value as Promise<unknown>)).toBeInstanceOf(
      CanceledError,
    );
  });
});

describe('the profile', () => {
  it('is cached with only the last four digits of the SSN and without the bank password', async () => {
    const view = await cache.fetchQuery(profileQuery(client));
    expect(view).toMatchObject({ ssn_last4: '3456', has_bank_password: true, city: 'Agawam' });
    expect(view).not.toHaveProperty('password');
    expect(cached()).toContain('Agawam');
    expect(cached()).not.toContain(fixtures.profile.decrypted_ssn);
    expect(cached()).not.toContain(fixtures.profile.password);
  });

  it.each([
    [{ ssn: '900-12-3456' }, '3456'],
    [{ decrypted_ssn: '*****3456' }, '3456'],
    [{ ssn: ' 900123456 ' }, '3456'],
    [{ ssn: '900123456', decrypted_ssn: '900129999' }, '3456'],
    [{ ssn: '3456-XXXXX' }, ''],
    [{ ssn: '123' }, ''],
    [{ ssn: '' }, ''],
    [{ ssn: '', decrypted_ssn: '900123456' }, '3456'],
    [{}, ''],
  ])('%j is cached with the last SSN digits %j', (numbers, last4) => {
    const profile = { ...fixtures.profile, decrypted_ssn: undefined, ...numbers };
    expect(toProfileView(profile).ssn_last4).toBe(last4);
  });

  it('has has_bank_password false if the password is null or empty', () => {
    for (const password of [null, '']) {
      expect(toProfileView({ ...fixtures.profile, password }).has_bank_password).toBe(false);
    }
  });

  it('does not cache the bank password that revealBankPassword fetches', async () => {
    await cache.fetchQuery(profileQuery(client));
    expect(await revealBankPassword(client)).toBe(fixtures.profile.password);
    expect(cached()).not.toContain(fixtures.profile.password);
  });
});
